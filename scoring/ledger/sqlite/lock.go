package sqlite

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/gofrs/flock"
)

// ErrServed is why a file is not opened by a second program that would be the
// only one to change it.
var ErrServed = errors.New("another saddlebag serves this database")

// OpenAlone is Open for a program that keeps in memory what the file says: no
// other may open it so until it is closed, and ErrServed is said to who tries.
// Whoever opens it otherwise, to read or to copy it, is not kept out.
//
// The lock is the system's, on a file beside the database, and ends with the
// process however that ends; the file stays. It is not on the database itself,
// where the engine has its own.
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
