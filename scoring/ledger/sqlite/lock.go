package sqlite

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/gofrs/flock"
)

// ErrServed says that another program already has the file open as the only one
// that may change it.
var ErrServed = errors.New("another saddlebag serves this database")

// OpenAlone is Open for a program that keeps the file's content in memory. Until it's
// closed, nobody else can open it so; they get ErrServed. Opening it in other ways, to
// read or copy it, still works.
//
// The lock is the system's, on a file beside the database, and ends with the process,
// however that ends; the file stays. It isn't on the database itself, where the engine has
// its own.
func OpenAlone(ctx context.Context, file string) (*Store, error) {
	lock := flock.New(lockFile(file)) // by a library: each system has its own way
	switch held, err := lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("the lock beside it: %w", err)
	case !held:
		return nil, ErrServed
	}
	s, err := Open(ctx, file)
	if err != nil {
		return nil, errors.Join(err, lock.Unlock())
	}
	s.lock = lock
	return s, nil
}

// lockFile is the lock of a database, by whatever links it is named.
func lockFile(file string) string {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	return file + ".lock"
}
