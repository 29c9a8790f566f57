package live

import (
	"context"
	"maps"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/mirror"
	"saddlebag/web/live/people"
	"saddlebag/web/live/refusal"
)

// presence is who is at a table now. It is not kept: after a restart phones come
// back by themselves.
type presence struct {
	version  int64 // of everything at the table: each change makes another
	watching map[*Watch]bool
	busyDoor bool         // somebody has come or gone a moment ago
	moreCame bool         // and others since, which is still to be told
	done     map[int]bool // by seat: has said they're done with the throw in force
	// elsewhere are those who watch by way of other servers, by the names of these.
	elsewhere map[string]mirror.Crowd
}

// A Watch reports changes to a place.
type Watch struct {
	place   Place
	changed chan<- struct{}
}

// Watch reports every change from now on, until Stop. A channel with room for one gets a
// value whenever something has changed since it was read. Several can share one.
func (p Place) Watch(changed chan<- struct{}) *Watch {
	w := &Watch{p, changed}
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.watching == nil {
		t.watching = map[*Watch]bool{}
	}
	t.watching[w] = true
	if t.watched.Add(1) == 1 {
		clear(t.elsewhere) // nobody has listened meanwhile
		t.announce(true)
	}
	t.comeOrGo()
	return w
}

// Stop ends a watch.
func (w *Watch) Stop() {
	t := w.place.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.watching, w)
	t.watched.Add(-1)
	t.comeOrGo()
}

// calm is how long comings and goings wait to be told together.
const calm = 500 * time.Millisecond

// comeOrGo tells that somebody has come or gone: at once, and those who follow
// soon after all together. A crowd that comes and goes does not have everybody's
// page made anew for each of them. The table is locked.
func (t *Table) comeOrGo() {
	if t.busyDoor {
		t.moreCame = true
		return
	}
	t.busyDoor = true
	t.announce(false)
	t.tell()
	time.AfterFunc(calm, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.busyDoor = false
		if t.moreCame {
			t.moreCame = false
			t.comeOrGo()
		}
	})
}

// tell signals a change. The table is locked.
func (t *Table) tell() {
	t.version++
	for w := range t.watching {
		select {
		case w.changed <- struct{}{}:
		default: // it has not read the last one yet
		}
	}
}

// Done says that a place's seat has nothing more to enter for the current throw, or takes that
// back. It's a courtesy to the others and no event.
func (p Place) Done(seat int, done bool) error {
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case !t.stands(p):
		return ErrUnknown
	case seat < 0 || seat >= len(t.meta.Seats.Players):
		return refusal.New("live.no-seat")
	case p.Role == people.Onlooker || p.Role == people.Player && seat != p.Seat:
		return refusal.New("live.done-for-player")
	}
	t.markDone(seat, done)
	if t.all.others != nil {
		go func() { _ = t.all.others.Tell(mirror.Crowd{Table: t.id, Done: map[int]bool{seat: done}}) }() // a courtesy, too
	}
	t.tell()
	return nil
}

// markDone notes who is done.
func (t *Table) markDone(seat int, done bool) {
	if t.done == nil {
		t.done = map[int]bool{}
	}
	t.done[seat] = done
}

// A Presence is who is at a table, as far as a place may know.
type Presence struct {
	Version int64  // of the table: greater after each change, of who is there, or of the game
	Here    []bool // by seat: a phone of theirs is watching
	Done    []bool // by seat: has said they're done with the throw in force
	Looks   int    // onlookers that are watching

	Dice string // Physical or Virtual
	Held []Held // throws of the place's seat that go on
	Keep int    // days after the last use; 0 for ever
	Next string // the code of the place's seat at the table played next, if there is one

	Group string // the id of the group that remembers the game; empty for none

	Gathers      bool   // the host has not started the game yet
	Short        string // the short code, to be read aloud
	Seats        []Seat
	Coming, Full []string             // who plays the next game, and who came for it and finds no room
	JoinRequests []people.JoinRequest // that the place may answer
	Handovers    []Handover           // that the table is asked about
	Deeds        logbook.Journal      // the last of what was done with the power over the table
	Word         string               // for the host: the recovery word, as long as the table gathers and the server runs
}

// A Held is an unfinished throw of one die at a time.
type Held struct {
	Event string // with Roll for the throw
	Faces []string
}

// Same says whether two throws show the same.
func (h Held) Same(o Held) bool { return h.Event == o.Event && slices.Equal(h.Faces, o.Faces) }

// A Seat is a seat of the table, as the host hands it out.
type Seat struct {
	Role  people.Role
	Seat  int
	Taken bool
	Open  bool // nobody has a name for it yet
	Mine  bool // the host plays it
}

// Presence is who is at the table.
func (p Place) Presence() (Presence, error) {
	t := p.Table
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.stands(p) {
		return Presence{}, ErrUnknown
	}
	return p.presence(), nil
}

// presence is Presence of a table that is locked.
func (p Place) presence() Presence {
	t := p.Table
	n := len(t.meta.Seats.Players)
	c := Presence{Version: t.version, Here: make([]bool, n), Done: make([]bool, n), Dice: t.meta.Dice, Keep: t.meta.Keep, Next: t.nextCode(context.Background(), p), Group: t.meta.Group}
	for _, there := range t.crowds() {
		c.Looks += there.Looks
		for _, seat := range there.Seats {
			if seat < n {
				c.Here[seat] = true
			}
		}
	}
	for seat, done := range t.done {
		if seat < n {
			c.Done[seat] = done
		}
	}
	c.Held = t.heldBy(p)
	c.Gathers, c.Short = t.meta.Gathers, t.meta.Short
	c.Seats = make([]Seat, 0, n+2)
	for s := range t.meta.Seats.All() {
		c.Seats = append(c.Seats, Seat{Role: s.Role, Seat: s.Seat, Taken: s.Taken, Open: s.Open, Mine: t.meta.HostHas(s)})
	}
	if len(t.meta.Coming) > 0 && t.game != nil { // the game has been read
		header := t.game.Header
		header.Players = t.game.Truth.Names()
		joining, left := t.joining(&header)
		c.Coming, c.Full = people.NamesOf(joining), people.NamesOf(left)
	}
	c.JoinRequests = t.meta.Waiting(t.all.Clock(), p.Person)
	c.Handovers, c.Deeds = p.handovers(), latest(t.meta.Journal)
	if p.Role == people.Host {
		c.Word = t.word
	}
	return c
}

// announce tells the other servers who is at the table by way of this one. The table is
// locked.
func (t *Table) announce(asks bool) {
	if t.all.others == nil {
		return
	}
	c := t.here()
	c.Table, c.At, c.Asks = t.id, t.version, asks
	go func() { _ = t.all.others.Tell(c) }() // it is no great loss
}

// here are those who watch by way of this server.
func (t *Table) here() (c mirror.Crowd) {
	for w := range t.watching {
		// Who watches may have come to another seat since, or to none.
		switch s := t.meta.Seats.ByKey(w.place.key); {
		case s == nil:
		case s.Seat != scoring.Table:
			c.Seats = append(c.Seats, s.Seat)
		case s.Role == people.Onlooker:
			c.Looks++
		}
	}
	slices.Sort(c.Seats)
	c.Seats = slices.Compact(c.Seats)
	return c
}

// crowds are all who watch, by way of this server and of others.
func (t *Table) crowds() []mirror.Crowd {
	return append(slices.Collect(maps.Values(t.elsewhere)), t.here())
}

// join notes who is at the table by way of another server.
func (t *Table) join(c mirror.Crowd) {
	old, known := t.elsewhere[c.Of]
	same := known && c.Done == nil && slices.Equal(old.Seats, c.Seats) && old.Looks == c.Looks
	switch {
	case c.Done != nil:
		for seat, done := range c.Done {
			t.markDone(seat, done)
		}
	case known && old.At > c.At: // it came late
		return
	default:
		if t.elsewhere == nil {
			t.elsewhere = map[string]mirror.Crowd{}
		}
		t.elsewhere[c.Of] = c
	}
	if c.Asks {
		t.announce(false)
	}
	if !same { // it has nobody's page looked at anew for nothing
		t.tell()
	}
}
