package fortyniners_test

import (
	"testing"

	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) {
	sheetstest.Saves(t, fortyniners.Title, "board", "board-small", "standees")
}
