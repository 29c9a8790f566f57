package quota

import (
	"fmt"
	"sync"

	"github.com/dustin/go-humanize"

	"saddlebag/scoring/ledger"
)

// A Full says that there is no room, in a sentence for who wants some.
type Full struct{ Sentence string }

func (f *Full) Error() string { return f.Sentence }

func full(format string, args ...any) error { return &Full{fmt.Sprintf(format, args...)} }

// A Book keeps account of the tables there are. It is safe for concurrent use.
type Book struct {
	limits Limits
	free   func() (int64, error) // bytes left on the disk; nil where that is unknown

	mu     sync.Mutex
	all    account
	makers map[string]*account
}

// An account is what some tables take. House data counts once.
type account struct {
	tables, bytes int64
	data          map[string]int64 // how many tables have the data of a digest
}

// NewBook is an empty book.
func NewBook(limits Limits, free func() (int64, error)) *Book {
	return &Book{limits: limits, free: free, makers: map[string]*account{}}
}

// Add enters a table that is there.
func (b *Book) Add(maker string, size ledger.Size) {
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.of(maker)
	b.all.add(size)
	of.add(size)
	b.makers[maker] = of
}

// Take enters a table that is to be made, or fails with a *Full.
func (b *Book) Take(maker string, size ledger.Size) error {
	if err := b.floor(); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.of(maker)
	switch l := b.limits; {
	case over(l.Table, size.Log):
		return full("This is too long for a table, which holds %s.", humanize.Bytes(uint64(l.Table)))
	case over(l.Tables, of.tables+1):
		return full("%d tables were made from your address, and no more are kept for one. Delete some that are over, or let their time pass.", of.tables)
	case over(l.Bytes, of.bytes+of.cost(size)):
		return full("The tables made from your address take %s, and no more is kept for one. Delete some that are over, or let their time pass.", humanize.Bytes(uint64(of.bytes)))
	case over(l.AllTables, b.all.tables+1), over(l.AllBytes, b.all.bytes+b.all.cost(size)):
		return full("This server has no room for another table. The games that run go on; ask whoever keeps the server.")
	}
	b.all.add(size)
	of.add(size)
	b.makers[maker] = of
	return nil
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
		return full("The disk of this server is nearly full, and no table can be made. The games that run go on; ask whoever keeps the server.")
	}
	return nil
}

// Room says with a *Full that a table of a size cannot grow by so much.
func (b *Book) Room(size, by int64) error {
	if over(b.limits.Table, size+by) {
		return full("This table is full: it holds %s. Save its ledger, and carry it on without the notes.", humanize.Bytes(uint64(b.limits.Table)))
	}
	return nil
}

// Grow notes that a table takes so many bytes more.
func (b *Book) Grow(maker string, by int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.all.bytes += by
	b.of(maker).bytes += by
}

// Drop takes out a table that is gone, with the size that it had.
func (b *Book) Drop(maker string, size ledger.Size) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.all.drop(size)
	of := b.of(maker)
	if of.drop(size); of.tables == 0 {
		delete(b.makers, maker)
	}
}

// Total is how many tables there are, and how many bytes they take.
func (b *Book) Total() (tables, bytes int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.all.tables, b.all.bytes
}

// FreeDisk is how many bytes the disk has left; 0 where that is unknown.
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

// of is the account of a maker, an empty one of whom none is kept.
func (b *Book) of(maker string) *account {
	if of, ok := b.makers[maker]; ok {
		return of
	}
	return &account{}
}

// cost is how many bytes one more table would take.
func (a *account) cost(size ledger.Size) int64 {
	if a.data[size.Digest] > 0 {
		return size.Log
	}
	return size.Log + size.Data
}

func (a *account) add(size ledger.Size) {
	a.tables++
	a.bytes += a.cost(size)
	if size.Digest == "" {
		return
	}
	if a.data == nil {
		a.data = map[string]int64{}
	}
	a.data[size.Digest]++
}

func (a *account) drop(size ledger.Size) {
	a.tables--
	if size.Digest != "" {
		if a.data[size.Digest]--; a.data[size.Digest] == 0 {
			delete(a.data, size.Digest)
		}
	}
	a.bytes -= a.cost(size)
}
