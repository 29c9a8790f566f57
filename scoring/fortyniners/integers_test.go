package fortyniners_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// Results are whole dollars.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
