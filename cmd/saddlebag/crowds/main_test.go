// Package crowds holds tests and benchmarks of large numbers: phones at many tables of one
// server, and games that share their house data.
//
// Begin with load_test.go.
package crowds

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) {
	programtest.Main(m, program.Run, map[string]func(){"plain-streams": servePlain, "follow-streams": followStreams})
}
