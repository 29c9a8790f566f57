package postgres

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
)

// Figures are a store's figures about its database.
type Figures struct {
	Connections int           // that are open, beside the one that is listened on
	Busy        int           // of these, those that do something
	Waits       int64         // how often somebody had to wait for one
	Slow        int64         // statements that took longer than SlowAfter
	Heard       bool          // notices are heard
	Lag         time.Duration // of the last one that was tried, from who tells to who hears
}

// SlowAfter is the time after which a statement counts as slow.
const SlowAfter = 250 * time.Millisecond

// Figures are the store's current figures.
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

// LogSlow logs slow statements, each with what its context says about whose it is, but
// without its values.
func (s *Store) LogSlow(log *slog.Logger) { s.watch.log.Store(log) }

// A watch counts and tells slow statements.
type watch struct {
	slow  atomic.Int64
	after atomic.Int64                // ns that a slow one takes; 0 for SlowAfter
	log   atomic.Pointer[slog.Logger] // nil for none
}

// begunKey is where the context of a statement has what began, and when.
type begunKey struct{}

type begun struct {
	at   time.Time
	what string
}

func begin(ctx context.Context, what string) context.Context {
	return context.WithValue(ctx, begunKey{}, begun{time.Now(), what}) //nolint:forbidigo // only how long it takes is measured
}

func (w *watch) end(ctx context.Context) {
	b, ok := ctx.Value(begunKey{}).(begun)
	if !ok {
		return
	}
	took := time.Since(b.at) //nolint:forbidigo // as above
	if took <= cmp.Or(time.Duration(w.after.Load()), SlowAfter) {
		return
	}
	w.slow.Add(1)
	if log := w.log.Load(); log != nil {
		log.LogAttrs(ctx, slog.LevelWarn, "the database was slow", slog.Duration("took", took), slog.String("statement", strings.Join(strings.Fields(b.what), " ")))
	}
}

// TraceQueryStart begins to measure a statement.
func (w *watch) TraceQueryStart(ctx context.Context, _ *pgx.Conn, of pgx.TraceQueryStartData) context.Context {
	return begin(ctx, of.SQL)
}

// TraceQueryEnd ends it.
func (w *watch) TraceQueryEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceQueryEndData) { w.end(ctx) }

// TraceBatchStart begins to measure statements that are sent together.
func (w *watch) TraceBatchStart(ctx context.Context, _ *pgx.Conn, of pgx.TraceBatchStartData) context.Context {
	return begin(ctx, fmt.Sprintf("%d together: %s", of.Batch.Len(), of.Batch.QueuedQueries[0].SQL))
}

// TraceBatchQuery is told of each of them.
func (w *watch) TraceBatchQuery(context.Context, *pgx.Conn, pgx.TraceBatchQueryData) {}

// TraceBatchEnd ends it.
func (w *watch) TraceBatchEnd(ctx context.Context, _ *pgx.Conn, _ pgx.TraceBatchEndData) { w.end(ctx) }
