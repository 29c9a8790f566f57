package serve_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/scoringtest"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/live/chance"
	"saddlebag/web/live/people"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A fuzzedSite is a web app with tables in memory, whose codes and throws are
// the same each time.
type fuzzedSite struct {
	app    http.Handler
	routes []site.Route
	store  *memory.Store
	tables *live.Tables
	log    *errorLog
	inputs int
	fresh  map[byte]*fuzzedTable // as they were made
}

// An orderedTable is a table that inputs can speak of.
type orderedTable struct {
	game    string
	players []string
	options map[string]string
	moves   int // that are played before
}

// fuzzedOrders are the tables by their letters: one of each game, and of the
// small one whose secrets are words.
var fuzzedOrders = map[byte]orderedTable{
	'A': {"coal-n-write", []string{"Ann", "Bob"}, nil, 12},
	'B': {"rin-tin-tin", []string{"Ann", "Bob", "Cid"}, nil, 14},
	'C': {"maloneys-inheritance", []string{"Ann", "Bob", "Cid"}, map[string]string{"hands": "dealt"}, 16},
	'D': {"forty-niners", []string{"Ann", "Bob", "Cid", "Dot"}, nil, 14},
	'E': {"goldfever", []string{"Ann", "Bob"}, nil, 12},
	'F': {"nugget", []string{"Ann", "Bob"}, nil, 6},
}

// newFuzzedSite makes a site without tables.
func newFuzzedSite(t *testing.T) *fuzzedSite {
	t.Helper()
	w := &fuzzedSite{store: new(memory.Store), log: &errorLog{}, fresh: map[byte]*fuzzedTable{}}
	same := programtest.Repeatable{Store: w.store, Clock: func() time.Time { return time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC) }}
	w.tables = same.Open(t)
	made, err := web.NewSite(same.Config(w.tables, w.log))
	if err == nil {
		w.routes, err = made.Routes()
	}
	if err == nil {
		w.app, err = made.Handler()
	}
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// worn says whether a site has so many tables that another is quicker.
func (w *fuzzedSite) worn() bool { return w.inputs == 200 }

// An errorLog keeps what is logged as an error.
type errorLog struct {
	mu   sync.Mutex
	said strings.Builder
}

func (l *errorLog) Enabled(_ context.Context, level slog.Level) bool { return level >= slog.LevelError }

func (l *errorLog) Handle(_ context.Context, r slog.Record) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.said.WriteString(r.Message)
	r.Attrs(func(a slog.Attr) bool {
		l.said.WriteString(" " + a.String())
		return true
	})
	return nil
}

func (l *errorLog) WithAttrs([]slog.Attr) slog.Handler { return l }
func (l *errorLog) WithGroup(string) slog.Handler      { return l }

// take is what was logged since.
func (l *errorLog) take() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	defer l.said.Reset()
	return l.said.String()
}

// routeOf is the path of the route that takes a request.
func (w *fuzzedSite) routeOf(r *http.Request) string {
	for _, route := range w.routes {
		form := regexp.MustCompile(`\\\{[a-z]+\\\}`).ReplaceAllString(regexp.QuoteMeta(route.Path), "[^/]+")
		if route.Method == r.Method && regexp.MustCompile("^"+form+"$").MatchString(r.URL.Path) {
			return route.Path
		}
	}
	return ""
}

// chainsHold verifies all tables.
func (w *fuzzedSite) chainsHold(t *testing.T) {
	t.Helper()
	ids, err := w.store.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		log, err := w.store.Load(t.Context(), id)
		if err == nil {
			_, err = logbook.Verify(log.Header, log.Records)
		}
		if err != nil {
			t.Fatalf("a chain: %v", err)
		}
	}
}

// A fuzzedTable is a table with a phone at every seat.
type fuzzedTable struct {
	site   *fuzzedSite
	host   live.Place
	places []fuzzedPlace // the host's, the players' from 1 on, the onlookers'
	begun  int64         // the version of the table when it was made
}

// A fuzzedPlace is what a phone has.
type fuzzedPlace struct {
	code, link string
}

// newTable makes a table, seats phones at it, and plays a little.
func (w *fuzzedSite) newTable(t *testing.T, o orderedTable) *fuzzedTable {
	t.Helper()
	var made struct {
		Code        string
		Invitations []struct{ Role, Player, Key string }
	}
	w.api(t, "/api/v1/tables", map[string]any{"game": o.game, "players": o.players, "options": o.options, "dice": live.Virtual}, &made)
	f := &fuzzedTable{site: w, places: []fuzzedPlace{{made.Code, ""}}}
	for _, to := range made.Invitations {
		var sat struct{ Code string }
		w.api(t, "/api/v1/sit/"+to.Key, nil, &sat)
		f.places = append(f.places, fuzzedPlace{sat.Code, to.Key})
	}
	var err error
	if f.host, err = w.tables.At(t.Context(), made.Code); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range o.moves {
		from, event := f.move(t, r)
		if event == "" {
			break
		}
		var done table.Entered
		w.api(t, "/api/v1/tables/"+from.code+"/events", map[string]any{"seen": f.seen(t), "event": event}, &done)
	}
	f.begun = f.version()
	return f
}

// A fuzzedGroup is a group that remembers one play.
type fuzzedGroup struct {
	link, id string
	people   []string // their ids
}

// newGroup makes a group.
func (w *fuzzedSite) newGroup(t *testing.T) *fuzzedGroup {
	t.Helper()
	var made struct{ Link string }
	w.api(t, "/api/v1/groups", map[string]any{"name": "The Tuesday Gang"}, &made)
	w.api(t, "/api/v1/groups/"+made.Link+"/plays", map[string]any{
		"id": "0b9f3a52-7c1e-4f7a-9d35-000000000001", "game": "nugget", "day": "2026-11-20",
		"players": []map[string]any{{"name": "Ann", "score": 30}, {"name": "Bob", "score": 4}},
	}, new(struct{ ID string }))
	view, err := w.tables.LookAtGroup(t.Context(), made.Link, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := &fuzzedGroup{link: made.Link, id: view.ID}
	for _, p := range view.People {
		g.people = append(g.people, p.ID)
	}
	return g
}

// version is that of all at the table; 0 once it is deleted.
func (f *fuzzedTable) version() int64 {
	now, err := f.host.Presence()
	if err != nil {
		return 0
	}
	return now.Version
}

// table is a table by its letter, as it was made.
func (w *fuzzedSite) table(t *testing.T, letter byte) *fuzzedTable {
	t.Helper()
	f := w.fresh[letter]
	if f == nil || f.version() != f.begun {
		f = w.newTable(t, fuzzedOrders[letter])
		w.fresh[letter] = f
	}
	return f
}

// api sends JSON, and reads what comes back.
func (w *fuzzedSite) api(t *testing.T, path string, sent, answer any) {
	t.Helper()
	body, err := json.Marshal(sent)
	if err != nil {
		t.Fatal(err)
	}
	r, ok := fuzzedRequest("POST " + path + "\nContent-Type: application/json\n\n" + string(body))
	if !ok {
		t.Fatal(path)
	}
	a := w.ask(t, r)
	if a.status != http.StatusOK && a.status != http.StatusCreated {
		t.Fatalf("%s %s: %d %s %s", path, body, a.status, a.body, w.log.take())
	}
	if err := json.Unmarshal(a.body.Bytes(), answer); err != nil {
		t.Fatal(err)
	}
}

// move is an event that may be entered now, and who can enter it; nothing
// where the game is over.
func (f *fuzzedTable) move(t *testing.T, r *rand.Rand) (from fuzzedPlace, event string) {
	t.Helper()
	for _, from = range append(slices.Clone(f.places[r.IntN(len(f.places)):]), f.places...) {
		p, err := f.site.tables.At(t.Context(), from.code)
		if err != nil || p.Role == people.Onlooker {
			continue // or handed on
		}
		now, err := table.Look(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		var can []scoring.Prompt
		for _, prompt := range now.Prompts() {
			if prompt.Seat == p.Seat || prompt.Seat == scoring.Table && p.Role == people.Host {
				can = append(can, prompt)
			}
		}
		if len(can) == 0 {
			continue
		}
		prompt := can[r.IntN(len(can))]
		e := ledger.Entry{Actor: table.ActorOf(now.View.Names, prompt), Verb: prompt.Verb}
		for _, arg := range prompt.Args {
			if now.Makes(arg.Device) {
				e.Args = append(e.Args, chance.Roll)
				continue
			}
			arg.Choices = slices.DeleteFunc(slices.Clone(arg.Choices), func(c string) bool { return c == scoring.Hidden })
			if arg.Kind == scoring.Text {
				e.Args = append(e.Args, "canary "+strconv.Itoa(now.View.Seen)+" of "+e.Actor)
				continue
			}
			e.Args = append(e.Args, scoringtest.Fill(scoring.Prompt{Args: []scoring.Arg{arg}}, r).Args...)
		}
		return from, e.String()
	}
	return from, ""
}

// seen is the number of the last entry.
func (f *fuzzedTable) seen(t *testing.T) int {
	t.Helper()
	v, err := f.host.View(t.Context())
	if err != nil {
		return 0 // deleted
	}
	return v.Seen
}
