package play

import (
	"crypto/rand"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/example"
	"saddlebag/templates"
	"saddlebag/web/live"
)

// Of the sheets of a table that is watched nothing drawn is left after a while. When
// something happens again, the cell that changes is all that is sent to who had all. Where
// nobody watches nothing is left at all.
func TestSheetsAtRest(t *testing.T) {
	now := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	clock := func() time.Time { return now }
	tables, err := live.Open(t.Context(), live.Config{
		Shelf: ledger.Catalog{Games: []scoring.Game{example.Title.Game}, House: templates.House, Houses: templates.Houses},
		Store: storetest.Usual(t), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: clock, Trash: live.DefaultTrash,
	})
	if err != nil {
		t.Fatal(err)
	}
	p, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}})
	if err != nil {
		t.Fatal(err)
	}
	entered := 0
	enter := func(events ...string) {
		t.Helper()
		for _, event := range events {
			if _, err := p.Enter(t.Context(), live.Request{Seen: entered, Event: event}); err != nil {
				t.Fatal(err)
			}
			entered++
		}
	}
	cache := newPageCache(clock)
	draw := func() *sheetViews {
		t.Helper()
		v, err := p.View(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		views := cache.of(p, speech.English, false).views
		if err := views.update(example.Title, v, cache.stamp); err != nil {
			t.Fatal(err)
		}
		return views
	}
	rest := func() {
		now = now.Add(time.Minute)
		cache.sweep()
		if len(cache.pages)+len(cache.made) > 0 {
			t.Errorf("%d pages and what %d tables show are kept", len(cache.pages), len(cache.made))
		}
	}

	enter("Ann draw ace", "Bob draw king", `Ann bury "under the cactus"`, `Bob bury "in the well"`, "table roll 2+5", "Ann dig 2")
	leave := cache.follow(readers{p.Table.ID(), speech.English})
	_, sums := draw().since(&revision{})
	has := &revision{stamp: cache.clock.Load(), sums: sums}
	for range 2 { // it is as well the second time
		rest()
	}
	for _, v := range cache.views {
		if len(v.sheets) > 0 || v.names != nil || v.plates != nil {
			t.Error("what was drawn is kept")
		}
	}
	enter("Bob dig 5")
	for range 2 { // who was away while it rested is sent as much
		parts, _ := draw().since(has)
		var ids []string
		for _, one := range parts {
			ids = append(ids, one.ID)
		}
		if diff := cmp.Diff([]string{"s2-slip-dug/1"}, ids); diff != "" {
			t.Error(diff)
		}
		rest()
	}
	leave()
	if rest(); len(cache.views) > 0 {
		t.Error("sheets that nobody watches are kept")
	}
}
