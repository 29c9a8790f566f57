package sqlite_test

import (
	"errors"
	"io/fs"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger/sqlite"
)

// A backup is a database of its own, with all that was there when it was made.
func TestBackup(t *testing.T) {
	s := open(t, newFile(t))
	first, second := filled(t, s, "t1", 5), filled(t, s, "t2", 1)
	file := newFile(t)
	must(t, s.Backup(t.Context(), file))
	must(t, s.Append(t.Context(), "t1", note(first, "later")))

	copied := open(t, file)
	if diff := cmp.Diff(first, whole(t, copied, "t1", 5)); diff != "" {
		t.Errorf("the copy (-want +got):\n%s", diff)
	}
	must(t, copied.Append(t.Context(), "t2", note(second, "in the copy alone")))
	whole(t, copied, "t2", 2)
	whole(t, s, "t2", 1)
	whole(t, s, "t1", 6)
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v; want 0600", info.Mode(), err)
	}
}

func TestBackupRefuses(t *testing.T) {
	file := newFile(t)
	s := open(t, file)
	for name, to := range map[string]string{
		"another file":  written(t, []byte("a letter")),
		"an empty file": written(t, nil),
		"itself":        file,
	} {
		before := read(t, to)
		if err := s.Backup(t.Context(), to); !errors.Is(err, fs.ErrExist) {
			t.Errorf("over %s: %v; want %v", name, err, fs.ErrExist)
		}
		if read(t, to) != before {
			t.Errorf("%s has changed", name)
		}
	}
}

func TestFailedBackupLeavesNothing(t *testing.T) {
	s, err := sqlite.Open(t.Context(), newFile(t))
	must(t, err)
	must(t, s.Close())
	file := newFile(t)
	if err := s.Backup(t.Context(), file); err == nil {
		t.Error("a closed Store makes a backup")
	}
	if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Stat: %v; want %v", err, fs.ErrNotExist)
	}
}

// A file that nobody had open is read without a lock. If somebody opens it
// then, the copy may be half old and half new: there is none.
func TestDisturbedBackup(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	log := filled(t, s, "t1", 1)
	must(t, s.Close())
	for name, disturb := range map[string]func(*testing.T, *sqlite.Store){
		"still open":   func(*testing.T, *sqlite.Store) {},
		"closed again": func(t *testing.T, s *sqlite.Store) { must(t, s.Close()) },
	} {
		t.Run(name, func(t *testing.T) {
			reader, err := sqlite.OpenReadOnly(t.Context(), file)
			must(t, err)
			t.Cleanup(func() { _ = reader.Close() })
			must(t, reader.Backup(t.Context(), newFile(t)))

			writer := open(t, file)
			next := note(log, name)
			must(t, writer.Append(t.Context(), "t1", next))
			log.Records = append(log.Records, next)
			disturb(t, writer)
			to := newFile(t)
			if err := reader.Backup(t.Context(), to); !errors.Is(err, sqlite.ErrDisturbed) {
				t.Errorf("Backup: %v; want %v", err, sqlite.ErrDisturbed)
			}
			if _, err := os.Stat(to); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("Stat: %v; want %v", err, fs.ErrNotExist)
			}
		})
	}
}
