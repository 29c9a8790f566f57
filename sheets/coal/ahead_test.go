package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// What was drawn ahead is what drawing it anew comes to.
func TestDrawnAhead(t *testing.T) {
	sheetstest.DrawnAhead(t, coal.Title, sheetstest.Blank(t, coal.Title, "lode-1", scoring.Setup{Players: []string{"Ann", "Bob"}}))
}
