package goldfever_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/sheetstest"
)

// What was drawn ahead is what drawing it anew comes to.
func TestDrawnAhead(t *testing.T) {
	sheetstest.DrawnAhead(t, goldfever.Title, sheetstest.Blank(t, goldfever.Title, "showdown-2", scoring.Setup{Players: []string{"Ann", "Bob"}}))
}
