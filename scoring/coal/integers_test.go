package coal_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// Money is whole dollars.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
