// Package evenings holds tests of whole evenings. Each plays a game from its first entry to
// its end, with taps on a phone for each player, as in the ledger it's taken from.
//
// Tests of a single page belong in phones, tests of what a seat may see in seats. Begin with
// table_test.go.
package evenings

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
