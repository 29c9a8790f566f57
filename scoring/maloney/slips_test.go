package maloney_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

func TestSlips(t *testing.T) {
	scoringtest.Slips(t, scoringtest.SlipConfig{
		Shelf: shelf, Folder: "testdata/games", Each: 4,
		Kinds: []scoringtest.SlipKind{
			{Players: 3},
			{Players: 5},
			{Players: 4, Options: map[string]string{"hands": "dealt"}},
		},
	})
}
