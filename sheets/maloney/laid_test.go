package maloney_test

import (
	"testing"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// What was laid ahead is what laying our map comes to.
func TestLaidAhead(t *testing.T) {
	text, used := maloney.Laid(blank(t, 3).Setup.House.(*rules.Map))
	sheetstest.Golden(t, "../land/laid.txt", text)
	if !used {
		t.Error("what was laid is not used")
	}
}
