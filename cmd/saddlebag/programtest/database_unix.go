//go:build unix

package programtest

import (
	"path/filepath"
	"testing"

	"saddlebag/scoring/ledger/postgres/pgtest"
)

// UsualDatabase is one for a test that needs one, whichever it is: a file, or a database of
// the PostgreSQL that runs for all tests.
func UsualDatabase(tb testing.TB) string {
	tb.Helper()
	if cluster := pgtest.Given(); cluster != nil {
		return cluster.Database(tb)
	}
	return filepath.Join(tb.TempDir(), "tables.db")
}
