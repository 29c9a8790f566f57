package live

import (
	"crypto/rand"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	nugget "saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/scoring/waittest"
	"saddlebag/templates"
	"saddlebag/web/live/people"
)

// forgetful are tables whose clock the test turns.
func forgetful(t *testing.T) (all *Tables, now *time.Time) {
	t.Helper()
	at := time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)
	all, err := Open(t.Context(), Config{
		Shelf: ledger.Catalog{Games: []scoring.Game{nugget.Game}, House: templates.House, Houses: templates.Houses},
		Store: storetest.Usual(t), Dice: dice.Seeded(1), Keys: rand.Reader, Clock: func() time.Time { return at }, Trash: DefaultTrash,
	})
	if err != nil {
		t.Fatal(err)
	}
	return all, &at
}

// twoPlayers is the host's place at a new table of two.
func twoPlayers(t *testing.T, all *Tables) Place {
	t.Helper()
	p, err := all.Make(t.Context(), Order{Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A table that nobody looks at has left memory within a minute; of one that somebody
// watches the log has, and who comes and goes is told without it. What has left comes
// back as it was.
func TestLetGo(t *testing.T) {
	all, now := forgetful(t)
	var places []Place
	for range 2 {
		p := twoPlayers(t, all)
		if _, err := p.Enter(t.Context(), Request{Event: "table note rain"}); err != nil {
			t.Fatal(err)
		}
		places = append(places, p)
	}
	watched, left := places[0], places[1]
	w := watched.Watch(make(chan struct{}, 1))
	defer w.Stop()
	for range 5 { // as often as a server does in less than a minute
		*now = now.Add(10 * time.Second)
		all.LetGo()
	}
	for _, p := range places {
		if p.Table.log != nil || p.Table.game != nil || p.Table.views != nil {
			t.Errorf("in memory is the one that is watched %v: %v", p == watched, p.Table.log != nil)
		}
	}
	before, err := watched.Standing(t.Context())
	if err != nil || before.Number != 1 || watched.Table.log != nil || left.Table.rested != nil {
		t.Errorf("the watched one is at %+v, in memory %v, %v; of the other %v is known", before.Head, watched.Table.log != nil, err, left.Table.rested)
	}
	if v, err := watched.View(t.Context()); err != nil || v.Seen != 1 {
		t.Errorf("the watched one, looked at: %+v, %v", v, err)
	}
	if now, err := watched.Standing(t.Context()); err != nil || now.Head != before.Head {
		t.Errorf("it is at %+v, and was at %+v: %v", now.Head, before.Head, err)
	}
	if v, err := left.View(t.Context()); err != nil || v.Seen != 1 {
		t.Errorf("looked at again: %+v, %v", v, err)
	}
	if p, err := all.At(t.Context(), left.Code); err != nil || p.Table != left.Table {
		t.Errorf("there are two of a table that somebody has in hand: %v", err)
	}
}

// Of a table that nobody has in hand nothing is left in memory, and all that led there
// does; the last words and links that only memory has stay for a day.
func TestNothingIsHeld(t *testing.T) {
	all, now := forgetful(t)
	pass := func(by time.Duration, want int) {
		*now = now.Add(by)
		// What was entered last may still be on its way to those who listen.
		waittest.For(t, fmt.Sprintf("%d tables are held", want), func() bool {
			all.LetGo()
			runtime.GC()
			return len(all.cache.every()) == want
		})
	}
	var codes, shorts, links []string
	for range 20 {
		p := twoPlayers(t, all)
		invited, err := p.Invite(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		codes, shorts, links = append(codes, p.Code), append(shorts, p.Table.meta.Short), append(links, invited[0].Key)
	}
	p, err := all.At(t.Context(), codes[0])
	if err != nil {
		t.Fatal(err)
	}
	printed, err := p.PrintedLinks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p = Place{}
	if pass(time.Minute, 1); len(all.cache.ways) > len(printed)*people.MostLinks {
		t.Errorf("%d ways are held", len(all.cache.ways))
	}
	for _, link := range links[1:] {
		if in, err := all.Invited(t.Context(), link, nil); err != nil || in.Role != people.Player {
			t.Fatalf("by a link: %+v, %v", in, err)
		}
	}
	if pass(lasting, 0); len(all.cache.ways)+len(all.cache.recent) > 0 {
		t.Errorf("%d ways and %d last words are held after a day", len(all.cache.ways), len(all.cache.recent))
	}
	for i := range codes {
		if p, err := all.At(t.Context(), codes[i]); err != nil || p.Role != people.Host {
			t.Fatalf("by its code: %v, %v", p.Role, err)
		}
		if all.DoorOf(t.Context(), shorts[i]) == shorts[i] {
			t.Fatal("the letters lead nowhere")
		}
	}
	if kept, err := all.Of(t.Context(), []string{Key(codes[3]), Key(codes[4])}); err != nil || len(kept) != 2 {
		t.Errorf("a phone has %+v, %v", kept, err)
	}
}

// A table is counted anew when it has grown by some kilobytes.
func TestCountedAsItGrows(t *testing.T) {
	all, _ := forgetful(t)
	p := twoPlayers(t, all)
	for entries := range 100 {
		if _, err := p.Enter(t.Context(), Request{Seen: entries, Event: "table note " + strings.Repeat("x", 1000)}); err != nil {
			t.Fatal(err)
		}
		_, counted, err := all.Store.Taken(t.Context(), "", "")
		if err != nil {
			t.Fatal(err)
		}
		sizes, err := all.Store.Sizes(t.Context(), p.Table.id)
		if err != nil {
			t.Fatal(err)
		}
		if size := sizes[p.Table.id].Log; p.Table.size.Log != size || counted.Bytes > size || counted.Bytes < size-uncounted-1200 {
			t.Fatalf("after %d entries %d bytes are counted of %d, which the table takes for %d", entries+1, counted.Bytes, size, p.Table.size.Log)
		}
	}
}
