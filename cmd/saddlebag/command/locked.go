package command

import (
	"os"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// OpenLocked opens a file that is there, for reading and appending, and locks
// it. Who has waited for the lock while the file was replaced has locked what it
// was before, and tries again.
func OpenLocked(file string) (*lockedfile.File, error) {
	for {
		f, err := lockedfile.OpenFile(file, os.O_RDWR|os.O_APPEND, 0)
		if err != nil {
			return nil, err
		}
		held, err := f.Stat()
		if err != nil {
			f.Close()
			return nil, err
		}
		if there, err := os.Stat(file); err == nil && os.SameFile(held, there) {
			return f, nil
		} else if err != nil {
			f.Close()
			return nil, err
		}
		f.Close()
	}
}
