package scoringtest

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// SheetRepairs makes mistakes in the sheets of random games and repairs them. Each
// repair leaves as many findings as it says; of so many in a hundred mistakes one
// of the first three repairs is to give the sheets of the game again. In soak runs
// it makes as many mistakes as slips of a kind.
func SheetRepairs(t *testing.T, c AuditConfig, right int) {
	t.Helper()
	most := slipsEach(t, 0)
	var all mended
	for kind, k := range c.Kinds {
		if k.Choose == nil {
			k.Choose = atRandom
		}
		for n := 0; n < c.Games || all.mistakes < most/len(c.Kinds)*(kind+1); n++ {
			j := &judge{
				AuditConfig: c, t: t, auditor: c.Game.(audit.Auditor), rand: rand.New(rand.NewPCG(uint64(kind), uint64(n))),
				setup:  scoring.Setup{Players: Names(k.Players), Options: k.Options, House: cmp.Or(k.House, c.House)},
				choose: k.Choose,
			}
			_, filled := j.sheets()
			for i, m := range c.Mistakes {
				if (i+n)%mistakesEvery == 0 {
					j.mend(&all, m, filled)
				}
			}
		}
	}
	t.Log(&all)
	if all.mistakes >= enoughSlips && all.share(all.right) < right {
		t.Errorf("one of the first three repairs is to be right in %d %%: %s", right, &all)
	}
}

// mended is what became of mistakes in sheets.
type mended struct{ mistakes, right, first, alone, aloneRight int }

func (m *mended) share(n int) int { return n * 100 / max(1, m.mistakes) }

func (m *mended) String() string {
	return fmt.Sprintf("%d mistakes: a repair right %d %%, the first right %d %%; of %d in one cell a repair right %d %%",
		m.mistakes, m.share(m.right), m.share(m.first), m.alone, m.aloneRight*100/max(1, m.alone))
}

// mend makes a mistake, if there is room for it, and repairs it.
func (j *judge) mend(all *mended, m Mistake, filled scoring.Filled) {
	j.t.Helper()
	mistaken := maps.Clone(filled)
	if !m.Make(j.rand, j.setup, mistaken) || maps.Equal(mistaken, filled) {
		return
	}
	text := j.document(mistaken)
	d := j.open(text)
	causes, err := repair.DiagnoseSheets(j.t.Context(), d, text)
	if err != nil {
		j.t.Fatal(err)
	}
	if len(causes) == 0 {
		j.t.Fatalf("%s: no cause of %s", m.Name, changes(filled, mistaken))
	}
	place := -1
	for i, r := range causes[0].Repairs {
		again := j.open(repair.Rewrite(text, r))
		if left := len(j.audit(again.Filled).Findings); left != r.Leaves {
			j.t.Errorf("%s: %+v leaves %d findings", m.Name, r, left)
		}
		if place < 0 && maps.Equal(again.Filled, filled) {
			place = i
		}
	}
	changed := 0
	for p, w := range filled {
		if mistaken[p] != w {
			changed++
		}
	}
	all.mistakes++
	good := place >= 0 && place < told
	if good {
		all.right++
	}
	if place == 0 {
		all.first++
	}
	if changed == 1 {
		all.alone++
		if good {
			all.aloneRight++
		}
	}
	if !good && testing.Verbose() {
		says := []string{}
		for _, r := range causes[0].Repairs {
			says = append(says, fmt.Sprintf("%s (%d)", r.Say, r.Leaves))
		}
		j.t.Logf("%s: %d, changed %d: %.200s\n   FOUND %.200s\n   %.600q", m.Name, place, changed, changes(filled, mistaken), causes[0].Message, says)
	}
}

// document is the text of sheets of the game.
func (j *judge) document(filled scoring.Filled) string {
	j.t.Helper()
	h := ledger.Header{Game: j.Game.Info().ID, Players: j.setup.Players}
	for _, name := range slices.Sorted(maps.Keys(j.setup.Options)) {
		h.Options = append(h.Options, ledger.Option{Name: name, Value: j.setup.Options[name]})
	}
	d, err := final.Start(j.shelf(), h, j.data)
	if err != nil {
		j.t.Fatal(err)
	}
	d.Filled = filled
	return d.String()
}

// open opens a document of the game.
func (j *judge) open(text string) *final.Document {
	j.t.Helper()
	d, err := final.Open(j.shelf(), "sheets", text, j.data)
	if err != nil {
		j.t.Fatal(err)
	}
	return d
}

// shelf has the game, and no house data but what a document is given.
func (j *judge) shelf() ledger.Catalog {
	none := func(string, string) ([]byte, bool) { return nil, false }
	return ledger.Catalog{Games: []scoring.Game{j.Game}, House: none}
}

func (j *judge) data(scoring.Game) (ledger.HouseData, error) {
	return ledger.HouseData{House: j.setup.House}, nil
}
