package maloney_test

import (
	"testing"

	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, maloney.Title) }
