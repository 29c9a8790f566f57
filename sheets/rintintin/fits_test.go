package rintintin_test

import (
	"testing"

	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, rintintin.Title) }
