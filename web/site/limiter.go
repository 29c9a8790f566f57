package site

import (
	"net/http"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"saddlebag/scoring/speech"
)

// mostKeys is about how many keys a limiter keeps in mind. Whoever has more
// addresses than that is not held up by limits.
const mostKeys = 10_000

// A Limiter holds each of many keys to a limit: seats, tables or addresses. The keys used
// last are the young ones. The young ones become the old ones, and the former old ones are
// forgotten, once there are too many, or once enough time has passed to make up for the
// most that a key can have used.
type Limiter struct {
	limit   Limit
	clock   func() time.Time
	refused func() // is told of everyone who may not go on

	mu         sync.Mutex
	young, old map[string]*rate.Limiter
	turned     time.Time // when the young became the old
}

func newLimiter(limit Limit, clock func() time.Time) *Limiter {
	return &Limiter{limit: limit, clock: clock, refused: func() {}, young: map[string]*rate.Limiter{}, turned: clock()}
}

// allow says whether a key may go on now, which counts as once, and otherwise
// in how long it may.
func (l *Limiter) allow(key string) (retry time.Duration, ok bool) {
	if l.limit == (Limit{}) {
		return 0, true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.clock()
	turn := l.bucket(key, now).ReserveN(now, 1)
	if retry = turn.DelayFrom(now); retry > 0 {
		turn.CancelAt(now)
		return retry, false
	}
	return 0, true
}

// Check fails with an *Error if a key may not go on.
func (l *Limiter) Check(key string) error {
	retry, ok := l.allow(key)
	if ok {
		return nil
	}
	l.refused()
	return &Error{Status: http.StatusTooManyRequests, Sentence: "site.too-often", Retry: retry}
}

// bucket finds what a key has used, among the young from now on.
func (l *Limiter) bucket(key string, now time.Time) *rate.Limiter {
	refill := l.limit.In * time.Duration(l.limit.AtOnce) / time.Duration(l.limit.Then)
	if len(l.young) >= mostKeys || now.Sub(l.turned) > refill {
		l.young, l.old, l.turned = map[string]*rate.Limiter{}, l.young, now
	}
	b, ok := l.young[key]
	if !ok {
		b, ok = l.old[key]
	}
	if !ok {
		b = rate.NewLimiter(rate.Limit(float64(l.limit.Then)/l.limit.In.Seconds()), l.limit.AtOnce)
	}
	l.young[key] = b
	return b
}

// Limiters hold phones to a site's Limits: those that ask too often are refused,
// and counted.
type Limiters struct {
	Make, Again, Join, Ask, AskTable *Limiter
	Print, Preview, Check, Fill      *Limiter
	Seat, Table, Insert              *Limiter
	Streams                          *Crowd
}

func newLimiters(l Limits, clock func() time.Time, refused func(limit string)) Limiters {
	named := func(name string) *Limiter {
		e, ok := entranceNamed(name)
		if !ok {
			panic("no limit is called " + name)
		}
		made := newLimiter(*e.of(&l), clock)
		made.refused = func() { refused(name) }
		return made
	}
	return Limiters{
		Make: named("make"), Again: named("again"), Join: named("join"), Ask: named("ask"), AskTable: named("ask-table"),
		Print: named("print"), Preview: named("preview"), Check: named("check"), Fill: named("fill"),
		Seat: named("seat"), Table: named("table"), Insert: named("insert"),
		Streams: newCrowd(l, refused),
	}
}

// A Crowd is everybody with an open event stream. Each stream costs memory while it's open,
// and work with every entry. So their number is limited: for a seat, an address at a table, a
// table, an address, and in all.
type Crowd struct {
	seat, guest, table, address, all int // 0 for no limit
	refused                          func(name string)

	mu    sync.Mutex
	here  map[string]int // by what they are counted under
	total int
}

func newCrowd(l Limits, refused func(name string)) *Crowd {
	return &Crowd{
		seat: l.StreamSeat.AtOnce, guest: l.StreamGuest.AtOnce, table: l.StreamTable.AtOnce, address: l.StreamAddr.AtOnce, all: l.Streams.AtOnce,
		refused: refused, here: map[string]int{},
	}
}

// Enter counts a stream of a seat at a table to an address, until leave is
// called. It fails with an *Error if there are too many.
func (c *Crowd) Enter(seat, table, address string) (leave func(), err error) {
	counted := []struct {
		limit string
		most  int
		under string
	}{
		{"stream-table", c.table, "table " + table},
		{"stream-seat", c.seat, "seat " + seat},
		{"stream-address", c.address, "address " + address},
		{"stream-guest", c.guest, "guest " + address + " at " + table},
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	full := ""
	if c.all > 0 && c.total >= c.all {
		full = "streams"
	}
	for _, by := range counted {
		if by.most > 0 && c.here[by.under] >= by.most {
			full = by.limit
		}
	}
	if full != "" {
		c.refused(full)
		why := speech.Text("site.too-many-pages")
		if full == "stream-guest" || full == "stream-address" {
			why = "site.too-many-pages-here"
		}
		return nil, &Error{Status: http.StatusTooManyRequests, Sentence: why, Retry: 10 * time.Second}
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
