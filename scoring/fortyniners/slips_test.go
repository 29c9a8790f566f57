package fortyniners_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

func TestSlips(t *testing.T) {
	scoringtest.Slips(t, scoringtest.SlipConfig{
		Shelf: shelf, Folder: "testdata/games", Each: 4,
		Kinds: []scoringtest.SlipKind{
			{Players: 4},
			{Players: 4, Options: map[string]string{"dice": "1"}},
		},
	})
}
