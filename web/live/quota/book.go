package quota

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/dustin/go-humanize"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
)

// A Full says that there is no room, in a sentence for people.
type Full struct{ Sentence speech.Text }

func (f *Full) Error() string { return f.Sentence.String() }

func full(name string, args ...any) error { return &Full{speech.Say(name, args...)} }

// A Counter counts tables, as a store does.
type Counter interface {
	Taken(ctx context.Context, maker, digest string) (of, all logbook.Account, err error)
}

// A Book says whether there is room for more tables beside the existing ones. It is safe
// for concurrent use.
type Book struct {
	limits  Limits
	free    func() (int64, error) // bytes left on the disk; nil where that is unknown
	counter Counter
	taking  chan struct{} // held by who makes a table

	mu    sync.Mutex
	total logbook.Account // as it was when it was asked last
	at    time.Time
}

// NewBook is a book for the tables that a counter counts.
func NewBook(limits Limits, free func() (int64, error), counter Counter) *Book {
	return &Book{limits: limits, free: free, counter: counter, taking: make(chan struct{}, 1)}
}

// Take calls make to make a table of a size, or fails with a *Full. It makes one at a time,
// so all count, except those that other programs make at the same moment.
func (b *Book) Take(ctx context.Context, maker string, size logbook.Size, make func() error) error {
	if err := b.floor(); err != nil {
		return err
	}
	select {
	case b.taking <- struct{}{}:
		defer func() { <-b.taking }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if err := b.fits(ctx, maker, size); err != nil {
		return err
	}
	return make()
}

// fits wants room for one more table.
func (b *Book) fits(ctx context.Context, maker string, size logbook.Size) error {
	l := b.limits
	if over(l.Table, size.Log) {
		return full("live.ledger-too-long", "size", inBytes(l.Table))
	}
	if l.Tables+l.Bytes+l.AllTables+l.AllBytes == 0 {
		return nil
	}
	of, all, err := b.counter.Taken(ctx, maker, size.Digest)
	switch {
	case err != nil:
		return err
	case over(l.Tables, of.Tables+1):
		return full("live.many-tables", "number", int(of.Tables))
	case over(l.Bytes, of.Bytes+cost(of, size)):
		return full("live.big-tables", "size", inBytes(of.Bytes))
	case over(l.AllTables, all.Tables+1), over(l.AllBytes, all.Bytes+cost(all, size)):
		return full("live.server-full")
	}
	return nil
}

// cost is how many bytes one more table would take: house data counts once.
func cost(of logbook.Account, size logbook.Size) int64 {
	if of.Data {
		return size.Log
	}
	return size.Log + size.Data
}

// inBytes is an amount of bytes as people read it: "2 MB".
func inBytes(n int64) speech.Text {
	number, unit, _ := strings.Cut(humanize.Bytes(uint64(n)), " ")
	return speech.Say("live.size", "number", speech.Decimal(number), "unit", unit)
}

// over says whether an amount is over a limit.
func over(limit, amount int64) bool { return limit > 0 && amount > limit }

// floor wants enough of the disk to be free for a new table.
func (b *Book) floor() error {
	if b.free == nil || b.limits.Free == 0 {
		return nil
	}
	free, err := b.free()
	if err != nil {
		return err
	}
	if free < b.limits.Free {
		return full("live.disk-full")
	}
	return nil
}

// Room fails with a *Full if a table of a size can't grow by so much.
func (l Limits) Room(size, by int64) error {
	if over(l.Table, size+by) {
		return full("live.table-full", "size", inBytes(l.Table))
	}
	return nil
}

// totalFor is for how long an answer of Total holds.
const totalFor = 5 * time.Second

// Total is what all tables take, at most a few seconds ago, or the last known value while
// nobody can count them.
func (b *Book) Total(ctx context.Context) logbook.Account {
	b.mu.Lock()
	defer b.mu.Unlock()
	if now := time.Now(); now.Sub(b.at) > totalFor {
		if _, all, err := b.counter.Taken(ctx, "", ""); err == nil {
			b.total, b.at = all, now
		}
	}
	return b.total
}

// FreeDisk is how many bytes the disk has left; 0 if that is unknown.
func (b *Book) FreeDisk() int64 {
	if b.free == nil {
		return 0
	}
	free, err := b.free()
	if err != nil {
		return 0
	}
	return free
}
