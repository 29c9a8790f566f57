package example_test

import (
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, example.Title) }
