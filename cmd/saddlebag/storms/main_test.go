// Package storms holds tests of one server with everything against it: it's killed, its disk
// is full, its file is damaged or taken away, strangers ask for all they may. It keeps what it
// acknowledged, and says what it can't do.
//
// Several servers are tested in servers. Begin with kill_test.go.
package storms

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
