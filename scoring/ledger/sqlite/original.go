package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Why a file that was opened is not written to any more.
var (
	errGone     = errors.New("it was removed or replaced since it was opened")
	errReadOnly = fmt.Errorf("its mode says that it is only to be read: %w", fs.ErrPermission)
)

// An original is the file of a Store as it was when it was opened, with its
// write-ahead log. The engine goes on writing into files that have lost their
// names, and all of that would be lost with the process.
type original []namedFile

// A namedFile is a file that its name led to.
type namedFile struct {
	name string
	info fs.FileInfo
}

// originalOf is the original of a file that has just been opened.
func originalOf(file string) (original, error) {
	real, err := filepath.EvalSymlinks(file)
	if err != nil {
		return nil, err
	}
	var o original
	for _, name := range []string{file, real + "-wal"} {
		info, err := os.Stat(name)
		if err != nil {
			return nil, err
		}
		o = append(o, namedFile{name, info})
	}
	return o, o.writable()
}

// there wants the files to be those that were opened.
func (o original) there() error {
	for _, f := range o {
		info, err := os.Stat(f.name)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return fmt.Errorf("%s: %w", f.name, errGone)
		case err != nil:
			return err
		case !os.SameFile(info, f.info):
			return fmt.Errorf("%s: %w", f.name, errGone)
		}
	}
	return nil
}

// writable wants them to be there, and for writing. A mode does not stop who
// has a file open, but was meant to.
func (o original) writable() error {
	if err := o.there(); err != nil {
		return err
	}
	for _, f := range o {
		if info, err := os.Stat(f.name); err != nil {
			return err
		} else if info.Mode().Perm()&0o200 == 0 {
			return fmt.Errorf("%s: %w", f.name, errReadOnly)
		}
	}
	return nil
}
