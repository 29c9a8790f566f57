package maloney_test

import (
	"testing"

	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) {
	sheetstest.Saves(t, maloney.Title, "board", "board-small", "cards", "box", "money", "tokens")
}
