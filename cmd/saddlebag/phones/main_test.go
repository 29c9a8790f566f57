// Package phones holds tests of pages on phones: they fit and are found, a first visit and a
// first entry take few steps, and nobody taps on something that has just changed.
//
// Whole games are in evenings. Begin with pages_test.go.
package phones

import (
	"testing"

	"saddlebag/cmd/saddlebag/program"
	"saddlebag/cmd/saddlebag/programtest"
)

func TestMain(m *testing.M) { programtest.Main(m, program.Run, nil) }
