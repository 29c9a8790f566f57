package tables

import (
	"context"
	"errors"
	"io"
	"net/url"
	"os"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/sqlite"
)

// A Store is where tables are kept, until it is closed.
type Store interface {
	logbook.Store
	Close() error
}

// OpenToServe opens a database for a server: a file, which no other server may have, or
// one of PostgreSQL by its address, which any number share.
func OpenToServe(ctx context.Context, name string) (Store, error) {
	if postgres.Is(name) {
		return openShared(ctx, name)
	}
	s, err := sqlite.OpenAlone(ctx, name)
	switch {
	case errors.Is(err, sqlite.ErrServed):
		return nil, command.Hinted(command.FailedBy(name, err), "cli.db-served-hint")
	case err != nil:
		return nil, command.Hinted(command.FailedBy(name, command.PlainCause(err)), "cli.db-elsewhere-hint")
	}
	return s, nil
}

// openShared opens a database of PostgreSQL.
func openShared(ctx context.Context, name string) (Store, error) {
	s, err := postgres.Open(ctx, name)
	if err != nil {
		return nil, command.Hinted(command.FailedBy(Shown(name), err), "cli.postgres-hint")
	}
	return s, nil
}

// IsDatabase says whether something is a database by its name, or by how the file begins.
func IsDatabase(name string) bool {
	if postgres.Is(name) {
		return true
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, len(command.DatabaseHead))
	_, err = io.ReadFull(f, head)
	return err == nil && string(head) == command.DatabaseHead
}

// OpenToRead opens a database beside whoever serves it.
func OpenToRead(ctx context.Context, name string) (Store, error) {
	if postgres.Is(name) {
		return openShared(ctx, name)
	}
	s, err := sqlite.OpenReadOnly(ctx, name)
	if err != nil {
		return nil, command.Hinted(command.FailedBy(name, command.PlainCause(err)), "cli.db-hint")
	}
	return s, nil
}

// Shown is the name of a database as people may read it: without a password.
func Shown(name string) string {
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
