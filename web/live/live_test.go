package live_test

import (
	"crypto/rand"
	"errors"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	nugget "saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/templates"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
	"saddlebag/web/live/views"
)

// exampleCatalog has the small game alone.
var exampleCatalog = ledger.Catalog{Games: []scoring.Game{nugget.Game}, House: templates.House, Houses: templates.Houses}

// A room is a place for tables in tests.
type room struct {
	*live.Tables
	t     *testing.T
	store logbook.Store
	now   time.Time
	conf  live.Config
}

func open(t *testing.T) *room { return openShelf(t, exampleCatalog) }

func openShelf(t *testing.T, shelf ledger.Catalog) *room {
	t.Helper()
	r := &room{t: t, store: storetest.Usual(t), now: time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)}
	r.conf = live.Config{Shelf: shelf, Store: r.store, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: func() time.Time { return r.now }, Trash: live.DefaultTrash}
	r.reopen()
	return r
}

// reopen forgets all that is not in the store.
func (r *room) reopen() {
	r.t.Helper()
	if r.conf.Store == r.store {
		r.store = storetest.Again(r.t, r.store)
		r.conf.Store = r.store
	}
	var err error
	if r.Tables, err = live.Open(r.t.Context(), r.conf); err != nil {
		r.t.Fatal(err)
	}
}

// cards are the cards of all tables, by their ids.
func (r *room) cards() map[string]string {
	r.t.Helper()
	tables, err := r.store.Tables(r.t.Context())
	if err != nil {
		r.t.Fatal(err)
	}
	cards := map[string]string{}
	for _, id := range tables {
		card, err := r.store.Card(r.t.Context(), id)
		if err != nil {
			r.t.Fatal(err)
		}
		cards[id] = string(card)
	}
	return cards
}

// make makes a table of Ann, who is the host, and others.
func (r *room) make(game string, others ...string) live.Place {
	r.t.Helper()
	p, err := r.Make(r.t.Context(), live.Order{
		Header: ledger.Header{Game: game, Players: append([]string{"Ann"}, others...)}, Keep: live.DefaultKeep,
	})
	if err != nil {
		r.t.Fatal(err)
	}
	return p
}

// link is a link to a seat, as the host is shown it.
func (r *room) link(host live.Place, role people.Role, seat int) string {
	r.t.Helper()
	links, err := host.Invite(r.t.Context())
	if err != nil {
		r.t.Fatal(err)
	}
	for _, l := range links {
		if l.Role == role && l.Seat == seat {
			return l.Key
		}
	}
	r.t.Fatalf("no seat %s %d", role, seat)
	return ""
}

// sit takes a seat on a phone that has none yet.
func (r *room) sit(host live.Place, role people.Role, seat int) live.Place {
	r.t.Helper()
	code, err := r.Sit(r.t.Context(), r.link(host, role, seat), live.Guest{})
	if err != nil {
		r.t.Fatal(err)
	}
	return r.at(code)
}

func (r *room) at(code string) live.Place {
	r.t.Helper()
	p, err := r.At(r.t.Context(), code)
	if err != nil {
		r.t.Fatal(err)
	}
	return p
}

// seen is the number of the last entry.
func (r *room) seen(p live.Place) int {
	r.t.Helper()
	return r.view(p).Seen
}

func (r *room) view(p live.Place) *views.View {
	r.t.Helper()
	v, err := p.View(r.t.Context())
	if err != nil {
		r.t.Fatal(err)
	}
	return v
}

// try enters an event on what stands now.
func (r *room) try(p live.Place, event string) error {
	r.t.Helper()
	_, err := p.Enter(r.t.Context(), live.Request{Seen: r.seen(p), Event: event})
	return err
}

func (r *room) enter(p live.Place, events ...string) {
	r.t.Helper()
	for _, event := range events {
		if err := r.try(p, event); err != nil {
			r.t.Fatalf("%s: %v", event, err)
		}
	}
}

// texts are the entries of the log as a place reads them; those that were
// taken back in brackets.
func (r *room) texts(p live.Place) string {
	r.t.Helper()
	var all []string
	for _, m := range r.view(p).Moves() {
		text := m.Text()
		if !m.Stands {
			text = "[" + text + "]"
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// holds fails unless the chain of a table's whole log holds.
func (r *room) holds(p live.Place) {
	r.t.Helper()
	log, err := r.store.Load(r.t.Context(), p.Table.ID())
	if err != nil {
		r.t.Fatal(err)
	}
	if _, err := logbook.Verify(log.Header, log.Records); err != nil {
		r.t.Errorf("the chain does not hold: %v", err)
	}
}

func isRefused(err error) bool {
	var refused *refusal.Error
	return errors.As(err, &refused)
}

// clause is that of a violation; empty for any other error.
func clause(err error) string {
	var v *scoring.Violation
	if errors.As(err, &v) {
		return v.Clause
	}
	return ""
}

// dug is a game of Ann and Bob up to the first spin: Ann has 5 points, Bob 2.
var dug = []string{"Ann draw ace", "Ann bury here", "Bob draw king", "Bob bury there", "table roll 2+5", "Ann dig 5", "Bob dig 2"}
