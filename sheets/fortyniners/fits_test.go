package fortyniners_test

import (
	"testing"

	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, fortyniners.Title) }
