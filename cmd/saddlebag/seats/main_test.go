// Package seats holds tests of what each seat at a table may read, enter and fix. Secrets
// stay with their owners, whatever others ask, guess or amend.
//
// Begin with boodle_test.go; the tables of twins_test.go differ only in their secrets.
package seats

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
