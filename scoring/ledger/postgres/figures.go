package postgres

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
)

// Figures are how a store gets on with its database.
type Figures struct {
	Connections int           // that are open, beside the one that is listened on
	Busy        int           // of these, those that do something
	Waits       int64         // how often somebody had to wait for one
	Slow        int64         // statements that took longer than SlowAfter
	Heard       bool          // notices are heard
	Lag         time.Duration // of the last one that was tried, from who tells to who hears
}

// SlowAfter is how long a statement takes that is slow.
const SlowAfter = 250 * time.Millisecond

// Figures tells how the store gets on.
func (s *Store) Figures() Figures {
	pool := s.pool.Stat()
	f := Figures{
		Connections: int(pool.TotalConns()), Busy: int(pool.AcquiredConns()), Waits: pool.EmptyAcquireCount(), Slow: s.watch.slow.Load(),
	}
	if e := s.ears.Load(); e != nil {
		lag := e.lag.Load()
		f.Heard, f.Lag = lag >= 0, time.Duration(max(0, lag))
	}
	return f
}

// A watch counts slow statements.
type watch struct{ slow atomic.Int64 }

// begunKey is where the context of a statement has when it began.
type begunKey struct{}

func begin(ctx context.Context) context.Context {
	return context.WithValue(ctx, begunKey{}, time.Now()) //nolint:forbidigo // only how long it takes is measured
}

func (w *watch) end(ctx context.Context) {
	if begun, ok := ctx.Value(begunKey{}).(time.Time); ok && time.Since(begun) > SlowAfter { //nolint:forbidigo // as above
		w.slow.Add(1)
	}
}

// TraceQueryStart begins to measure a statement.
func (w *watch) TraceQueryStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryStartData) context.Context {
	return begin(ctx)
}

// TraceQueryEnd ends it.
func (w *watch) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryEndData) { w.end(ctx) }

// TraceBatchStart begins to measure statements that are sent together.
func (w *watch) TraceBatchStart(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchStartData) context.Context {
	return begin(ctx)
}

// TraceBatchQuery is told of each of them.
func (w *watch) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

// TraceBatchEnd ends it.
func (w *watch) TraceBatchEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchEndData) { w.end(ctx) }
