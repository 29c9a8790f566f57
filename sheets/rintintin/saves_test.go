package rintintin_test

import (
	"testing"

	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) {
	sheetstest.Saves(t, rintintin.Title, "board", "board-small", "spinner", "boodle", "counters")
}
