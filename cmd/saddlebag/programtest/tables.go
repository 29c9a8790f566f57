package programtest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"saddlebag/web/webtest"
)

// TakeEvent enters an event at a table; not ok where nobody takes it.
func TakeEvent(table, seen, event string) (number int, ok bool) {
	form := url.Values{"seen": {seen}, "event": {event}}
	r, err := http.NewRequest(http.MethodPost, table+"/enter", strings.NewReader(form.Encode())) //nolint:noctx // it ends with the server
	if err != nil {
		return 0, false
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	answer, err := Seated.Do(r)
	if err != nil {
		return 0, false
	}
	defer func() { _ = answer.Body.Close() }()
	var entered struct{ Number int }
	if answer.StatusCode != http.StatusCreated || json.NewDecoder(answer.Body).Decode(&entered) != nil {
		return 0, false
	}
	return entered.Number, true
}

// An exportedLog is what the test reads of the export of a table.
type exportedLog struct {
	Entries []struct{ Event string }
}

// Exported is the export of a table, whose page is given.
func Exported(t *testing.T, table string) (log exportedLog) {
	t.Helper()
	status, text := GetText(t, table+"/ledger.json")
	if err := json.Unmarshal([]byte(text), &log); err != nil || status != http.StatusOK {
		t.Fatalf("%d, %v: %.200s", status, err, text)
	}
	return log
}

// NewTable makes a table of Coal n' Write with dice of its own.
func NewTable(t *testing.T, at string, players ...string) string {
	t.Helper()
	return NewTableOf(t, at, "coal-n-write", "physical", players...)
}

// NewTableOf makes a table over HTTP, as the form of the page does, and returns
// the path of the host's seat. The host plays the first player.
func NewTableOf(t *testing.T, at, game, dice string, players ...string) string {
	t.Helper()
	return MakeTable(t, at+"/tables", url.Values{"game": {game}, "player": players, "me": {"1"}, "dice": {dice}})
}

// MakeTable sends a form that makes a table, and returns the path of the host's
// seat.
func MakeTable(t *testing.T, at string, form url.Values) string {
	t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(at, form) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	path := answer.Header.Get("Location")
	if answer.StatusCode != http.StatusSeeOther || !strings.HasPrefix(path, "/t/") {
		t.Fatalf("status %d, to %q", answer.StatusCode, path)
	}
	return path
}

// LinkForm finds the link to a free seat.
var LinkForm = regexp.MustCompile(`/sit/[a-z2-7]{26}`)

// LinkTo is the link to the free seat of the first player who has one, as the
// host's page has it.
func LinkTo(host *webtest.Window, seats string) string {
	host.Sit(seats)
	return LinkForm.FindString(webtest.Eval[string](host, "document.documentElement.outerHTML"))
}
