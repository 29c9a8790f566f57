// Package phones holds tests of pages on phones: that they fit and are found, what a first
// visit and a first entry take, and that nobody taps on what has changed meanwhile.
//
// Whole games are played in evenings. Begin with pages_test.go.
package phones

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
