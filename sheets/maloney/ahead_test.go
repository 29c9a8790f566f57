package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// What was drawn ahead is what drawing it anew comes to.
func TestDrawnAhead(t *testing.T) {
	sheetstest.DrawnAhead(t, maloney.Title, sheetstest.Blank(t, maloney.Title, "cities-1", scoring.Setup{Players: []string{"Ann", "Bob", "Cid"}}))
}
