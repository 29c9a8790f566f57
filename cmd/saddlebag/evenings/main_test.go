// Package evenings holds tests of whole evenings: a game from its first entry to its end, by
// taps on a phone for each player, as the people of its example played it.
//
// What a single page does belongs to phones, what a seat may see to seats. Begin with
// table_test.go.
package evenings

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
