package play

import (
	"strings"
	"testing"
)

// A mistake in what is made for one page is that page's alone: the others are told, and the
// broadcast goes on.
func TestMistakeOfOnePage(t *testing.T) {
	all := broadcasts{of: map[string]*broadcast{}}
	b := all.join("table")
	defer all.leave("table")
	pages := []*follower{{bulletins: make(chan bulletin, 1)}, {bulletins: make(chan bulletin, 1)}} // of no table: nothing can be made
	for _, f := range pages {
		b.add(f, -1)
	}
	for i, f := range pages {
		if one := <-f.bulletins; !strings.Contains(one.mistake, "nil pointer") || !strings.Contains(one.mistake, "follower).prepare") {
			t.Errorf("page %d is told %+v", i, one)
		}
	}
	for _, f := range pages {
		b.remove(f)
	}
	if len(b.to) > 0 {
		t.Error("who has left is told")
	}
}

// Who arrives has another round go where one has begun since they were looked at, and only then.
func TestArrivalAsksForARound(t *testing.T) {
	b := &broadcast{changed: make(chan struct{}, 1)}
	rounds := b.rounds.Load()
	if b.add(new(follower), rounds); len(b.changed) > 0 {
		t.Error("a round is asked for where nothing was missed")
	}
	b.rounds.Add(1)
	if b.add(new(follower), rounds); len(b.changed) == 0 {
		t.Error("no round is asked for where something was missed")
	}
}

// Who is still being sent the last bulletin is gone past, and one who has left a table does
// not keep its broadcast.
func TestBusyPage(t *testing.T) {
	all := broadcasts{of: map[string]*broadcast{}}
	b := all.join("table")
	if all.join("table") != b || all.join("other") == b {
		t.Error("there is not one broadcast a table")
	}
	f := &follower{bulletins: make(chan bulletin, 1)}
	f.sending.Store(true)
	b.to = append(b.to, f)
	b.round()
	if len(f.bulletins) > 0 || b.rounds.Load() != 1 {
		t.Errorf("%d bulletins after %d rounds", len(f.bulletins), b.rounds.Load())
	}
	for _, table := range []string{"table", "table", "other"} {
		all.leave(table)
	}
	if <-b.over; len(all.of) > 0 {
		t.Error("a broadcast is kept that nobody follows")
	}
}
