package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
)

// OpenAlone is Open for a program that keeps in memory what the database says: no other
// may open it so until it is closed, and ErrServed is said to who tries.
//
// The lock is the database's, and ends with the connection that holds it. Where that
// breaks, entries are still told from those of another server by their numbers.
func OpenAlone(ctx context.Context, address string) (_ *Store, err error) {
	lock, err := pgx.Connect(ctx, address)
	if err != nil {
		return nil, unavailable(err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, lock.Close(context.WithoutCancel(ctx)))
		}
	}()
	var held bool
	if err := lock.QueryRow(ctx, "SELECT pg_try_advisory_lock($1)", locking+1).Scan(&held); err != nil {
		return nil, unavailable(err)
	}
	if !held {
		return nil, ErrServed
	}
	s, err := Open(ctx, address)
	if err != nil {
		return nil, err
	}
	s.lock = lock
	return s, nil
}
