package live

import (
	"crypto/rand"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/example"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/templates"
)

// A table that nobody looks at has left memory within a minute; one that somebody
// watches stays, and what has left comes back as it was.
func TestLetGo(t *testing.T) {
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	all, err := Open(t.Context(), Config{
		Shelf: ledger.Catalog{Games: []scoring.Game{example.Game}, House: templates.House, Houses: templates.Houses},
		Store: new(memory.Store), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: func() time.Time { return now }, Trash: DefaultTrash,
	})
	if err != nil {
		t.Fatal(err)
	}
	var places []Place
	for range 2 {
		p, err := all.Make(t.Context(), Order{Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Enter(t.Context(), Request{Event: "table note rain"}); err != nil {
			t.Fatal(err)
		}
		places = append(places, p)
	}
	watched, left := places[0], places[1]
	w := watched.Watch()
	defer w.Stop()
	for range 5 { // as often as a server does in less than a minute
		now = now.Add(10 * time.Second)
		all.LetGo()
	}
	if watched.Table.log == nil || left.Table.log != nil || left.Table.game != nil || left.Table.views != nil {
		t.Errorf("in memory are the watched one %v, the other %v", watched.Table.log != nil, left.Table.log != nil)
	}
	if v, err := left.View(t.Context()); err != nil || v.Seen != 1 {
		t.Errorf("looked at again: %+v, %v", v, err)
	}
}
