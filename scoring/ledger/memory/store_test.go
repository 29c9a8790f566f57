package memory_test

import (
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/storetest"
)

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) ledger.Store { return &memory.Store{} })
}
