// Package storms holds tests of one server against all odds: it is killed, its disk is full,
// its file is damaged or taken away, strangers ask all that they may. What it acknowledged it
// keeps, and it says what it cannot do.
//
// Several servers are tested in servers. Begin with kill_test.go.
package storms

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
