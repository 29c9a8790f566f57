package main

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/web/roomtest"
)

// A seatOverHTTP is a player's place at a table, as a program without scripts
// reaches it.
type seatOverHTTP struct {
	t        *testing.T
	at, code string
}

// seatsAt seats players at a table that has been made; the first is the host,
// whose path is given.
func seatsAt(t *testing.T, at, path string, names ...string) map[string]seatOverHTTP {
	t.Helper()
	host := seatOverHTTP{t, at, strings.TrimPrefix(path, "/t/")}
	seats := map[string]seatOverHTTP{names[0]: host}
	for _, name := range names[1:] {
		_, page := host.get("/t/" + host.code + "/seats")
		where, _ := host.post(linkForm.FindString(page), nil)
		seats[name] = seatOverHTTP{t, at, strings.TrimPrefix(where, "/t/")}
	}
	return seats
}

func (s seatOverHTTP) get(path string) (status int, text string) {
	s.t.Helper()
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}}
	answer, err := client.Get(s.at + path) //nolint:noctx // the test ends with it
	return s.answered(answer, err)
}

// post sends a form, and returns where it leads.
func (s seatOverHTTP) post(path string, form url.Values) (where, text string) {
	s.t.Helper()
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	answer, err := client.PostForm(s.at+path, form) //nolint:noctx // the test ends with it
	_, text = s.answered(answer, err)
	return answer.Header.Get("Location"), text
}

// submit sends a form, and returns what stands on the page to which it leads.
func (s seatOverHTTP) submit(path string, form url.Values) string {
	s.t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		s.t.Fatal(err)
	}
	client := &http.Client{Transport: roomtest.Keyed{RoundTripper: roomtest.Transport}, Jar: jar}
	answer, err := client.PostForm(s.at+path, form) //nolint:noctx // the test ends with it
	_, text := s.answered(answer, err)
	return text
}

func (s seatOverHTTP) answered(answer *http.Response, err error) (status int, text string) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if err != nil {
		s.t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// enter enters an event, and returns what is answered.
func (s seatOverHTTP) enter(seen int, event string) string {
	s.t.Helper()
	where, text := s.post("/t/"+s.code+"/enter", url.Values{"seen": {strconv.Itoa(seen)}, "event": {event}})
	return where + text
}

// all is everything that a seat can read of its table: with the sheets as
// documents, and why it cannot write on a cell.
func (s seatOverHTTP) all(cell string, sheets ...string) map[string]string {
	s.t.Helper()
	all := map[string]string{}
	for _, path := range []string{"", "/book", "/result", "/before/20", "/wrong/20", "/ledger", "/ledger.json", "/notary", "/notary/paper", "/why?at=" + url.QueryEscape(cell)} {
		_, all[path] = s.get("/t/" + s.code + path)
	}
	for _, path := range []string{"", "/prompts", "/ledger"} {
		_, all["api"+path] = s.get("/api/v1/tables/" + s.code + path)
	}
	for _, sheet := range sheets {
		dir := s.t.TempDir()
		_, pdf := s.get("/t/" + s.code + "/sheets/" + sheet + ".pdf?paper=a3")
		write(s.t, filepath.Join(dir, "sheet.pdf"), pdf)
		shell(s.t, dir, "pdftotext -layout sheet.pdf sheet.txt")
		all[sheet] = read(s.t, filepath.Join(dir, "sheet.txt"))
	}
	return all
}

// made is what differs between two tables at which the same is played: codes
// and hashes, times, and marks of what a page has seen.
var made = mask{form: regexp.MustCompile(`data-revision="[^"]*"|[0-9a-f]{12,}|[a-z2-7]{26}|"short":"[^"]*"|class="short-code">[A-Z]{6}|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z?|\b[0-9]{2}:[0-9]{2}(:[0-9]{2})?\b|"nonce":"[^"]*"`)}

// Two tables at which one card differs, that Bob has drawn and keeps to himself,
// are the same to everybody else: pages, sheets, ledgers, what is offered, and
// what is said to those who guess.
func TestBoodleCardsStaySecret(t *testing.T) {
	t.Parallel()
	at := serve(t, "--limits", "off")
	events := gameEvents(t, "../../scoring/rintintin/testdata/games/all-secret-4p.ledger")[:38]
	know := map[string]map[string]map[string]string{} // by the card, then by who looks
	for _, card := range []string{"0", "10"} {
		seats := seatsAt(t, at, newTableOf(t, at, "rin-tin-tin", "physical", "Ann", "Bob", "Cy", "Di"), "Ann", "Bob", "Cy", "Di")
		for i, e := range events {
			seats[e.Actor].enter(i, e.String())
		}
		bob := seats["Bob"]
		bob.enter(38, "Bob boodle "+card)
		bob.enter(39, "Bob undo")
		bob.enter(40, "Bob redo")
		know[card] = map[string]map[string]string{}
		for name, seat := range seats {
			all := seat.all("s2-score-card/1", "score", "result", "board-small")
			for _, guess := range []string{"Cy boodle 10", "Bob boodle 10", "Bob reveal 10", "Bob reveal 0", "Bob redo", "Di spin red"} {
				all["guess "+guess] = seat.enter(41, guess)
			}
			for what, text := range all {
				all[what] = made.over(text)
			}
			know[card][name] = all
		}
		_, ledger := seats["Di"].get("/t/" + seats["Di"].code + "/ledger")
		if !strings.Contains(ledger, "Bob boodle ?\n") {
			t.Errorf("Di's ledger has not Bob's hidden card: %s", ledger)
		}
		file := filepath.Join(t.TempDir(), "di.ledger")
		write(t, file, ledger)
		// Red 1 brings Bob 4 and Green 1 so far 1; the card counts when it is shown.
		said, err := exec.Command("saddlebag", "check", file).CombinedOutput()
		if said := string(said); err != nil || !strings.Contains(said, "Bob: 5 points") || !strings.Contains(said, "1 secret card") {
			t.Errorf("the ledger that Di has is checked as %s, %v", said, err)
		}
	}
	for _, name := range []string{"Ann", "Cy", "Di"} {
		if diff := cmp.Diff(know["0"][name], know["10"][name]); diff != "" {
			t.Errorf("%s can tell the cards apart: %s", name, diff)
		}
	}
	if cmp.Equal(know["0"]["Bob"], know["10"]["Bob"]) {
		t.Error("Bob does not see his own card")
	}
}
