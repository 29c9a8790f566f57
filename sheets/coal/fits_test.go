package coal_test

import (
	"testing"

	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// All that is printed fits together.
func TestEverythingFits(t *testing.T) { sheetstest.Fits(t, coal.Title) }
