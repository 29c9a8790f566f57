package roomtest

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
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/templates"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// ExampleCatalog has the small game alone.
var ExampleCatalog = ledger.Catalog{Games: []scoring.Game{example.Title.Game}, House: templates.House, Houses: templates.Houses}

// OwnDeck is house data of one's own for the small game.
const OwnDeck = "cards: [{name: ace, worth: 9}, {name: king, worth: 3}, {name: queen, worth: 1}]"

// A Party is a table of Ann, who is the host, and Bob, on a server of its own.
type Party struct {
	T       *testing.T
	Address string
	Secure  string // the address over TLS
	Ann     string // code of Ann's place
	Bob     string
	Looker  string

	language string // that its phones ask for; empty for none
}

// In is the party on phones that ask for a language, by its tag.
func (p Party) In(language string) Party {
	p.language = language
	return p
}

// client is that of the phones.
func (p Party) client() *http.Client {
	return &http.Client{Transport: Keyed{reading{Transport, p.language}}}
}

// NewParty makes a party that has played some lines of the small game already.
func NewParty(t *testing.T, title sheets.Title, dieKind string, lines ...string) Party {
	t.Helper()
	c := Config(t)
	c.Titles, c.Shelf, c.Clock = []sheets.Title{title}, ExampleCatalog, time.Now
	c.Shelf.Games = []scoring.Game{title.Game}
	tables, err := live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: storetest.Usual(t), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	c.Tables = tables
	host, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: example.Title.Game.Info().ID, Players: []string{"Ann", "Bob"}}, Dice: dieKind})
	if err != nil {
		t.Fatal(err)
	}
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	secure := httptest.NewTLSServer(h)
	t.Cleanup(secure.Close)
	p := Party{T: t, Address: s.URL, Secure: secure.URL, Ann: host.Code}
	links, err := host.Invite(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range links {
		switch {
		case link.Role == people.Onlooker:
			p.Looker = p.sit(tables, link.Key)
		case link.Seat == 1:
			p.Bob = p.sit(tables, link.Key)
		}
	}
	for i, line := range lines {
		if _, err := host.Enter(t.Context(), live.Request{Seen: i, Event: line}); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return p
}

func (p Party) sit(tables *live.Tables, link string) string {
	p.T.Helper()
	code, err := tables.Sit(p.T.Context(), link, live.Guest{})
	if err != nil {
		p.T.Fatal(err)
	}
	return code
}

// Page is the address of a place's page.
func (p Party) Page(code string) string { return p.Address + "/t/" + code }

// Get reads an address under a place's page.
func (p Party) Get(code, rest string) (status int, body string) {
	p.T.Helper()
	r, err := p.client().Get(p.Page(code) + rest) //nolint:noctx // a test's own server
	return p.read(r, err)
}

// Post sends a form, and follows where it leads.
func (p Party) Post(code, rest string, form url.Values) (status int, body string) {
	p.T.Helper()
	r, err := p.client().PostForm(p.Page(code)+rest, form) //nolint:noctx // a test's own server
	return p.read(r, err)
}

func (p Party) read(r *http.Response, err error) (status int, body string) {
	p.T.Helper()
	if err != nil {
		p.T.Fatal(err)
	}
	defer r.Body.Close() //nolint:errcheck // it has been read
	b, err := io.ReadAll(r.Body)
	if err != nil {
		p.T.Fatal(err)
	}
	return r.StatusCode, string(b)
}

// Enter enters a line as a script does, and returns the status and the answer.
func (p Party) Enter(code, seen, event, key string) (status int, answer map[string]any) {
	p.T.Helper()
	form := url.Values{"seen": {seen}, "event": {event}, "key": {key}}
	r, err := http.NewRequestWithContext(p.T.Context(), http.MethodPost, p.Page(code)+"/enter", strings.NewReader(form.Encode()))
	if err != nil {
		p.T.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	status, body := p.read(p.client().Do(r))
	if err := json.Unmarshal([]byte(body), &answer); err != nil {
		p.T.Fatalf("%v in %q", err, body)
	}
	return status, answer
}
