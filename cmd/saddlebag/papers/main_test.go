// Package papers holds tests of paper on the screen: filled sheets that are copied and settled
// by tapping on /check, and what is shown of a print before it is printed.
//
// Begin with sheet_test.go.
package papers

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
