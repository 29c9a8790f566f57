package coal_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

func TestSlips(t *testing.T) {
	scoringtest.Slips(t, scoringtest.SlipConfig{
		Shelf: shelf, Folder: "testdata/games", Each: 4,
		Kinds: []scoringtest.SlipKind{
			{Players: 2},
			{Players: 4},
		},
	})
}
