package sqlite

import (
	"context"
	"errors"
	"os"
	"path/filepath"
)

// Backup copies the database to a new file while it's in use. What was accepted before is
// in the copy, whole, and on the disk. It never overwrites a file (fs.ErrExist), and leaves
// none behind if it fails. From a Store opened read only it may fail with ErrDisturbed;
// then open the Store again.
func (s *Store) Backup(ctx context.Context, file string) error {
	path, err := filepath.Abs(file)
	if err != nil {
		return err
	}
	// The engine takes an empty file for none: this one is ours.
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = s.read.ExecContext(ctx, "VACUUM INTO ?", path)
	if err == nil && s.idle.disturbed() {
		err = ErrDisturbed
	}
	if err == nil {
		err = f.Sync() // the engine leaves it to the system
	}
	if err := errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}
