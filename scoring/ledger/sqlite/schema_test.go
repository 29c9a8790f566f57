package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"strconv"
	"testing"
)

// An older file takes the steps that it lacks and keeps what it has; one whose
// step fails stays as it was.
func TestMigrate(t *testing.T) {
	s := opened(t)
	must(t, s.Create(t.Context(), "t1", "header", nil))
	known, err := steps()
	must(t, err)
	now, then := strconv.Itoa(len(known)), strconv.Itoa(len(known)+1)

	next := "ALTER TABLE logs ADD COLUMN colour TEXT NOT NULL DEFAULT 'sand'"
	broken := "INSERT INTO logs (id, header) VALUES ('t2', 'header'); SELECT nonsense"
	if err := migrate(t.Context(), s.write.db, append(known, next, broken)); err == nil {
		t.Fatal("a broken step succeeds")
	}
	want(t, s.write.db, "PRAGMA user_version", now)
	want(t, s.write.db, "SELECT count(*) FROM pragma_table_info('logs') WHERE name = 'colour'", "0")

	for range 2 { // the second time does nothing
		must(t, migrate(t.Context(), s.write.db, append(known, next)))
		want(t, s.write.db, "PRAGMA user_version", then)
		want(t, s.write.db, "SELECT group_concat(id || ' ' || colour) FROM logs", "t1 sand")
	}
	if err := migrate(t.Context(), s.write.db, known); !errors.Is(err, ErrVersion) {
		t.Errorf("back to an older version: %v; want %v", err, ErrVersion)
	}
}

// Every connection is as the promises of the package need it.
func TestPragmas(t *testing.T) {
	s := opened(t)
	want(t, s.write.db, "PRAGMA journal_mode", "wal")
	want(t, s.write.db, "PRAGMA synchronous", "2") // FULL
	want(t, s.write.db, "PRAGMA foreign_keys", "1")
	want(t, s.write.db, "PRAGMA busy_timeout", "5000")
	want(t, s.read, "PRAGMA busy_timeout", "5000")
	want(t, s.write.db, "SELECT group_concat(strict) FROM pragma_table_list WHERE name IN ('logs', 'records')", "1,1")
	if most := s.write.db.Stats().MaxOpenConnections; most != 1 {
		t.Errorf("%d connections may write", most)
	}
}

// The keys hold even where nothing was asked for first.
func TestKeysAreUnique(t *testing.T) {
	s := opened(t)
	must(t, s.Create(t.Context(), "t1", "header", nil))
	must(t, s.Create(t.Context(), "t2", "header", nil))
	const insert = `INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		VALUES (?, ?, '', '', 'table stop', 0, NULL, zeroblob(32), zeroblob(32), ?)`
	for _, test := range []struct {
		log    string
		number int
		key    string
		wants  func(error) bool
	}{
		{"t1", 1, "", func(err error) bool { return err == nil }},
		{"t2", 1, "", func(err error) bool { return err == nil }},
		{"t1", 1, "", isTaken},
		{"t1", 2, "k", func(err error) bool { return err == nil }},
		{"t1", 3, "k", isRepeated},
		{"t2", 2, "k", func(err error) bool { return err == nil }},
		{"nowhere", 1, "", func(err error) bool { return err != nil && !isTaken(err) && !isRepeated(err) }},
	} {
		if _, err := s.write.db.ExecContext(t.Context(), insert, test.log, test.number, test.key); !test.wants(err) {
			t.Errorf("%d of %s, with the key %q: %v", test.number, test.log, test.key, err)
		}
	}
}

// Two transactions that both mean to write cannot both have read first.
func TestWriteLockIsTakenAtOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "night.db")
	one, two := openedFile(t, file), openedFile(t, file)
	first, err := one.write.db.BeginTx(t.Context(), nil)
	must(t, err)
	defer func() { _ = first.Rollback() }()
	_, err = two.write.db.ExecContext(t.Context(), "PRAGMA busy_timeout = 0")
	must(t, err)
	if _, err := two.write.db.BeginTx(t.Context(), nil); !isBusy(err) {
		t.Errorf("BeginTx beside another: %v; want busy", err)
	}
}

func opened(t *testing.T) *Store {
	t.Helper()
	return openedFile(t, filepath.Join(t.TempDir(), "night.db"))
}

func openedFile(t *testing.T, file string) *Store {
	t.Helper()
	s, err := Open(context.WithoutCancel(t.Context()), file)
	must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func want(t *testing.T, db *sql.DB, query, want string) {
	t.Helper()
	var got string
	must(t, db.QueryRowContext(t.Context(), query).Scan(&got))
	if got != want {
		t.Errorf("%s: %s; want %s", query, got, want)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
