package api_test

import (
	"encoding/hex"
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/roomtest"
)

// Where everybody buries the nugget: words that stand nowhere else.
var buried = map[string]string{"Ann": "cactusroot", "Bob": "wellbucket", "Cat": "porchplank"}

const looksOn = "" // the name of the one who looks on

// A night is a game with secrets, at which everything is read that any seat can
// get hold of.
type night struct {
	t      *testing.T
	api    apiClient
	tables logbook.Store
	party  roomtest.Party
	places map[string]apiPlaceAt        // by name
	follow map[string]roomtest.Listener // streams from the first moment on
	shown  map[string]bool              // whose secrets are out
}

func newNight(t *testing.T) *night {
	t.Helper()
	c := roomtest.TableConfig(t)
	api := newAPIClient(t, c, readContract(t))
	host, places := api.make(`{"game": "nugget", "players": ["Ann", "Bob", "Cat"], "host": "Ann"}`)
	places["Ann"] = host
	n := &night{t: t, api: api, tables: c.Tables.Store, party: roomtest.Party{T: t, Address: api.at}, places: places, follow: map[string]roomtest.Listener{}, shown: map[string]bool{}}
	for name, p := range places {
		n.follow[name] = n.party.Listen(p.code, "")
	}
	return n
}

// No seat gets to read what another one keeps to itself, by whatever way it
// asks, while the game takes all its turns.
func TestSecretsStaySecret(t *testing.T) {
	n := newNight(t)
	bury := func(name string) string { return name + " bury " + buried[name] }
	n.enter("Ann", http.StatusCreated, "Ann draw ace")
	n.enter("Ann", http.StatusCreated, bury("Ann"))
	n.enter("Bob", http.StatusCreated, "Bob draw king")
	n.enter("Bob", http.StatusCreated, bury("Bob"))
	n.enter("Bob", http.StatusUnprocessableEntity, bury("Bob"))
	n.enter("Bob", http.StatusForbidden, bury("Ann"))
	n.enter("Ann", http.StatusBadRequest, `Ann bury "`)
	n.enter("Bob", http.StatusCreated, "Bob undo")
	n.enter("Bob", http.StatusCreated, "Bob redo")
	n.enter("Cat", http.StatusCreated, bury("Cat"))

	// Cat has drawn before Bob did, and what was drawn and buried is amended.
	n.insert("Cat", 3, "Cat draw queen")
	n.enter("Bob", http.StatusCreated, `table amend 3 "Bob draw ace"`)
	n.enter("Bob", http.StatusCreated, `table amend 3 "Bob draw king"`)
	n.enter("Cat", http.StatusForbidden, `table amend 4 "Bob bury `+buried["Cat"]+`"`)
	n.enter("Ann", http.StatusCreated, `table amend 2 "Ann bury elsewhere"`)
	n.enter("Ann", http.StatusCreated, `table amend 2 "`+bury("Ann")+`"`)
	for i, roll := range []string{"2+5", "3+3"} {
		n.enter("Bob", http.StatusCreated, "table roll "+roll)
		for _, name := range []string{"Ann", "Bob", "Cat"} {
			n.enter(name, http.StatusCreated, name+" dig "+roll[2:])
		}
		n.enter("Cat", http.StatusUnprocessableEntity, "Cat reveal queen "+buried["Cat"])
		n.enter([]string{"Ann", "Bob"}[i], http.StatusCreated, []string{"Ann", "Bob"}[i]+" spin rich")
	}

	// The host does not know what the others have, and is not told by guessing.
	n.enter("Ann", http.StatusUnprocessableEntity, "Bob reveal king elsewhere")
	n.enter("Ann", http.StatusUnprocessableEntity, "Cat reveal ace elsewhere")
	n.enter("Bob", http.StatusUnprocessableEntity, "Bob reveal ace "+buried["Bob"])
	n.show("Bob", "Bob reveal king "+buried["Bob"])
	n.enter("Bob", http.StatusCreated, "Bob undo")
	n.enter("Bob", http.StatusCreated, "Bob redo")
	n.show("Ann", "Ann reveal ace "+buried["Ann"])
	n.enter("Ann", http.StatusCreated, "table stop late") // for now: the game is taken up again
	n.enter("Ann", http.StatusCreated, "table undo")
	n.show("Cat", "Cat reveal queen "+buried["Cat"])
	if end := readAs[struct{ Over bool }](n.api, n.places[looksOn].path("")); !end.Over {
		t.Error("the game is not over")
	}
}

// show is enter of what tells a secret.
func (n *night) show(name, event string) {
	n.t.Helper()
	n.shown[name] = true
	n.enter(name, http.StatusCreated, event)
}

// enter enters an event, and reads everything once it is in.
func (n *night) enter(name string, want int, event string) {
	n.t.Helper()
	p := n.places[name]
	got := p.enter(want, n.seen(), event)
	n.reads(name, "the answer to "+event, got.Text+fmt.Sprint(got.Header), n.hidden(name))
	if want == http.StatusCreated {
		n.look()
	}
}

// insert enters a forgotten event before another one, and reads everything.
func (n *night) insert(name string, before int, event string) {
	n.t.Helper()
	secrets := n.hidden(name)
	rest := fmt.Sprintf("/before/%d", before)
	form := url.Values{"event": {event}, "seen": {fmt.Sprint(n.seen())}}
	for _, path := range []string{rest, rest + "/do"} {
		status, body := n.party.Post(n.places[name].code, path, form)
		form.Set("event", fmt.Sprintf("table insert %d %q", before, event))
		if status != http.StatusOK {
			n.t.Fatalf("%s: status %d: %s", path, status, body)
		}
		n.reads(name, path, body, secrets)
	}
	n.look()
}

// log is the log as it is kept.
func (n *night) log() *logbook.Log {
	n.t.Helper()
	ids, err := n.tables.Tables(n.t.Context())
	if err != nil || len(ids) != 1 {
		n.t.Fatal(ids, err)
	}
	log, err := n.tables.Load(n.t.Context(), ids[0])
	if err != nil {
		n.t.Fatal(err)
	}
	return log
}

func (n *night) seen() int { return len(n.log().Records) }

// hidden is what somebody may not read now: where others have buried their
// nugget, and the nonces of what they did with it.
func (n *night) hidden(name string) []string {
	var all []string
	for other, place := range buried {
		if other != name && !n.shown[other] {
			all = append(all, place)
		}
	}
	for _, r := range n.log().Records {
		e := r.Entry
		if e.Amends() {
			if said, err := ledger.ParseEvent(e.Args[1]); err == nil {
				e = said
			}
		}
		secret := e.Verb == "draw" || e.Verb == "bury"
		if secret && e.Actor != name && !n.shown[e.Actor] {
			all = append(all, hex.EncodeToString(r.Nonce))
		}
	}
	return all
}

// reads complains where somebody reads a secret.
func (n *night) reads(name, where, text string, secrets []string) {
	n.t.Helper()
	for _, secret := range secrets {
		if strings.Contains(text, secret) {
			n.t.Errorf("%q reads %s in %s", name, secret, where)
		}
	}
}

// look reads all that there is, for everybody.
func (n *night) look() {
	n.t.Helper()
	seen := n.seen()
	for name, p := range n.places {
		secrets := n.hidden(name)
		for where, text := range n.all(p, seen) {
			n.reads(name, where, text, secrets)
		}
	}
	for name, f := range n.follow {
		_, parts := f.Until(seen)
		n.reads(name, "the stream", strings.Join(slices.Collect(maps.Values(parts)), ""), n.hidden(name))
	}
}

var elementForm = regexp.MustCompile(`id="(s\d-slip-[^"]+)"`)

// all is everything that a place can read.
func (n *night) all(p apiPlaceAt, seen int) map[string]string {
	n.t.Helper()
	texts := map[string]string{}
	page := func(rest string) string {
		_, texts[rest] = n.party.Get(p.code, rest)
		return texts[rest]
	}
	for _, element := range elementForm.FindAllStringSubmatch(page(""), -1) {
		page("/why?at=" + url.QueryEscape(element[1]))
		page("/why?with=2&at=" + url.QueryEscape(element[1]))
	}
	for _, rest := range []string{"/book", "/result", "/seats", "/ledger", "/ledger.json", "/before/1", fmt.Sprintf("/before/%d", seen)} {
		page(rest)
	}
	_, parts := n.party.Listen(p.code, "").Until(seen)
	texts["a new stream"] = strings.Join(slices.Collect(maps.Values(parts)), "")
	for _, rest := range []string{"", "/prompts", "/ledger"} {
		texts["API "+rest] = n.api.do(http.StatusOK, http.MethodGet, p.path(rest), "").Text
	}
	sheet := n.api.do(http.StatusOK, http.MethodGet, p.path("/sheets/slips.pdf"), "").Text
	texts["the sheet"] = sheetstest.Read(n.t, []byte(sheet), "pdftotext", "FILE", "-")
	export := n.api.do(http.StatusOK, http.MethodGet, p.path("/ledger"), "", "Accept", "application/json").Text
	texts["the export"] = export
	n.holds(texts["API /ledger"], export)
	return texts
}

// holds says whether a ledger as somebody may read it is one, and its chain
// whole.
func (n *night) holds(text, export string) {
	n.t.Helper()
	report := parsed[struct{ Findings []ledger.Finding }](n.t, n.api.do(http.StatusOK, http.MethodPost, "check", text, "Content-Type", "text/plain").Text)
	if len(report.Findings) > 0 {
		n.t.Errorf("%v in the ledger\n%s", report.Findings, text)
	}
	log := parsed[logbook.Log](n.t, export)
	if _, err := logbook.Verify(log.Header, log.Records); err != nil {
		n.t.Errorf("the chain: %v", err)
	}
}
