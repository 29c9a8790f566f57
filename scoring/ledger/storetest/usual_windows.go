package storetest

import (
	"testing"

	"saddlebag/scoring/ledger"
)

// shared is empty: PostgreSQL is tested elsewhere.
func shared(testing.TB) string { return "" }

func openShared(testing.TB, string) ledger.Store { return nil }
