package fortyniners_test

import (
	"testing"

	"saddlebag/sheets/sheetstest"
)

func TestPackedDrawings(t *testing.T) { sheetstest.PackedDrawings(t) }
