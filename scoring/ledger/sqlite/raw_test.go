package sqlite_test

import (
	"database/sql"
	"testing"
)

// raw opens a file as any other program would.
func raw(t *testing.T, file string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	must(t, err)
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { _ = db.Close() })
	return db
}

// made is a file that the statements have made.
func made(t *testing.T, statements string) string {
	t.Helper()
	file := newFile(t)
	db := raw(t, file)
	execute(t, db, statements)
	must(t, db.Close())
	return file
}

// occupy takes the right to write until it is released.
func occupy(t *testing.T, file string) (release func()) {
	t.Helper()
	db := raw(t, file)
	execute(t, db, "BEGIN IMMEDIATE")
	return func() {
		execute(t, db, "ROLLBACK")
		must(t, db.Close())
	}
}

func execute(t *testing.T, db *sql.DB, statements string) {
	t.Helper()
	_, err := db.ExecContext(t.Context(), statements)
	must(t, err)
}
