package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"path/filepath"
)

// OpenReadOnly opens an existing file to read it. Changes fail with fs.ErrPermission. If
// nobody else had it open, later changes by others may stay unseen. The errors are those
// of Open, and also ErrVersion for an older
// file.
func OpenReadOnly(ctx context.Context, file string) (*Store, error) {
	return openReadOnly(ctx, file, inspect)
}

func openReadOnly(ctx context.Context, file string, inspect func(context.Context, *sql.DB) error) (*Store, error) {
	file, err := filepath.EvalSymlinks(file)
	if err != nil {
		return nil, err
	}
	parameters := url.Values{"mode": {"ro"}}
	idle := idleFileOf(file)
	if idle != nil {
		parameters.Set("immutable", "1") // else the engine makes a journal to read
	}
	read, err := connect(file, readers, parameters)
	if err != nil {
		return nil, err
	}
	if err := inspect(ctx, read); err != nil {
		return nil, errors.Join(explained(err), read.Close())
	}
	return &Store{read: read, idle: idle}, nil
}

// Salvage opens a file like OpenReadOnly, even if it's damaged, to read what can be
// read. Faults are what's wrong with it as a whole, in the engine's words; a file that
// OpenReadOnly opens has none.
func Salvage(ctx context.Context, file string) (s *Store, faults []string, err error) {
	s, err = openReadOnly(ctx, file, func(ctx context.Context, db *sql.DB) error {
		steps, err := steps()
		if err != nil {
			return err
		}
		if err := current(ctx, db, len(steps)); err != nil {
			return err
		}
		faults, err = faultsOf(ctx, db, mostFaults)
		if isCorrupt(err) {
			faults, err = append(faults, err.Error()), nil
		}
		return err
	})
	return s, faults, err
}
