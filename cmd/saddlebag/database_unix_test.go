//go:build unix

package main

import (
	"path/filepath"
	"testing"

	"saddlebag/scoring/ledger/postgres/pgtest"
)

// usualDatabase is one for a test that needs one, whichever it is: a file, or a database of
// the PostgreSQL that runs for all tests.
func usualDatabase(tb testing.TB) string {
	tb.Helper()
	if cluster := pgtest.Given(); cluster != nil {
		return cluster.Database(tb)
	}
	return filepath.Join(tb.TempDir(), "tables.db")
}
