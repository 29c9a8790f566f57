package main

import (
	"context"
	"errors"
	"net/url"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/sqlite"
)

// A tableStore is where tables are kept, until it is closed.
type tableStore interface {
	ledger.Store
	Close() error
}

// openAlone opens a database for a server: a file, or one of PostgreSQL by its address.
func openAlone(ctx context.Context, name string) (tableStore, error) {
	if postgres.Is(name) {
		s, err := postgres.OpenAlone(ctx, name)
		switch {
		case errors.Is(err, postgres.ErrServed):
			return nil, hinted(failed(shown(name), "%w", err), "stop the other one first")
		case err != nil:
			return nil, hinted(failed(shown(name), "%w", err), "--db takes postgres://USER:PASSWORD@HOST/DATABASE, or a file")
		}
		return s, nil
	}
	s, err := sqlite.OpenAlone(ctx, name)
	switch {
	case errors.Is(err, sqlite.ErrServed):
		return nil, hinted(failed(name, "%w", err), "stop the other one first, or --db FILE keeps the tables elsewhere; a database of PostgreSQL holds more than a file")
	case err != nil:
		return nil, hinted(failed(name, "%w", plainCause(err)), "--db FILE keeps the tables elsewhere")
	}
	return s, nil
}

// openToRead opens a database beside whoever serves it.
func openToRead(ctx context.Context, name string) (tableStore, error) {
	if postgres.Is(name) {
		s, err := postgres.Open(ctx, name)
		if err != nil {
			return nil, hinted(failed(shown(name), "%w", err), "a database of PostgreSQL is postgres://USER:PASSWORD@HOST/DATABASE")
		}
		return s, nil
	}
	s, err := sqlite.OpenReadOnly(ctx, name)
	if err != nil {
		return nil, hinted(failed(name, "%w", plainCause(err)), "--db FILE names the database")
	}
	return s, nil
}

// shown is the name of a database as people may read it: without a password.
func shown(name string) string {
	if u, err := url.Parse(name); postgres.Is(name) && err == nil {
		return u.Redacted()
	}
	return name
}

// freeDisk tells how much of the disk is free that a database is on; nil where that is
// another machine's affair.
func freeDisk(name string) func() (int64, error) {
	if postgres.Is(name) {
		return nil
	}
	return func() (int64, error) { return sqlite.FreeDisk(name) }
}
