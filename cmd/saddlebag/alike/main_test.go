// Package alike holds tests that something is read, told and judged the same wherever people
// come in: what is typed at a command, in the terminal, on a page or through the API, and what
// each of them says of the same game.
//
// What one entrance does alone is tested beside it. Begin with one_answer_test.go.
package alike

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
