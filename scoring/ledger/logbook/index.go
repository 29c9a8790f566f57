package logbook

import (
	"context"
	"time"
)

// A Card is what the keeper of a table notes for itself beside its log. A nil card
// is as good as an empty one.
type Card struct {
	Text  []byte
	Index *Index // nil: whoever keeps the table has to say it yet
}

// Content is the text of a card; nil for a nil card.
func (c *Card) Content() []byte {
	if c == nil {
		return nil
	}
	return c.Text
}

// An Index finds and counts a table, with what its keeper reads from the card. Times are
// kept to a second.
type Index struct {
	Ways    []string  // what leads to the table, without which nobody finds it
	Maker   string    // whose tables are counted together
	Bytes   int64     // that are counted
	Used    time.Time // when it was used last
	Ends    time.Time // when its time is over; zero for never
	Trashed time.Time // when it was put into the trash; zero for a table in use
}

// An Indexed is the index of a card in a store.
type Indexed struct {
	Table string
	Seal  []byte // of the card
	Index *Index
}

// A Life says when a table was last used, when it ends, and when it was trashed.
type Life struct {
	Table               string
	Used, Ends, Trashed time.Time // as in its Index
}

// An Account is how much room some tables take.
type Account struct {
	Tables int64
	Bytes  int64 // as their keeper counts them, and of house data, once
	Data   bool  // the house data that was asked for is among that
}

// A Finder finds and counts tables by the indexes of their cards.
type Finder interface {
	// Led returns the tables that some ways lead to, by way, sorted. A way that leads
	// nowhere is left out.
	Led(ctx context.Context, ways ...string) (map[string][]string, error)
	// Unindexed lists the first tables after an id, at most so many, sorted, whose cards
	// have no index, or were replaced since by a program that knows none. It leaves out
	// tables without a card.
	Unindexed(ctx context.Context, after string, most int) ([]string, error)
	// Index sets the indexes of existing cards. It skips a table that is gone, or has
	// another card.
	Index(ctx context.Context, indexes ...Indexed) error
	// Over lists the tables in use whose time ended before one moment, and those that
	// were put into the trash before another, sorted.
	Over(ctx context.Context, ended, trashed time.Time) ([]Life, error)
	// Newest is when any table was used last; zero if there is none.
	Newest(ctx context.Context) (time.Time, error)
	// Taken counts a maker's tables, and all tables. One without an index counts among
	// all, without its bytes.
	Taken(ctx context.Context, maker, digest string) (of, all Account, err error)
}
