package live

import (
	"fmt"
	"sync"
	"time"

	"saddlebag/web/live/people"
)

// A DeletedError refuses a code of a table that its host has deleted: it says who did, which
// nothing else remembers. It is an ErrUnknown.
type DeletedError struct {
	By   string // as the journal would have it
	Time time.Time
}

func (e *DeletedError) Error() string { return fmt.Sprintf("the table was deleted by %s", e.By) }

// Unwrap says what it is.
func (*DeletedError) Unwrap() error { return ErrUnknown }

const (
	// remembered is for how long a server remembers who has deleted a table.
	remembered = 24 * time.Hour
	// mostRemembered is how many ways to deleted tables it remembers.
	mostRemembered = 10_000
)

// graves are the tables that were deleted a while ago at the most, by the keys of their
// seats. They are safe for concurrent use.
type graves struct {
	mu sync.Mutex
	of map[string]*DeletedError
}

// dig remembers who has deleted a table.
func (g *graves) dig(seats *people.Seats, by *DeletedError) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.of == nil {
		g.of = map[string]*DeletedError{}
	}
	for s := range seats.All() {
		for _, k := range s.Keys {
			if len(g.of) < mostRemembered {
				g.of[k.Hash+k.Tag] = by
			}
		}
	}
}

// find is who has deleted the table of a code; ErrUnknown if nobody knows.
func (g *graves) find(hash, tag string) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if by := g.of[hash+tag]; by != nil {
		return by
	}
	return ErrUnknown
}

// level forgets what was long ago.
func (g *graves) level(now time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for key, by := range g.of {
		if now.Sub(by.Time) > remembered {
			delete(g.of, key)
		}
	}
}
