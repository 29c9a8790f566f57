package main

import (
	"slices"
	"testing"

	"saddlebag/scoring"
)

// What a title says of its game is there: the sheet that is kept for all, and
// the cells that stand beside the score.
func TestTitlesNameWhatIsThere(t *testing.T) {
	for _, title := range titles {
		info := title.Game.Info()
		if title.SharedSheet != "" && !slices.Contains(title.SheetNames(), title.SharedSheet) {
			t.Errorf("%s has no sheet %q", info.ID, title.SharedSheet)
		}
		for _, job := range worksheets(t, title)[:1] {
			for _, field := range info.SideFields {
				if !slices.ContainsFunc(job.Cells, func(c scoring.Cell) bool { return c.Owner == 0 && c.ID == field.Name }) {
					t.Errorf("%s has no cell %q", info.ID, field.Name)
				}
			}
		}
	}
}
