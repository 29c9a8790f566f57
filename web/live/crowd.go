package live

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"time"

	"saddlebag/scoring"
)

// A crowd is what servers tell each other of who is at a table. It is not kept: what
// nobody has heard is lost until somebody comes or goes again.
type crowd struct {
	Of    string       // the server that tells
	Table string       `json:",omitzero"` // empty where it only tells that it is there
	At    int64        `json:",omitzero"` // later ones are greater
	Seats []int        `json:",omitzero"` // whose phones watch by way of it
	Looks int          `json:",omitzero"` // onlookers that do
	Asks  bool         `json:",omitzero"` // and wants to know who else is there
	Done  map[int]bool `json:",omitzero"` // by seat: who has just said to be done, or not to be
}

// How servers know that another one is there.
const (
	alive = time.Second     // between two signs of life
	dead  = 4 * time.Second // after which whoever was there by way of it is not
)

// tellCrowd tells the other servers something.
func (all *Tables) tellCrowd(c crowd) error {
	c.Of = all.name
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return all.others.Tell(context.Background(), string(text))
}

// announce tells the other servers who is at the table by way of this one. The table is
// locked.
func (t *Table) announce(asks bool) {
	if t.all.others == nil {
		return
	}
	c := t.here()
	c.Table, c.At, c.Asks = t.id, t.version, asks
	go func() { _ = t.all.tellCrowd(c) }() // it is no great loss
}

// here are those who watch by way of this server.
func (t *Table) here() (c crowd) {
	seats := map[int]bool{}
	for w := range t.watching {
		// Who watches may have come to another seat since, or to none.
		switch s := t.meta.Seats.byKey(w.place.key); {
		case s == nil:
		case s.Seat != scoring.Table:
			seats[s.Seat] = true
		case s.Role == Onlooker:
			c.Looks++
		}
	}
	c.Seats = slices.Sorted(maps.Keys(seats))
	return c
}

// crowds are all who watch, by way of this server and of others.
func (t *Table) crowds() []crowd {
	return append(slices.Collect(maps.Values(t.elsewhere)), t.here())
}

// hearCrowd takes what a server tells.
func (all *Tables) hearCrowd(text string) {
	var c crowd
	if err := json.Unmarshal([]byte(text), &c); err != nil || c.Of == all.name {
		return
	}
	all.mu.Lock()
	all.servers[c.Of] = time.Now()
	all.mu.Unlock()
	t := all.cache.get(c.Table)
	if t == nil || t.watched.Load() == 0 {
		return
	}
	go func() { // who does something to the table meanwhile keeps nobody from hearing
		t.mu.Lock()
		defer t.mu.Unlock()
		t.join(c)
	}()
}

// join notes who is at the table by way of another server.
func (t *Table) join(c crowd) {
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
			t.elsewhere = map[string]crowd{}
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

// keepCompany tells the other servers that this one is there, and forgets who was there
// by way of those of which nothing is heard any more, until the store is closed.
func (all *Tables) keepCompany() {
	for range time.Tick(alive) {
		if errors.Is(all.tellCrowd(crowd{}), fs.ErrClosed) {
			return
		}
		var gone []string
		all.mu.Lock()
		for name, heard := range all.servers {
			if time.Since(heard) > dead {
				gone = append(gone, name)
				delete(all.servers, name)
			}
		}
		all.mu.Unlock()
		if len(gone) > 0 {
			all.miss(gone)
		}
	}
}

// miss forgets who was at the tables by way of some servers.
func (all *Tables) miss(servers []string) {
	for _, t := range all.cache.every() {
		if t.watched.Load() == 0 {
			continue
		}
		t.mu.Lock()
		before := len(t.elsewhere)
		for _, name := range servers {
			delete(t.elsewhere, name)
		}
		if len(t.elsewhere) < before {
			t.tell()
		}
		t.mu.Unlock()
	}
}
