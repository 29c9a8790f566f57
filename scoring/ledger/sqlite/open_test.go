package sqlite_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/sqlite"
)

// What is not ours, or not for this version, is told by name and left as it is.
func TestNotOurs(t *testing.T) {
	for name, test := range map[string]struct {
		file string
		want error
	}{
		"a table of somebody else's":   {made(t, "CREATE TABLE recipes (name TEXT)"), sqlite.ErrForeign},
		"another program's mark":       {made(t, "PRAGMA application_id = 7"), sqlite.ErrForeign},
		"a version but no mark":        {made(t, "PRAGMA user_version = 1"), sqlite.ErrForeign},
		"our mark but no version":      {made(t, "PRAGMA application_id = 0x5361646c"), sqlite.ErrForeign},
		"a newer version":              {made(t, read(t, "testdata/v5.sql")+"PRAGMA user_version = 6"), sqlite.ErrVersion},
		"text":                         {written(t, bytes.Repeat([]byte("saddlebag 1 coal-n-write\n"), 100)), sqlite.ErrForeign},
		"the head of a database alone": {written(t, []byte("SQLite format 3\x00")), sqlite.ErrForeign},
	} {
		t.Run(name, func(t *testing.T) {
			before := read(t, test.file)
			_, err := sqlite.Open(t.Context(), test.file)
			wantError(t, "Open", err, test.want)
			_, err = sqlite.OpenReadOnly(t.Context(), test.file)
			wantError(t, "OpenReadOnly", err, test.want)
			if read(t, test.file) != before {
				t.Error("the file has changed")
			}
			if files, err := filepath.Glob(test.file + "*"); err != nil || len(files) != 1 {
				t.Errorf("files %q, %v; want no other", files, err)
			}
		})
	}
}

// A file of every version is read as it was left, and carried on.
func TestVersions(t *testing.T) {
	for name, test := range map[string]struct {
		card    string
		keys    [3]string
		indexed bool
	}{
		"testdata/v1.sql": {},
		"testdata/v2.sql": {"card", [3]string{"a", "b", ""}, false},
		"testdata/v3.sql": {"card", [3]string{"a", "b", ""}, false},
		"testdata/v4.sql": {"card", [3]string{"a", "b", ""}, false},
		"testdata/v5.sql": {"card", [3]string{"a", "b", ""}, true},
	} {
		t.Run(name, func(t *testing.T) {
			file := made(t, read(t, name))
			s := open(t, file)
			log := whole(t, s, "friday", 3)
			if want := (ledger.Entry{Actor: "Bob Tanner", Verb: "show", Args: []string{"?"}}); log.Records[2].Entry.String() != want.String() {
				t.Errorf("entry 3 is %v; want %v", log.Records[2].Entry, want)
			}
			for i, key := range test.keys {
				if log.Records[i].Key != key {
					t.Errorf("entry %d has the key %q; want %q", i+1, log.Records[i].Key, key)
				}
			}
			card, err := s.Card(t.Context(), "friday")
			must(t, err)
			if string(card) != test.card {
				t.Errorf("the card is %q; want %q", card, test.card)
			}
			if lack, err := s.Unindexed(t.Context(), "", 10); err != nil || len(lack) > 0 != (test.card != "" && !test.indexed) {
				t.Errorf("without an index are %q, %v", lack, err)
			}
			if led, err := s.Led(t.Context(), "seat 1"); err != nil || len(led["seat 1"]) > 0 != test.indexed {
				t.Errorf("a way leads to %q, %v", led, err)
			}

			next := note(log, "4")
			next.Key = "k"
			must(t, s.Append(t.Context(), "friday", next))
			wantError(t, "Append again", s.Append(t.Context(), "friday", next), logbook.ErrRepeated)
			must(t, s.SetCard(t.Context(), "friday", nil, &logbook.Card{Text: []byte("new")}))
			must(t, s.Close())
			whole(t, open(t, file), "friday", 4)
		})
	}
}

// An older file is brought up to date by who may write, not by who looks.
func TestLookAtAnOlderVersion(t *testing.T) {
	file := made(t, read(t, "testdata/v1.sql"))
	before := read(t, file)
	_, err := sqlite.OpenReadOnly(t.Context(), file)
	wantError(t, "OpenReadOnly", err, sqlite.ErrVersion)
	if read(t, file) != before {
		t.Error("the file has changed")
	}
}

// An empty file becomes a database, and so does none; of its user alone.
func TestNewFile(t *testing.T) {
	filled(t, open(t, written(t, nil)), "t1", 1)
	file := newFile(t)
	filled(t, open(t, file), "t1", 1)
	for _, name := range []string{file, file + "-wal"} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: mode %v, %v; want 0600", name, info.Mode(), err)
		}
	}
	if _, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "nowhere", "night.db")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Open in no folder: %v; want %v", err, fs.ErrNotExist)
	}
	if _, err := sqlite.Open(t.Context(), t.TempDir()); err == nil {
		t.Error("Open opens a folder")
	}
}

// Of many that open a new file at once, one makes it and all have it.
func TestOpenAtOnce(t *testing.T) {
	file := newFile(t)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			s, err := sqlite.Open(t.Context(), file)
			if err != nil {
				t.Errorf("Open: %v", err)
				return
			}
			if tables, err := s.Tables(t.Context()); err != nil || len(tables) != 0 {
				t.Errorf("Tables = %q, %v; want none", tables, err)
			}
			if err := s.Close(); err != nil {
				t.Errorf("Close: %v", err)
			}
		})
	}
	wg.Wait()
}

// A file that has no write-ahead log yet, as a backup has none, gets it as soon
// as nobody else is busy with it.
func TestOpenWaits(t *testing.T) {
	for _, busy := range []string{"BEGIN; SELECT * FROM logs", "BEGIN IMMEDIATE"} {
		file := made(t, read(t, "testdata/v2.sql"))
		db := raw(t, file)
		execute(t, db, busy)
		soon, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		defer cancel()
		if _, err := sqlite.Open(soon, file); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: Open: %v; want %v", busy, err, context.DeadlineExceeded)
		}
		time.AfterFunc(100*time.Millisecond, func() { _ = db.Close() })
		whole(t, open(t, file), "friday", 3)
	}
}

// Damage is never read as a shorter log: it is found when the file is opened.
func TestDamaged(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	filled(t, s, "t1", 200)
	must(t, s.Close())
	content := []byte(read(t, file))
	const page = 4096
	if len(content) < 8*page {
		t.Fatalf("%d bytes are too few for this test", len(content))
	}
	for name, damage := range map[string]func([]byte) []byte{
		"cut off":        func(b []byte) []byte { return b[:len(b)-2*page] },
		"a page of dust": func(b []byte) []byte { copy(b[5*page:], bytes.Repeat([]byte{0xa5}, page)); return b },
		"a page empty":   func(b []byte) []byte { clear(b[len(b)-page:]); return b },
	} {
		t.Run(name, func(t *testing.T) {
			file := written(t, damage(bytes.Clone(content)))
			_, err := sqlite.Open(t.Context(), file)
			wantError(t, "Open", err, sqlite.ErrDamaged)
			_, err = sqlite.OpenReadOnly(t.Context(), file)
			wantError(t, "OpenReadOnly", err, sqlite.ErrDamaged)
		})
	}
}

// What somebody has written into our tables is an error, not a panic.
func TestTampered(t *testing.T) {
	for _, change := range []string{
		"UPDATE records SET time = 'yesterday'",
		"UPDATE records SET event = '\"'",
		"PRAGMA ignore_check_constraints = on; UPDATE records SET chain = x'00'",
	} {
		file := made(t, read(t, "testdata/v2.sql"))
		execute(t, raw(t, file), change)
		s, err := sqlite.OpenReadOnly(t.Context(), file)
		if err != nil { // the engine may find out by itself
			continue
		}
		if _, err := s.Load(t.Context(), "friday"); err == nil {
			t.Errorf("%s: Load finds nothing wrong", change)
		}
		must(t, s.Close())
	}
}

func TestOpenReadOnly(t *testing.T) {
	file := newFile(t)
	writer := open(t, file)
	log := filled(t, writer, "t1", 2)
	s, err := sqlite.OpenReadOnly(t.Context(), file)
	must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	must(t, writer.Append(t.Context(), "t1", note(log, "3")))
	whole(t, s, "t1", 3)
	for what, err := range map[string]error{
		"Create":  s.Create(t.Context(), "t2", header, nil),
		"Append":  s.Append(t.Context(), "t1", note(log, "3")),
		"Amend":   s.Amend(t.Context(), "t1", header, nil, nil),
		"SetCard": s.SetCard(t.Context(), "t1", nil, nil),
		"SetData": s.SetData(t.Context(), "t1", nil),
		"SetNote": s.SetNote(t.Context(), nil),
		"Delete":  s.Delete(t.Context(), "t1"),
	} {
		wantError(t, what, err, fs.ErrPermission)
	}
	whole(t, s, "t1", 3)

	_, err = sqlite.OpenReadOnly(t.Context(), newFile(t))
	wantError(t, "OpenReadOnly of nothing", err, fs.ErrNotExist)
	_, err = sqlite.OpenReadOnly(t.Context(), written(t, nil))
	wantError(t, "OpenReadOnly of an empty file", err, sqlite.ErrForeign)
}

// To look at a file does not change it, whether it was closed in order or not;
// where it was, nothing is left beside it either.
func TestLookLeavesNoTrace(t *testing.T) {
	file := newFile(t)
	s, err := sqlite.Open(t.Context(), file)
	must(t, err)
	filled(t, s, "t1", 2)
	crashed := written(t, []byte(read(t, file)))
	must(t, os.WriteFile(crashed+"-wal", []byte(read(t, file+"-wal")), 0o600))
	must(t, s.Close())
	link := newFile(t)
	must(t, os.Symlink(crashed, link))

	for _, file := range []string{file, crashed, link} {
		before := read(t, file)
		s, err := sqlite.OpenReadOnly(t.Context(), file)
		must(t, err)
		whole(t, s, "t1", 2)
		must(t, s.Close())
		if read(t, file) != before {
			t.Error("the file has changed")
		}
	}
	if files, err := filepath.Glob(file + "*"); err != nil || len(files) != 1 {
		t.Errorf("files %q, %v; want no other", files, err)
	}
}

func wantError(t *testing.T, what string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: %v; want %v", what, got, want)
	}
}

func written(t *testing.T, content []byte) string {
	t.Helper()
	file := newFile(t)
	must(t, os.WriteFile(file, content, 0o600))
	return file
}

func read(t *testing.T, file string) string {
	t.Helper()
	content, err := os.ReadFile(file)
	must(t, err)
	return string(content)
}
