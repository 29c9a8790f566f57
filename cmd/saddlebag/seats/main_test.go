// Package seats holds tests of what each seat at a table may read, enter and put right: that
// secrets stay with whom they belong to, whatever is asked, guessed or amended.
//
// Begin with boodle_test.go; the tables of twins_test.go differ in secrets alone.
package seats

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
