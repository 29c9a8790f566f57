//go:build !unix

package storetest

import (
	"testing"

	"saddlebag/scoring/ledger/logbook"
)

// shared is empty: PostgreSQL is tested elsewhere.
func shared(testing.TB) string { return "" }

func openShared(testing.TB, string) logbook.Store { return nil }
