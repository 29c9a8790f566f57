package goldfever_test

import (
	"testing"

	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/sheetstest"
)

// Whatever is printed on both sides of a leaf belongs together.
func TestLeaves(t *testing.T) { sheetstest.Leaves(t, goldfever.Title) }
