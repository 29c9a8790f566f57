// Package alike tests that every entrance gives the same answer: a command, the terminal, a
// page and the API read, say and judge the same game alike.
//
// What only one entrance does is tested beside it. Begin with one_answer_test.go.
package alike

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
