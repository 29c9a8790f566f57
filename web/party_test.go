package web

import (
	"crypto/rand"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/webtest/nugget"
)

// A party is a table of Ann, who is the host, and Bob, on a server of its own.
type party struct {
	t       *testing.T
	address string
	ann     string // code of Ann's place
	bob     string
	looker  string
}

// gather makes a party that has played some lines of the small game already.
func gather(t *testing.T, title sheets.Title, dieKind string, lines ...string) party {
	t.Helper()
	c := testApp(t)
	c.Titles, c.Shelf, c.Clock = []sheets.Title{title}, nugget.Shelf(), time.Now
	c.Shelf.Games = []scoring.Game{title.Game}
	tables, err := live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: &memory.Store{}, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	c.Tables = tables
	host, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: nugget.ID, Players: []string{"Ann", "Bob"}}, Dice: dieKind})
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range lines {
		if _, err := host.Enter(t.Context(), live.Request{Seen: i, Event: line}); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	h, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	p := party{t: t, address: s.URL, ann: host.Code}
	company, err := host.Company()
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range company.Seats {
		switch {
		case seat.Role == live.Onlooker:
			p.looker = p.sit(tables, seat.Link)
		case seat.Role == live.Player && seat.Seat == 1:
			p.bob = p.sit(tables, seat.Link)
		}
	}
	return p
}

func (p party) sit(tables *live.Tables, link string) string {
	p.t.Helper()
	code, err := tables.Sit(p.t.Context(), link, "")
	if err != nil {
		p.t.Fatal(err)
	}
	return code
}

// page is the address of a place's page.
func (p party) page(code string) string { return p.address + "/t/" + code }

// get reads an address under a place's page.
func (p party) get(code, rest string) (status int, body string) {
	p.t.Helper()
	r, err := http.Get(p.page(code) + rest) //nolint:noctx // a test's own server
	return p.read(r, err)
}

// post sends a form, and follows where it leads.
func (p party) post(code, rest string, form url.Values) (status int, body string) {
	p.t.Helper()
	r, err := http.PostForm(p.page(code)+rest, form) //nolint:noctx // a test's own server
	return p.read(r, err)
}

func (p party) read(r *http.Response, err error) (status int, body string) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
	defer r.Body.Close() //nolint:errcheck // it has been read
	b, err := io.ReadAll(r.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return r.StatusCode, string(b)
}

// enter enters a line as a script does, and returns the status and the answer.
func (p party) enter(code, seen, event, key string) (status int, answer map[string]any) {
	p.t.Helper()
	form := url.Values{"seen": {seen}, "event": {event}, "key": {key}}
	r, err := http.NewRequestWithContext(p.t.Context(), http.MethodPost, p.page(code)+"/enter", strings.NewReader(form.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	status, body := p.read(http.DefaultClient.Do(r))
	if err := json.Unmarshal([]byte(body), &answer); err != nil {
		p.t.Fatalf("%v in %q", err, body)
	}
	return status, answer
}
