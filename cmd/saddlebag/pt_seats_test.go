package main

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

// A seatOverHTTP is a player's place at a table, as a program without scripts
// reaches it.
type seatOverHTTP struct {
	t        *testing.T
	at, code string
}

// seatAt is the place of a code; of none, that of who has not sat down yet.
func seatAt(t *testing.T, at, code string) seatOverHTTP { return seatOverHTTP{t, at, code} }

// seatsAt seats players at a table that has been made; the first is the host,
// whose path is given.
func seatsAt(t *testing.T, at, path string, names ...string) map[string]seatOverHTTP {
	t.Helper()
	host := seatAt(t, at, strings.TrimPrefix(path, "/t/"))
	seats := map[string]seatOverHTTP{names[0]: host}
	for _, name := range names[1:] {
		_, page := host.get("/t/" + host.code + "/seats")
		where, _ := host.post(linkForm.FindString(page), nil)
		seats[name] = seatAt(t, at, strings.TrimPrefix(where, "/t/"))
	}
	return seats
}

// get is what is at an address.
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
