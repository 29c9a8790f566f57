package rintintin_test

import (
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/sheetstest"
)

// Square cavalrymen lie within the circles of the board in tiles, and the dogs within
// theirs: 10 and 2 for each of four squads.
func TestSquaresFitTheBoard(t *testing.T) {
	job := blank(t, nil, "Ann", "Bob", "Cy", "Di")
	for _, paper := range []string{"a4", "letter"} {
		job.Paper = sheetstest.Paper(t, paper)
		count, pieces := map[speech.Text]int{}, map[speech.Text]panel.Piece{}
		for _, page := range made(t, job, "counters-square") {
			for _, at := range page.Placed {
				for _, p := range at.Panel.Pieces {
					count[p.Name]++
					pieces[p.Name] = p
				}
			}
		}
		if count["rintintin.piece-man"] != 40 || count["sheets.piece-standee"] != 8 {
			t.Errorf("%v pieces", count)
		}
		for _, place := range made(t, job, "board")[0].Placed[0].Panel.Laid().Places {
			if piece, ok := pieces[place.Piece]; !ok || !place.Holds(piece) {
				t.Errorf("%s on %s: a %s doesn't fit", place.Name, paper, place.Piece)
			}
		}
	}
}
