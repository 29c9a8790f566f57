package roomtest

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
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/web"
	"saddlebag/web/live"
)

// TableConfig is the web app with tables of a game of secrets.
func TableConfig(t *testing.T) web.Config {
	t.Helper()
	return StoreConfig(t, storetest.Usual(t))
}

// StoreConfig is an app with the small game, and tables in a store.
func StoreConfig(t *testing.T, store logbook.Store) web.Config {
	t.Helper()
	c := Config(t)
	c.Titles, c.Shelf = []sheets.Title{example.Title}, ExampleCatalog
	c.Clock = time.Now
	var err error
	c.Tables, err = live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// StartTables serves the web app with tables.
func StartTables(t *testing.T) *httptest.Server {
	t.Helper()
	h, err := web.New(TableConfig(t))
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s
}

// A Visitor is one phone: it keeps its cookies, and looks where it is sent
// before it goes there.
type Visitor struct {
	t      *testing.T
	at     string
	client *http.Client
}

// Visit is a phone that has not been at a server yet.
func Visit(t *testing.T, at string) *Visitor {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &Visitor{t, at, &http.Client{Transport: Transport, Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}}
}

// Seated is a phone that has the seat of a code.
func Seated(t *testing.T, at, code string) *Visitor {
	t.Helper()
	v := Visit(t, at)
	v.Plant(at, &http.Cookie{Name: "saddlebag-phone", Value: live.Key(code)})
	return v
}

func (v *Visitor) send(method, path, kind string, body io.Reader) Answer {
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
	return Answer{got, string(text)}
}

// Get reads an address.
func (v *Visitor) Get(path string) Answer {
	v.t.Helper()
	return v.send(http.MethodGet, path, "", http.NoBody)
}

// Post sends a form: names and values by turns. Where that leads back to say why it was
// not taken, that page is the answer.
func (v *Visitor) Post(path string, fields ...string) Answer {
	v.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return v.returns(v.send(http.MethodPost, path, "application/x-www-form-urlencoded", strings.NewReader(form.Encode())))
}

// Sends sends a form, and reads the page to which that leads.
func (v *Visitor) Sends(path string, fields ...string) Answer {
	v.t.Helper()
	return v.Get(v.Post(path, fields...).Leads(v.t, "(/.*)"))
}

// returns follows an answer that leads back.
func (v *Visitor) returns(got Answer) Answer {
	v.t.Helper()
	for _, c := range got.Cookies() {
		if c.Name == "saddlebag-return" {
			return v.Get(got.Header.Get("Location"))
		}
	}
	return got
}

// Upload sends a form as browsers do that has fields for files.
func (v *Visitor) Upload(path string, fields ...string) Answer {
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
	return v.returns(v.send(http.MethodPost, path, w.FormDataContentType(), &b))
}

// Says fails unless an answer has a status and every text.
func (got Answer) Says(t *testing.T, status int, texts ...string) {
	t.Helper()
	if got.StatusCode != status {
		t.Fatalf("%s %s: status %d, want %d\n%s", got.Request.Method, got.Request.URL.Path, got.StatusCode, status, got.Text)
	}
	for _, text := range texts {
		if !strings.Contains(got.Text, text) && !strings.Contains(html.UnescapeString(got.Text), text) {
			t.Fatalf("%s %s: without %q\n%s", got.Request.Method, got.Request.URL.Path, text, got.Text)
		}
	}
}

// Leads fails unless an answer leads to an address of a form, and returns what
// its parts in brackets stand for.
func (got Answer) Leads(t *testing.T, form string) string {
	t.Helper()
	found := regexp.MustCompile("^" + form + "$").FindStringSubmatch(got.Header.Get("Location"))
	if got.StatusCode != http.StatusSeeOther || found == nil {
		t.Fatalf("%s %s: status %d to %q, want 303 to %s\n%s", got.Request.Method, got.Request.URL.Path, got.StatusCode, got.Header.Get("Location"), form, got.Text)
	}
	return found[len(found)-1]
}

// Found is what the part in brackets of a form stands for in a page.
func (got Answer) Found(t *testing.T, form string) string {
	t.Helper()
	found := regexp.MustCompile(form).FindStringSubmatch(got.Text)
	if found == nil {
		t.Fatalf("%s %s: nothing like %s\n%s", got.Request.Method, got.Request.URL.Path, form, got.Text)
	}
	return found[1]
}

// NewTable makes a table of Ann, who is the host, and Bob; the path is the
// host's.
func NewTable(t *testing.T, host *Visitor, more ...string) (path string) {
	t.Helper()
	fields := append([]string{"game", "nugget", "player", "Ann", "player", "Bob", "me", "1"}, more...)
	return host.Upload("/tables", fields...).Leads(t, "(/t/[a-z2-7]{26})")
}

// Enters enters events, each on what stands then.
func (v *Visitor) Enters(path string, events ...string) {
	v.t.Helper()
	for _, event := range events {
		seen := v.Get(path+"/book").Found(v.t, `name="seen" value="(\d+)"`)
		v.Post(path+"/enter", "seen", seen, "event", event).Leads(v.t, path)
	}
}

// SeatLink is the path of the link to a seat, as its host sees it.
func SeatLink(t *testing.T, host *Visitor, path, seat string) string {
	t.Helper()
	return host.Get(path+"/seats").Found(t, `id="link-seat-`+seat+`" value="http://[^/"]+(/sit/[a-z2-7]{26})"`)
}

// Cookies are those that the phone keeps for a server.
func (v *Visitor) Cookies(server string) []*http.Cookie {
	v.t.Helper()
	return v.client.Jar.Cookies(v.address(server))
}

// Plant puts a cookie onto the phone, as somebody else may.
func (v *Visitor) Plant(server string, c *http.Cookie) {
	v.t.Helper()
	v.client.Jar.SetCookies(v.address(server), []*http.Cookie{c})
}

func (v *Visitor) address(server string) *url.URL {
	v.t.Helper()
	at, err := url.Parse(server)
	if err != nil {
		v.t.Fatal(err)
	}
	return at
}
