package goldfever_test

import (
	"testing"

	"saddlebag/scoring/scoringtest"
)

// nights are the games that people slip in.
var nights = scoringtest.SlipConfig{
	Shelf: shelf, Folder: "testdata/games", Each: 4,
	Kinds: []scoringtest.SlipKind{
		{Players: 2},
		{Players: 4, Data: "bank-job-3"},
	},
}

// TestSlips makes slips of every kind in the ledgers of whole games.
func TestSlips(t *testing.T) { scoringtest.Slips(t, nights) }

// TestNoCauses diagnoses games in which nobody slips.
func TestNoCauses(t *testing.T) { scoringtest.NoCauses(t, nights, 3) }

// BenchmarkDiagnose tells what a line left out has caused.
func BenchmarkDiagnose(b *testing.B) { scoringtest.DiagnoseSlips(b, shelf, "testdata/games") }
