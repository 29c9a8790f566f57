package sqlite

import (
	"errors"
	"io/fs"
	"os"
)

// An idleFile is one that nobody has open: all that was accepted is in the file
// itself. It can be read without a lock, which would leave a trace.
type idleFile struct {
	name string
	info fs.FileInfo
}

// idleFileOf is the idle file of a name, or nil where it is in use or missing.
func idleFileOf(name string) *idleFile {
	info, err := os.Stat(name)
	if err != nil || InUse(name) {
		return nil
	}
	return &idleFile{name, info}
}

// disturbed says whether somebody has opened the file since: what was read may
// be from before and after. A file that was never idle is locked instead.
func (f *idleFile) disturbed() bool {
	if f == nil {
		return false
	}
	info, err := os.Stat(f.name)
	return err != nil || InUse(f.name) || info.Size() != f.info.Size() || !info.ModTime().Equal(f.info.ModTime())
}

// InUse says whether a file has a journal beside it: somebody has it open, or had it
// open and couldn't close it. Another file in its place would be taken for the one
// that the journal belongs to, and damaged.
func InUse(file string) bool {
	for _, journal := range []string{"-wal", "-journal"} {
		if _, err := os.Lstat(file + journal); !errors.Is(err, fs.ErrNotExist) {
			return true
		}
	}
	return false
}
