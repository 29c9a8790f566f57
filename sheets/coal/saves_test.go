package coal_test

import (
	"testing"

	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// Saver is for those who have little ink.
func TestSaver(t *testing.T) { sheetstest.Saves(t, coal.Title) }
