package goldfever_test

import (
	"testing"

	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) {
	sheetstest.Saves(t, goldfever.Title, "village", "village-small", "characters", "standees", "tokens", "cards")
}
