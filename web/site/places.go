package site

import (
	"context"
	"errors"
	"net/http"
	"runtime"
	"slices"
	"sync"
	"time"
)

// How many wait for a place at the most, and for how long: an answer that comes
// later is read by nobody.
const (
	mostInLine  = 32  // of one address
	mostWaiting = 512 // of all
	longestWait = 20 * time.Second
)

// errBusy is said to who cannot be waited for.
var errBusy = &Error{Status: http.StatusServiceUnavailable, Sentence: "site.too-busy", Retry: 5 * time.Second}

// Places are for what costs so much that only a few can have it at a time. They
// are shared fairly: no key, such as an address, holds more than its part of
// them, and one that gets free goes to the keys that wait in turn, however many
// wait under each.
type places struct {
	part int           // places that one key can hold
	wait time.Duration // after which who waits is sent away

	mu      sync.Mutex
	free    int
	held    map[string]int
	lines   map[string][]chan struct{} // who waits, by key, the first one first
	turns   []string                   // the keys that wait, the next one first
	waiting int
}

// newPlaces makes so many places, of which a key can hold a part.
func newPlaces(all, part int) *places {
	return &places{part: part, wait: longestWait, free: all, held: map[string]int{}, lines: map[string][]chan struct{}{}}
}

// take waits for a place, and returns what gives it back. It fails where too
// many wait already, and with the error of ctx where that is done first.
func (p *places) take(ctx context.Context, key string) (leave func(), err error) {
	ready, err := p.line(key)
	if err != nil {
		return nil, err
	}
	late := time.NewTimer(p.wait)
	defer late.Stop()
	select {
	case <-ready:
		return func() { p.leave(key) }, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-late.C:
		err = errBusy
	}
	p.giveUp(key, ready)
	return nil, err
}

// line puts somebody in the line of a key. The channel is closed once there is
// a place, which may be at once.
func (p *places) line(key string) (ready chan struct{}, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.lines[key]) >= mostInLine || p.waiting >= mostWaiting {
		return nil, errBusy
	}
	ready = make(chan struct{})
	if len(p.lines[key]) == 0 {
		p.turns = append(p.turns, key)
	}
	p.lines[key] = append(p.lines[key], ready)
	p.waiting++
	p.next()
	return ready, nil
}

// next gives the free places to the keys that wait, in turn.
func (p *places) next() {
	for p.free > 0 {
		at := slices.IndexFunc(p.turns, func(key string) bool { return p.held[key] < p.part })
		if at < 0 {
			return
		}
		key := p.turns[at]
		first := p.lines[key][0]
		p.turns = slices.Delete(p.turns, at, at+1)
		p.shorten(key, 0)
		if len(p.lines[key]) > 0 {
			p.turns = append(p.turns, key)
		}
		p.free--
		p.held[key]++
		close(first)
	}
}

// shorten takes one out of the line of a key.
func (p *places) shorten(key string, at int) {
	p.waiting--
	p.lines[key] = slices.Delete(p.lines[key], at, at+1)
	if len(p.lines[key]) == 0 {
		delete(p.lines, key)
	}
}

// leave gives a place back.
func (p *places) leave(key string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.free++
	if p.held[key]--; p.held[key] == 0 {
		delete(p.held, key)
	}
	p.next()
}

// giveUp takes somebody out of the line, or gives back the place that was found
// in the same moment.
func (p *places) giveUp(key string, ready chan struct{}) {
	p.mu.Lock()
	at := slices.Index(p.lines[key], ready)
	if at >= 0 {
		p.shorten(key, at)
		if len(p.lines[key]) == 0 {
			p.turns = slices.DeleteFunc(p.turns, func(other string) bool { return other == key })
		}
	}
	p.mu.Unlock()
	if at < 0 {
		p.leave(key)
	}
}

// Workplaces are the places for heavy work. Those of tables are apart: nobody
// who plays waits for strangers.
type workplaces struct {
	hall     *places // to be in memory at all, with what was sent and what is answered
	desk     *places // to be worked for
	tables   *places // to be worked for at a table
	refusing func(limit string)
}

// How many requests that bring much, or are answered with much, are in memory
// at a time: in all, and of one address.
const (
	mostInHall     = 6
	mostOfOneThere = 3
)

// newWorkplaces makes a place for each processor, and two at the least, of which
// nobody has more than half.
func newWorkplaces(refusing func(limit string)) workplaces {
	n := max(2, runtime.GOMAXPROCS(0))
	return workplaces{
		hall: newPlaces(mostInHall, mostOfOneThere), desk: newPlaces(n, n/2), tables: newPlaces(n, n/2), refusing: refusing,
	}
}

// busyLimit is what refusals for want of a place are counted under.
const busyLimit = "busy"

// in does something in one of some places, once there is one for a key.
func (w workplaces) in(ctx context.Context, p *places, key string, do func() error) error {
	leave, err := p.take(ctx, key)
	if errors.Is(err, errBusy) {
		w.refusing(busyLimit)
	}
	if err != nil {
		return err
	}
	defer leave()
	return do()
}

// AtWork waits for a place for heavy work and does it. Addresses share the places fairly.
// If the one who asked has gone, it stops waiting.
func (s *Site) AtWork(r *http.Request, work func() error) error {
	return s.work.in(r.Context(), s.work.desk, ClientKey(r), work)
}

// AtTable is AtWork for people with a seat at a table. It never waits for
// strangers.
func (s *Site) AtTable(ctx context.Context, table string, work func() error) error {
	return s.work.in(ctx, s.work.tables, table, work)
}

// Costly wraps a handler that reads, works or answers a lot. It first checks how often the
// address may come. Then it waits until memory has room for one more, and only then reads
// anything.
func (s *Site) Costly(limit *Limiter, h Handler) Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		if err := limit.Check(ClientKey(r)); err != nil {
			return err
		}
		return s.work.in(r.Context(), s.work.hall, ClientKey(r), func() error { return h(w, r) })
	}
}
