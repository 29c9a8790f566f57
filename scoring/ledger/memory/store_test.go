package memory_test

import (
	"testing"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/ledger/storetest"
)

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) logbook.Store { return &memory.Store{} })
}
