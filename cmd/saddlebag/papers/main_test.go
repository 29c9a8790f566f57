// Package papers holds tests of paper on the screen: filled sheets copied and settled by
// tapping on /check, and the preview of a print.
//
// Begin with sheet_test.go.
package papers

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
