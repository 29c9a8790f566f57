// Package postgres is the ledger store in a PostgreSQL database, for servers whose
// tables outgrow one file or one machine.
//
// What Append accepts is on the database's disk before it returns. Entries that many
// tables append at once share a transaction, and each gets its own answer. Any number of
// Stores may have the same database; they hear from each other what they change.
//
// A database is ours if its schema says so; one that holds anything else is refused. Only
// this package and sqlite contain SQL. What they store they only take apart and put back
// together.
package postgres

import (
	"context"
	"errors"
	"io/fs"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool" // the driver of the field, in pure Go
)

// patience is how long the database may take for one thing, before whoever asked for
// it is told that it does not answer.
const patience = 10 * time.Second

// connections are how many a Store has at the most unless its address says otherwise,
// beside the one that it hears by.
const connections = 8

// A Store keeps logs in a database.
type Store struct {
	pool   *pgxpool.Pool
	writes *writer
	watch  *watch
	ears   atomic.Pointer[ears] // nil as long as nobody hears
	ended  sync.Once
}

// Is says whether a name of a database means PostgreSQL, and not a file.
func Is(name string) bool {
	return strings.HasPrefix(name, "postgres://") || strings.HasPrefix(name, "postgresql://")
}

// Open opens the database at an address, postgres://user:password@host/database, and
// makes its tables if it's empty. It fails with ErrForeign or ErrVersion, and then
// leaves the database as it was.
func Open(ctx context.Context, address string) (*Store, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, err
	}
	if !strings.Contains(address, "pool_max_conns") {
		config.MaxConns = connections
	}
	config.ConnConfig.ConnectTimeout = patience
	config.ConnConfig.RuntimeParams["application_name"] = "saddlebag"
	config.ConnConfig.RuntimeParams["synchronous_commit"] = "on"
	seen := &watch{}
	config.ConnConfig.Tracer = seen
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, err
	}
	if err := prepare(ctx, pool); err != nil {
		pool.Close()
		return nil, unavailable(err)
	}
	return &Store{pool: pool, writes: newWriter(pool), watch: seen}, nil
}

// Close writes what still waits, then closes the store. Later calls fail with
// fs.ErrClosed.
func (s *Store) Close() error {
	s.ended.Do(func() {
		s.writes.close()
		if e := s.ears.Load(); e != nil {
			e.end()
			<-e.ended
		}
		s.pool.Close()
	})
	return nil
}

// transact does what do says in one transaction, or nothing of it.
func (s *Store) transact(ctx context.Context, options pgx.TxOptions, do func(context.Context, pgx.Tx) error) error {
	ctx, cancel := context.WithTimeoutCause(ctx, patience, errSlow)
	defer cancel()
	err := pgx.BeginTxFunc(ctx, s.pool, options, func(tx pgx.Tx) error { return do(ctx, tx) })
	if err != nil && errors.Is(context.Cause(ctx), errSlow) {
		err = errSlow
	}
	if s.writes.over() {
		return errors.Join(err, fs.ErrClosed)
	}
	return err
}

// change does what do says to a table, or nothing of it.
func (s *Store) change(ctx context.Context, table string, do func(context.Context, pgx.Tx) error) error {
	if s.writes.over() {
		return fs.ErrClosed
	}
	return about(table, s.transact(ctx, pgx.TxOptions{}, do))
}

// look reads what do says of one state of the database.
func (s *Store) look(ctx context.Context, do func(context.Context, pgx.Tx) error) error {
	if s.writes.over() {
		return fs.ErrClosed
	}
	return s.transact(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, do)
}
