package papers

import (
	"path/filepath"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
)

// In a recorded game of each title, whatever can be tapped has a name that nothing else on
// its sheet has, and that says what it holds, too.
func TestCellsAreSpoken(t *testing.T) {
	for _, title := range titles.List {
		file := programtest.WholeGames(t, title.Game.Info().ID)[0]
		text := programtest.Read(t, file)
		o, err := command.OpenLedger(file, text, programtest.DataBeside(file, text))
		if err != nil {
			t.Fatal(err)
		}
		ledger.Check(o.Fold, o.Doc)
		job, err := sheets.Filled(filepath.Base(file), o.Opened)
		if err != nil {
			t.Fatal(err)
		}
		tapped, places := 0, 0
		o.Fold.Walk(func(_ ledger.Placed, before *ledger.Fold) {
			if places++; places%3 != 0 {
				return
			}
			cells := before.State().Cells()
			names := map[int]map[string]string{} // the names of an owner's cells
			for _, p := range before.State().Prompts() {
				if p.Cell == "" {
					continue
				}
				if names[p.Owner] == nil {
					names[p.Owner] = spokenOf(t, title.PanelsOf(job.Showing(before.State()), p.Owner), cells, p.Owner)
				}
				if tapped++; names[p.Owner][p.Cell] == "" {
					t.Errorf("%s: nothing is said of %s", title.Game.Info().ID, p.Cell)
				}
			}
		})
		if tapped < 10 {
			t.Errorf("%s: %d prompts at cells", title.Game.Info().ID, tapped)
		}
	}
}

func spokenOf(t *testing.T, panels []panel.Panel, cells []scoring.Cell, owner int) map[string]string {
	t.Helper()
	slots := map[string]panel.Slot{}
	for _, p := range panels {
		for _, s := range p.Slots {
			slots[s.Cell] = s
		}
	}
	said, names := map[string]string{}, map[string]string{}
	for _, c := range cells {
		if c.Owner != owner {
			continue
		}
		name := slots[c.ID].Spoken(c).String()
		if name == c.Label.String()+": " || said[name] != "" {
			t.Errorf("%s is called %q, as is %q", c.ID, name, said[name])
		}
		said[name], names[c.ID] = c.ID, name
	}
	return names
}
