package rintintin_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// Points are whole numbers.
func TestNoFloats(t *testing.T) { scoringtest.Integers(t) }
