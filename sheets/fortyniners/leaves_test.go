package fortyniners_test

import (
	"testing"

	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// Whatever is printed on both sides of a leaf belongs together.
func TestLeaves(t *testing.T) { sheetstest.Leaves(t, fortyniners.Title) }
