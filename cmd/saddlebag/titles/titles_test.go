package titles_test

import (
	"slices"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/sheets/art"
)

// What a title says of its game is there: its engraving, which is no other's, the
// sheet that is kept for all, and the cells that stand beside the score.
func TestTitlesNameWhatIsThere(t *testing.T) {
	icons := map[art.Icon]string{}
	for _, title := range titles.List {
		info := title.Game.Info()
		if other, taken := icons[title.Icon]; taken || title.Icon == "" {
			t.Errorf("%s has the icon %q, and so has %q", info.ID, title.Icon, other)
		}
		icons[title.Icon] = info.ID
		if title.SharedSheet != "" && !slices.Contains(title.SheetNames(), title.SharedSheet) {
			t.Errorf("%s has no sheet %q", info.ID, title.SharedSheet)
		}
		for _, job := range programtest.Worksheets(t, title)[:1] {
			for _, field := range info.SideFields {
				if !slices.ContainsFunc(job.Cells, func(c scoring.Cell) bool { return c.Owner == 0 && c.ID == field.Name }) {
					t.Errorf("%s has no cell %q", info.ID, field.Name)
				}
			}
		}
	}
}
