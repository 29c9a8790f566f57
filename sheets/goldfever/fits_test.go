package goldfever_test

import (
	"testing"

	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, goldfever.Title) }
