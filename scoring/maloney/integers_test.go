package maloney_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// Money and points are whole numbers, of dollars and of tenths (MI31).
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
