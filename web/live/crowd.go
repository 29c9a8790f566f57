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
	"saddlebag/web/live/people"
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
	Over  bool         `json:",omitzero"` // the table's time is over, and the server asks whether anybody watches
	Free  bool         `json:",omitzero"` // nobody watches by way of it: the answer to that
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
func (t *Table) crowds() []crowd {
	return append(slices.Collect(maps.Values(t.elsewhere)), t.here())
}

// hearCrowd takes what a server tells, be it this one.
func (all *Tables) hearCrowd(text string) {
	var c crowd
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		return
	}
	all.answered(c)
	if c.Of == all.name || c.Free {
		return
	}
	t := all.cache.get(c.Table)
	if t == nil || t.watched.Load() == 0 {
		if c.Over {
			go func() { _ = all.tellCrowd(crowd{Table: c.Table, Free: true}) }() // or the table is swept later
		}
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

// An inquiry is a server's question whether anybody watches a table by way of others.
type inquiry struct {
	open    map[string]bool // the servers that have not answered yet
	watched bool
	closed  chan struct{} // once one says that somebody does, or all have answered
}

// How the others are asked.
const (
	acquainted = 2 * alive       // for how long a server listens before it knows the others
	answering  = 2 * time.Second // for how long it waits for their answers
)

// errSilent is why nobody knows whether a table is watched.
var errSilent = errors.New("another server does not say whether anybody watches a table whose time is over")

// isWatchedElsewhere says whether somebody watches a table of a version by way of another
// server. It fails with errSilent where one does not answer, or nothing is heard.
func (all *Tables) isWatchedElsewhere(ctx context.Context, table string, version int64) (bool, error) {
	if all.others == nil {
		return false, nil
	}
	if err := all.getAcquainted(ctx); err != nil {
		return false, err
	}
	q := &inquiry{open: map[string]bool{all.name: true}, closed: make(chan struct{})}
	all.mu.Lock()
	for name := range all.servers {
		q.open[name] = true
	}
	all.inquiries[table] = q
	all.mu.Unlock()
	defer func() {
		all.mu.Lock()
		defer all.mu.Unlock()
		delete(all.inquiries, table)
	}()
	if err := all.tellCrowd(crowd{Table: table, At: version, Asks: true, Over: true}); err != nil {
		return false, err
	}
	select {
	case <-q.closed:
		return q.watched, nil
	case <-time.After(answering):
		return false, errSilent
	case <-ctx.Done():
		return false, ctx.Err()
	}
}

// getAcquainted waits until every server that is there has been heard.
func (all *Tables) getAcquainted(ctx context.Context) error {
	all.mu.Lock()
	listens := all.listens
	all.mu.Unlock()
	select {
	case <-time.After(acquainted - time.Since(listens)):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// answered notes that a server is there, and what it answers. That this one hears its
// own question shows that it hears the others, too.
func (all *Tables) answered(c crowd) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if c.Of != all.name {
		all.servers[c.Of] = time.Now()
	}
	q := all.inquiries[c.Table]
	if q == nil || len(q.open) == 0 {
		return
	}
	delete(q.open, c.Of)
	if q.watched = c.Of != all.name && !c.Free; q.watched {
		clear(q.open)
	}
	if len(q.open) == 0 {
		close(q.closed)
	}
}
