package site

import (
	"net/http"
	"sync"
	"time"
)

// A Crowd is who has an event stream open. Each costs memory for as long as it
// is open and work with every entry, so that there are only so many: for a seat,
// a table, an address, and in all.
type Crowd struct {
	seat, table, address, all int // 0 for no limit
	refused                   func(name string)

	mu    sync.Mutex
	here  map[string]int // by what they are counted under
	total int
}

func newCrowd(l Limits, refused func(name string)) *Crowd {
	return &Crowd{
		seat: l.StreamSeat.AtOnce, table: l.StreamTable.AtOnce, address: l.StreamAddr.AtOnce, all: l.Streams.AtOnce,
		refused: refused, here: map[string]int{},
	}
}

// Enter counts a stream of a seat at a table to an address until leave is
// called. It fails with an *Error where there are too many.
func (c *Crowd) Enter(seat, table, address string) (leave func(), err error) {
	counted := []struct {
		limit string
		most  int
		under string
	}{
		{"stream-seat", c.seat, "seat " + seat}, {"stream-table", c.table, "table " + table}, {"stream-address", c.address, "address " + address},
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	full := ""
	for _, by := range counted {
		if by.most > 0 && c.here[by.under] >= by.most {
			full = by.limit
		}
	}
	if c.all > 0 && c.total >= c.all {
		full = "streams"
	}
	if full != "" {
		c.refused(full)
		return nil, &Error{Status: http.StatusTooManyRequests, Sentence: "Too many pages follow the game at the same time. Close some and try again.", Retry: 10 * time.Second}
	}
	c.total++
	for _, by := range counted {
		c.here[by.under]++
	}
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.total--
		for _, by := range counted {
			if c.here[by.under]--; c.here[by.under] == 0 {
				delete(c.here, by.under)
			}
		}
	}, nil
}
