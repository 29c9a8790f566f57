//go:build unix

package storetest

import (
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/postgres/pgtest"
)

// shared is the address of a new database of the PostgreSQL that runs for all tests;
// empty where none does.
func shared(tb testing.TB) string {
	tb.Helper()
	if cluster := pgtest.Given(); cluster != nil {
		return cluster.Database(tb)
	}
	return ""
}

func openShared(tb testing.TB, address string) logbook.Store {
	tb.Helper()
	s, err := postgres.Open(tb.Context(), address)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _ = s.Close() })
	return addressed{s, address}
}
