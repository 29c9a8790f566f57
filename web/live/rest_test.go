package live

import (
	"testing"
	"time"

	"saddlebag/web/live/chance"
)

// What a table at rest alone has in memory it does not let go of: what an amendment made of
// scores, and a throw that goes on.
func TestRestKeepsWhatMemoryAloneHas(t *testing.T) {
	all, now := forgetful(t)
	for name, keep := range map[string]func(p Place) bool{
		"nothing": func(Place) bool { return false },
		"an amendment": func(p Place) bool {
			_, err := p.Enter(t.Context(), Request{Seen: 1, Event: `table amend 1 "table note sun"`})
			if err != nil {
				t.Fatal(err)
			}
			return true
		},
		"a throw": func(p Place) bool { p.Table.meta.Held = []chance.HeldThrow{{Form: "Ann dig ?"}}; return true },
	} {
		p := twoPlayers(t, all)
		if _, err := p.Enter(t.Context(), Request{Event: "table note rain"}); err != nil {
			t.Fatal(err)
		}
		w := p.Watch(make(chan struct{}, 1))
		stays := keep(p)
		*now = now.Add(time.Minute)
		all.LetGo()
		if got := p.Table.log != nil; got != stays {
			t.Errorf("%s: in memory %v, want %v", name, got, stays)
		}
		w.Stop()
	}
}

// An entry at a table that rests goes in after the last one, and those who watch are told.
func TestEnterAtATableThatRests(t *testing.T) {
	all, now := forgetful(t)
	p := twoPlayers(t, all)
	changed := make(chan struct{}, 1)
	w := p.Watch(changed)
	defer w.Stop()
	for number := 1; number <= 3; number++ {
		*now = now.Add(time.Minute)
		all.LetGo()
		select {
		case <-changed: // by who came
		default:
		}
		done, err := p.Enter(t.Context(), Request{Seen: number - 1, Event: "table note rain"})
		if err != nil || done.Number != number {
			t.Fatalf("entry %d: %+v, %v", number, done, err)
		}
		select {
		case <-changed:
		default:
			t.Errorf("nobody is told of entry %d", number)
		}
		if at, err := p.Standing(t.Context()); err != nil || at.Number != number {
			t.Errorf("it stands at %d, want %d: %v", at.Number, number, err)
		}
	}
}
