package titles_test

import (
	"path/filepath"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// In recorded games of each title, whatever can be tapped has a name that nothing else on
// its sheet has, and that says more than what it is.
func TestCellsAreSpoken(t *testing.T) {
	for game, folder := range map[string]string{
		"coal-n-write": "coal", "rin-tin-tin": "rintintin", "maloneys-inheritance": "maloney", "forty-niners": "fortyniners", "goldfever": "goldfever",
	} {
		title, ok := titles.Find(game)
		if !ok {
			t.Fatal(game)
		}
		files, err := filepath.Glob(filepath.Join("../../../scoring", folder, "testdata/games/*.ledger"))
		if err != nil {
			t.Fatal(err)
		}
		tapped := 0
		for _, file := range files {
			fold, _ := ledgertest.Check(t, titles.Shelf(), file)
			fold.Walk(func(_ ledger.Placed, before *ledger.Fold) { tapped += checkSpoken(t, title, before) })
		}
		if tapped < 100 {
			t.Errorf("%s: %d prompts at cells", game, tapped)
		}
	}
}

func checkSpoken(t *testing.T, title sheets.Title, now *ledger.Fold) (tapped int) {
	t.Helper()
	state := now.State()
	cells := state.Cells()
	names := map[int]map[string]string{} // the names of the cells of an owner
	job := press.Job{Setup: now.Setup(), Cells: press.CellsOf(cells)}
	for _, p := range state.Prompts() {
		if p.Cell == "" {
			continue
		}
		tapped++
		if names[p.Owner] == nil {
			names[p.Owner] = spokenOf(t, title.PanelsOf(job, p.Owner), cells, p.Owner)
		}
		if names[p.Owner][p.Cell] == "" {
			t.Errorf("%s: nothing is said of %s", title.Game.Info().ID, p.Cell)
		}
	}
	return tapped
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
