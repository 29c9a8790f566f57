package storetest

import (
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
)

// Usual is an empty store for a test that needs any: in memory, or in
// the PostgreSQL that runs for all tests.
func Usual(tb testing.TB) logbook.Store {
	tb.Helper()
	if address := shared(tb); address != "" {
		return openShared(tb, address)
	}
	return new(memory.Store)
}

// Again is the store as a restarted program sees it.
func Again(tb testing.TB, s logbook.Store) logbook.Store {
	tb.Helper()
	if of, ok := s.(addressed); ok {
		return openShared(tb, of.address)
	}
	return s
}

// An addressed store is one that can be opened anew.
type addressed struct {
	logbook.Shared
	address string
}
