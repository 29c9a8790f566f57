package sqlite_test

import (
	"os"
	"testing"

	"saddlebag/scoring/ledger/sqlite"
)

// One at a time has a file alone, by whatever name; readers go on.
func TestOpenAlone(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.OpenAlone(t.Context(), file)
	must(t, err)
	log := filled(t, s, "t1", 2)
	link := newFile(t)
	must(t, os.Symlink(file, link))
	for _, name := range []string{file, link} {
		_, err := sqlite.OpenAlone(t.Context(), name)
		wantError(t, "OpenAlone", err, sqlite.ErrServed)
	}
	reader, err := sqlite.OpenReadOnly(t.Context(), file)
	must(t, err)
	whole(t, reader, "t1", 2)
	copied := newFile(t)
	must(t, reader.Backup(t.Context(), copied))
	must(t, reader.Close())
	whole(t, open(t, copied), "t1", 2)

	must(t, s.Append(t.Context(), "t1", note(log, "3")))
	must(t, s.Close())
	s, err = sqlite.OpenAlone(t.Context(), link)
	must(t, err)
	whole(t, s, "t1", 3)
	must(t, s.Close())
}

// A file that cannot be opened is not kept from anybody.
func TestOpenAloneFails(t *testing.T) {
	file := written(t, []byte("Dear Ann,"))
	for range 2 {
		_, err := sqlite.OpenAlone(t.Context(), file)
		wantError(t, "OpenAlone", err, sqlite.ErrForeign)
	}
}
