package postgres

import (
	"context"
	"errors"
	"io/fs"
	"math/rand/v2"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger/logbook"
)

var _ logbook.Shared = (*Store)(nil)

// hurry is how long the database may take for what a page waits for that could do
// without.
const hurry = 2 * time.Second

// Head is the current head of a table.
func (s *Store) Head(ctx context.Context, table string) (h logbook.Head, err error) {
	ctx, cancel := context.WithTimeoutCause(ctx, hurry, errSlow)
	defer cancel()
	const query = "SELECT (SELECT coalesce(max(number), 0) FROM records WHERE log = id), card_sum FROM logs WHERE id = $1"
	err = s.ask(ctx, query, []any{table}, &h.Last, &h.Card)
	return h, about(table, err)
}

// ask reads one row, which is of one state of the database by itself. It fails with
// logbook.ErrNotFound where there is none.
func (s *Store) ask(ctx context.Context, query string, args []any, into ...any) error {
	if s.writes.over() {
		return fs.ErrClosed
	}
	ctx, cancel := context.WithTimeoutCause(ctx, patience, errSlow)
	defer cancel()
	err := s.pool.QueryRow(ctx, query, args...).Scan(into...)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return logbook.ErrNotFound
	case err != nil && errors.Is(context.Cause(ctx), errSlow):
		return errSlow
	}
	return err
}

// Alone does something while nobody else does anything alone. The lock belongs to a
// transaction, so a dead server doesn't keep it.
func (s *Store) Alone(ctx context.Context, do func(context.Context) error) error {
	if s.writes.over() {
		return fs.ErrClosed
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", locking+1); err != nil {
			return unavailable(err)
		}
		return do(ctx)
	})
}

// Same says whether two stores have the same database, whatever their addresses: it
// takes a lock in one and looks for it in the other.
func Same(ctx context.Context, a, b *Store) (same bool, err error) {
	lock := rand.Int64() //nolint:gosec,forbidigo // it only has to be free
	err = pgx.BeginFunc(ctx, a.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", lock); err != nil {
			return err
		}
		return b.pool.QueryRow(ctx, "SELECT NOT pg_try_advisory_xact_lock($1)", lock).Scan(&same)
	})
	return same, unavailable(err)
}

// Tell sends everybody who hears something that isn't kept.
func (s *Store) Tell(ctx context.Context, text string) error {
	return s.tell(ctx, notice{Notice: logbook.Notice{Kind: logbook.Told, Text: text}})
}

func (s *Store) tell(ctx context.Context, n notice) error {
	if s.writes.over() {
		return fs.ErrClosed
	}
	ctx, cancel := context.WithTimeoutCause(ctx, hurry, errSlow)
	defer cancel()
	_, err := s.pool.Exec(ctx, tellAll, n.payload())
	return unavailable(err)
}
