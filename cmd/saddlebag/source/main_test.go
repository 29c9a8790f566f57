// Package source holds tests of the source itself and of its documents: which package imports
// which, who writes to the state of a game, whether the files that documents name exist, and
// whether the commands that they show work.
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
