package web

import (
	"bytes"
	"crypto/rand"
	"html"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/webtest/nugget"
)

// tableApp is the web app with tables of a game of secrets.
func tableApp(t *testing.T) Config {
	t.Helper()
	c := testApp(t)
	c.Titles, c.Shelf = []sheets.Title{nugget.Title}, nugget.Shelf()
	c.Clock = time.Now
	var err error
	c.Tables, err = live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: new(memory.Store), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// startTables serves the web app with tables.
func startTables(t *testing.T) *httptest.Server {
	t.Helper()
	h, err := New(tableApp(t))
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s
}

// A visitor is one phone: it keeps its cookies, and looks where it is sent
// before it goes there.
type visitor struct {
	t      *testing.T
	at     string
	client *http.Client
}

func visit(t *testing.T, at string) *visitor {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &visitor{t, at, &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}}
}

func (v *visitor) send(method, path, kind string, body io.Reader) answer {
	v.t.Helper()
	r, err := http.NewRequestWithContext(v.t.Context(), method, v.at+path, body)
	if err != nil {
		v.t.Fatal(err)
	}
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	got, err := v.client.Do(r)
	if err != nil {
		v.t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		v.t.Fatal(err)
	}
	return answer{got, string(text)}
}

func (v *visitor) get(path string) answer {
	v.t.Helper()
	return v.send(http.MethodGet, path, "", http.NoBody)
}

// post sends a form: names and values by turns.
func (v *visitor) post(path string, fields ...string) answer {
	v.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return v.send(http.MethodPost, path, "application/x-www-form-urlencoded", strings.NewReader(form.Encode()))
}

// upload sends a form as browsers do that has fields for files.
func (v *visitor) upload(path string, fields ...string) answer {
	v.t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i := 0; i < len(fields); i += 2 {
		if err := w.WriteField(fields[i], fields[i+1]); err != nil {
			v.t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		v.t.Fatal(err)
	}
	return v.send(http.MethodPost, path, w.FormDataContentType(), &b)
}

// says fails unless an answer has a status and every text.
func (got answer) says(t *testing.T, status int, texts ...string) {
	t.Helper()
	if got.StatusCode != status {
		t.Fatalf("%s %s: status %d, want %d\n%s", got.Request.Method, got.Request.URL.Path, got.StatusCode, status, got.text)
	}
	for _, text := range texts {
		if !strings.Contains(got.text, text) && !strings.Contains(html.UnescapeString(got.text), text) {
			t.Fatalf("%s %s: without %q\n%s", got.Request.Method, got.Request.URL.Path, text, got.text)
		}
	}
}

// leads fails unless an answer leads to an address of a form, and returns what
// its parts in brackets stand for.
func (got answer) leads(t *testing.T, form string) string {
	t.Helper()
	found := regexp.MustCompile("^" + form + "$").FindStringSubmatch(got.Header.Get("Location"))
	if got.StatusCode != http.StatusSeeOther || found == nil {
		t.Fatalf("%s %s: status %d to %q, want 303 to %s\n%s", got.Request.Method, got.Request.URL.Path, got.StatusCode, got.Header.Get("Location"), form, got.text)
	}
	return found[len(found)-1]
}

// found is what the part in brackets of a form stands for in a page.
func (got answer) found(t *testing.T, form string) string {
	t.Helper()
	found := regexp.MustCompile(form).FindStringSubmatch(got.text)
	if found == nil {
		t.Fatalf("%s %s: nothing like %s\n%s", got.Request.Method, got.Request.URL.Path, form, got.text)
	}
	return found[1]
}

// aTable makes a table of Ann, who is the host, and Bob; the path is the
// host's.
func aTable(t *testing.T, host *visitor, more ...string) (path string) {
	t.Helper()
	fields := append([]string{"game", "nugget", "player", "Ann", "player", "Bob", "me", "1"}, more...)
	return host.upload("/tables", fields...).leads(t, "(/t/[a-z2-7]{26})")
}

// enters enters events, each on what stands then.
func (v *visitor) enters(path string, events ...string) {
	v.t.Helper()
	for _, event := range events {
		seen := v.get(path+"/book").found(v.t, `name="seen" value="(\d+)"`)
		v.post(path+"/enter", "seen", seen, "event", event).leads(v.t, path)
	}
}

// seatLink is the path of the link to a seat, as its host sees it.
func seatLink(t *testing.T, host *visitor, path, seat string) string {
	t.Helper()
	return host.get(path+"/seats").found(t, `id="link-seat-`+seat+`" value="http://[^/"]+(/sit/[a-z2-7]{26})"`)
}
