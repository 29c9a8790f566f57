// Package source holds tests of the source itself and of what is written about it: which
// package imports which, who writes to the state of a game, and whether the documents name
// what there is and what they tell people to type works.
//
// Begin with arrows_test.go.
package source

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, program.Run, map[string]func(){"saddlebag-with-example": withExample})
}
