package web

import (
	"net/http"
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// mostKeys is about how many keys a limiter keeps in mind. Whoever has more
// addresses than that is not held up by limits.
const mostKeys = 10_000

// A limiter holds each of many keys to a limit: seats, tables or addresses.
// The keys that were used last are the young ones. As soon as there are too
// many, or as long a time has gone by as it takes to make up for the most that
// a key can have used, they are the old ones, and the old ones of before are
// forgotten.
type limiter struct {
	limit Limit
	clock func() time.Time

	mu         sync.Mutex
	young, old map[string]*rate.Limiter
	turned     time.Time // when the young became the old
}

func newLimiter(limit Limit, clock func() time.Time) *limiter {
	return &limiter{limit: limit, clock: clock, young: map[string]*rate.Limiter{}, turned: clock()}
}

// allow says whether a key may go on now, which counts as once, and otherwise
// in how long it may.
func (l *limiter) allow(key string) (retry time.Duration, ok bool) {
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

// check is allow as an error: a refusal where a key may not go on.
func (l *limiter) check(key string) error {
	retry, ok := l.allow(key)
	if ok {
		return nil
	}
	return &refusal{status: http.StatusTooManyRequests, sentence: "That was too often. Wait a little and try again.", retry: retry}
}

// bucket finds what a key has used, among the young from now on.
func (l *limiter) bucket(key string, now time.Time) *rate.Limiter {
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

// limiters are the limiters of the web app, as Limits has them.
type limiters struct{ tables, asks, asksAtTable, entries, entriesAtTable *limiter }

func newLimiters(l Limits, clock func() time.Time) limiters {
	return limiters{
		tables:         newLimiter(l.Make, clock),
		asks:           newLimiter(l.Ask, clock),
		asksAtTable:    newLimiter(l.AskTable, clock),
		entries:        newLimiter(l.Seat, clock),
		entriesAtTable: newLimiter(l.Table, clock),
	}
}

// household is the key of the address that a request came from. Of IPv6 it is
// the network, in which a single machine has any number of addresses.
func household(r *http.Request) string {
	at, err := netip.ParseAddr(host(r))
	if err != nil {
		return r.RemoteAddr
	}
	at = at.Unmap()
	if at.Is4() {
		return at.String()
	}
	network, err := at.Prefix(64)
	if err != nil {
		return at.String()
	}
	return network.String()
}
