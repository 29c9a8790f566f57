package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"path/filepath"
	"testing"

	"saddlebag/scoring/ledger"
)

// An older file takes the steps that it lacks and keeps what it has; one whose
// step fails stays as it was.
func TestMigrate(t *testing.T) {
	released, err := steps()
	must(t, err)
	db, err := connect(filepath.Join(t.TempDir(), "old.db"), 1, url.Values{"_txlock": {"immediate"}})
	must(t, err)
	t.Cleanup(func() { must(t, db.Close()) })
	must(t, migrate(t.Context(), db, released[:1]))
	_, err = db.ExecContext(t.Context(), `INSERT INTO logs (id, header) VALUES ('t1', 'header');
		INSERT INTO records (log, number, time, by, event, chance, commitment, chain)
		VALUES ('t1', 1, '2026-11-20T19:30:00Z', 'host', 'table stop', 0, zeroblob(32), zeroblob(32))`)
	must(t, err)

	broken := "INSERT INTO logs (id, header) VALUES ('t2', 'header'); SELECT nonsense"
	if err := migrate(t.Context(), db, append(released[:1:1], released[1], broken)); err == nil {
		t.Fatal("a broken step succeeds")
	}
	want(t, db, "PRAGMA user_version", "1")
	want(t, db, "SELECT count(*) FROM pragma_table_info('logs') WHERE name = 'card'", "0")

	for range 2 { // the second time does nothing
		must(t, migrate(t.Context(), db, released))
		want(t, db, "PRAGMA user_version", "2")
		want(t, db, "SELECT group_concat(id || ' ' || length(card)) FROM logs", "t1 0")
		want(t, db, "SELECT group_concat(event || '|' || key) FROM records", "table stop|")
	}
	if err := migrate(t.Context(), db, released[:1]); !errors.Is(err, ErrVersion) {
		t.Errorf("back to an older version: %v; want %v", err, ErrVersion)
	}
}

// A file that lacks a step cannot be read as it is.
func TestOlderFileToRead(t *testing.T) {
	s := opened(t)
	first, err := steps()
	must(t, err)
	if err := current(t.Context(), s.read, len(first)+1); !errors.Is(err, ErrVersion) {
		t.Errorf("current: %v; want %v", err, ErrVersion)
	}
}

// Every connection is as the promises of the package need it.
func TestPragmas(t *testing.T) {
	s := opened(t)
	want(t, s.write, "PRAGMA journal_mode", "wal")
	want(t, s.write, "PRAGMA synchronous", "2") // FULL
	want(t, s.write, "PRAGMA foreign_keys", "1")
	want(t, s.write, "PRAGMA busy_timeout", "5000")
	want(t, s.read, "PRAGMA busy_timeout", "5000")
	want(t, s.write, "SELECT group_concat(strict) FROM pragma_table_list WHERE name IN ('logs', 'records')", "1,1")
	if most := s.write.Stats().MaxOpenConnections; most != 1 {
		t.Errorf("%d connections may write", most)
	}
}

// The key holds even where the last number was not asked for first.
func TestNumberIsUnique(t *testing.T) {
	s := opened(t)
	must(t, s.Create(t.Context(), "t1", "header", nil))
	must(t, s.Create(t.Context(), "t2", "header", nil))
	r := ledger.Record{Number: 1, Entry: ledger.Entry{Actor: "table", Verb: "stop"}}
	for _, test := range []struct {
		table string
		want  error
	}{{"t1", nil}, {"t2", nil}, {"t1", ledger.ErrConflict}} {
		err := transact(t.Context(), s.write, func(tx *sql.Tx) error {
			return insert(t.Context(), tx, test.table, r)
		})
		if !errors.Is(err, test.want) {
			t.Errorf("insert into %s: %v; want %v", test.table, err, test.want)
		}
	}
	// A record without a log breaks another rule, and is no conflict.
	err := transact(t.Context(), s.write, func(tx *sql.Tx) error {
		return insert(t.Context(), tx, "nowhere", r)
	})
	if err == nil || errors.Is(err, ledger.ErrConflict) {
		t.Errorf("insert into nowhere: %v; want another error", err)
	}
}

// Two transactions that both mean to write cannot both have read first.
func TestWriteLockIsTakenAtOnce(t *testing.T) {
	file := filepath.Join(t.TempDir(), "night.db")
	one, two := openedFile(t, file), openedFile(t, file)
	first, err := one.write.BeginTx(t.Context(), nil)
	must(t, err)
	defer func() { _ = first.Rollback() }()
	_, err = two.write.ExecContext(t.Context(), "PRAGMA busy_timeout = 0")
	must(t, err)
	if _, err := two.write.BeginTx(t.Context(), nil); !isBusy(err) {
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
