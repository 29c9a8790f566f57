package live

import (
	"context"
	"sync"
	"time"
)

// readyFor is for how long an answer of Ready holds: to ask costs a write.
const readyFor = time.Second

// readiness is what the store said last.
type readiness struct {
	mu  sync.Mutex
	at  time.Time // zero: it was never asked
	err error
}

// Ready says why nothing could be entered at any table now; nil where it
// could. The store is asked once a second at most.
func (all *Tables) Ready(ctx context.Context) error {
	r := &all.readiness
	r.mu.Lock()
	defer r.mu.Unlock()
	now := all.Clock()
	if since := now.Sub(r.at); r.at.IsZero() || since >= readyFor || since < 0 {
		// Who has gone away meanwhile has asked for all who come next.
		r.at, r.err = now, all.Store.Ready(context.WithoutCancel(ctx))
	}
	return r.err
}
