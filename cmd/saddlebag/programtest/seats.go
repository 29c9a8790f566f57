package programtest

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// A SeatOverHTTP is a player's place at a table, as a program without scripts
// reaches it.
type SeatOverHTTP struct {
	T        *testing.T
	at, Code string
}

// SeatAt is the place of a code; of none, that of who has not sat down yet.
func SeatAt(t *testing.T, at, code string) SeatOverHTTP { return SeatOverHTTP{t, at, code} }

// SeatsAt seats players at a table that has been made; the first is the host,
// whose path is given.
func SeatsAt(t *testing.T, at, path string, names ...string) map[string]SeatOverHTTP {
	t.Helper()
	host := SeatAt(t, at, strings.TrimPrefix(path, "/t/"))
	seats := map[string]SeatOverHTTP{names[0]: host}
	for _, name := range names[1:] {
		_, page := host.Get("/t/" + host.Code + "/seats")
		where, _ := host.Post(LinkForm.FindString(page), nil)
		seats[name] = SeatAt(t, at, strings.TrimPrefix(where, "/t/"))
	}
	return seats
}

// Get is what is at an address.
func (s SeatOverHTTP) Get(path string) (status int, text string) {
	s.T.Helper()
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}}
	answer, err := client.Get(s.at + path) //nolint:noctx // the test ends with it
	return s.answered(answer, err)
}

// Post sends a form, and returns where it leads.
func (s SeatOverHTTP) Post(path string, form url.Values) (where, text string) {
	s.T.Helper()
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(s.at+path, form) //nolint:noctx // the test ends with it
	_, text = s.answered(answer, err)
	return answer.Header.Get("Location"), text
}

// Submit sends a form, and returns what stands on the page to which it leads.
func (s SeatOverHTTP) Submit(path string, form url.Values) string {
	s.T.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		s.T.Fatal(err)
	}
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}, Jar: jar}
	answer, err := client.PostForm(s.at+path, form) //nolint:noctx // the test ends with it
	_, text := s.answered(answer, err)
	return text
}

func (s SeatOverHTTP) answered(answer *http.Response, err error) (status int, text string) {
	s.T.Helper()
	if err != nil {
		s.T.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if err != nil {
		s.T.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// Enter enters an event, and returns what is answered.
func (s SeatOverHTTP) Enter(seen int, event string) string {
	s.T.Helper()
	where, text := s.Post("/t/"+s.Code+"/enter", url.Values{"seen": {strconv.Itoa(seen)}, "event": {event}})
	return where + text
}

// All is everything that a seat can read of its table: with the sheets as
// documents, and why it cannot write on a cell.
func (s SeatOverHTTP) All(cell string, sheets ...string) map[string]string {
	s.T.Helper()
	all := map[string]string{}
	for _, path := range []string{"", "/book", "/result", "/before/20", "/wrong/20", "/ledger", "/ledger.json", "/notary", "/notary/paper", "/why?at=" + url.QueryEscape(cell)} {
		_, all[path] = s.Get("/t/" + s.Code + path)
	}
	for _, path := range []string{"", "/prompts", "/ledger"} {
		_, all["api"+path] = s.Get("/api/v1/tables/" + s.Code + path)
	}
	for _, sheet := range sheets {
		dir := s.T.TempDir()
		_, pdf := s.Get("/t/" + s.Code + "/sheets/" + sheet + ".pdf?paper=a3")
		Write(s.T, filepath.Join(dir, "sheet.pdf"), pdf)
		Shell(s.T, dir, "pdftotext -layout sheet.pdf sheet.txt")
		all[sheet] = Read(s.T, filepath.Join(dir, "sheet.txt"))
	}
	return all
}
