package goldfever_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// Points, and all of the geometry, are whole numbers.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
