package scoringtest

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

const (
	// sheetsRight is in how many of a hundred mistakes one of the first three
	// repairs is to give the sheets of the game again.
	sheetsRight = 70
	// sheetSlips is how many mistakes of a sort are made, but in soak runs.
	sheetSlips = 5
	// slipsEachGame is how many of them are made in the sheets of one game.
	slipsEachGame = 5
)

// SheetRepairs makes mistakes in the sheets of random games and repairs them:
// those of the game, and what pencils do wrong on any sheets. Each repair leaves as
// many findings as it says, and one of the first three gives the sheets of the
// game again as often as it must.
func SheetRepairs(t *testing.T, c AuditConfig) {
	t.Helper()
	each := slipsEach(t, sheetSlips)
	for _, sort := range []struct {
		name     string
		mistakes []Mistake
	}{{"mistakes of the game", c.Mistakes}, {"slips of a pencil", pencils}} {
		var all mended
		for n := 0; all.mistakes < each && n < 30*each; n += slipsEachGame {
			j := newJudge(t, c, n/slipsEachGame%len(c.Kinds), n)
			_, filled := j.sheets()
			for i := range min(slipsEachGame, each-all.mistakes) {
				j.mend(&all, sort.mistakes[(n+i*7)%len(sort.mistakes)], filled)
			}
		}
		t.Logf("%s: %s", sort.name, &all)
		if all.mistakes >= enoughSlips && all.share(all.right) < sheetsRight {
			t.Errorf("%s: one of the first three repairs is to be right in %d %%: %s", sort.name, sheetsRight, &all)
		}
	}
}

// mended is what became of mistakes in sheets.
type mended struct {
	mistakes, equal int // equal: made of sheets others that are as legal
	right, first    int // a repair is right, the first is
	untold          int // not right, and nothing written can tell
}

// share is how much in a hundred of the mistakes that can be told.
func (m *mended) share(n int) int { return n * 100 / max(1, m.mistakes-m.untold) }

func (m *mended) String() string {
	return fmt.Sprintf("%d mistakes (and %d as legal), of which nothing written can tell %d; of the others a repair right %d %%, the first right %d %%; of all a repair right %d %%",
		m.mistakes, m.equal, m.untold, m.share(m.right), m.share(m.first), m.right*100/max(1, m.mistakes))
}

// mend makes a mistake, if there is room for it, and repairs it.
func (j *judge) mend(all *mended, m Mistake, filled scoring.Filled) {
	j.t.Helper()
	mistaken := maps.Clone(filled)
	if !m.Make(j.rand, j.setup, mistaken) || maps.Equal(mistaken, filled) {
		return
	}
	if len(j.audit(mistaken).Findings) == 0 {
		all.equal++
		return
	}
	text := j.document(mistaken)
	if _, err := final.Open(j.shelf(), "sheets", text, j.data); err != nil {
		return // no pencil can write that there
	}
	d := j.open(text)
	judged, err := d.Audit(j.t.Context())
	if err != nil {
		j.t.Fatal(err)
	}
	causes, err := repair.DiagnoseSheets(j.t.Context(), d, judged, text)
	if err != nil {
		j.t.Fatal(err)
	}
	if len(causes) == 0 {
		j.t.Fatalf("%s: no cause of %s", m.Name, changes(filled, mistaken))
	}
	all.mistakes++
	place, offered := -1, []scoring.Filled{}
	for i, r := range causes[0].Repairs {
		again := j.open(repair.Rewrite(text, r)).Filled
		if left := len(j.audit(again).Findings); left != r.Leaves {
			j.t.Errorf("%s: %+v leaves %d findings", m.Name, r, left)
		}
		if place < 0 && j.asMeant(again, filled) {
			place = i
		}
		offered = append(offered, again)
	}
	switch {
	case place == 0:
		all.first++
		fallthrough
	case place > 0 && place < told:
		all.right++
	case j.asGood(offered, mistaken, filled):
		all.untold++
	case testing.Verbose():
		j.t.Logf("%s: %.200s\n   FOUND %.200s\n   %.600q", m.Name, changes(filled, mistaken), causes[0].Message,
			scoring.Each(len(causes[0].Repairs), func(i int) string { return causes[0].Repairs[i].Say.String() }))
	}
}

// asGood says whether nothing written can tell what is told first from what is
// true: all of it is legal, comes to the same ranks, and is no farther from what
// was written than the truth is, in cells and in letters.
func (j *judge) asGood(offered []scoring.Filled, mistaken, filled scoring.Filled) bool {
	if len(offered) < told {
		return false
	}
	cells, letters := between(mistaken, filled)
	ranks := j.audit(filled).Ranks
	return !slices.ContainsFunc(offered[:told], func(other scoring.Filled) bool {
		changed, written := between(mistaken, other)
		judged := j.audit(other)
		return changed > cells || written > letters || len(judged.Findings) > 0 || !slices.Equal(judged.Ranks, ranks)
	})
}

// asMeant says whether sheets are as they are in truth, but for what a pencil takes back by
// crossing it out, or by a 0, where nothing stood: they contradict nothing and come to the
// same scores.
func (j *judge) asMeant(repaired, truth scoring.Filled) bool {
	if maps.Equal(repaired, truth) {
		return true
	}
	same := func(now, was scoring.Written) bool {
		return now == was || was == scoring.Written{} && (now.Struck || now.Value == "0")
	}
	if !maps.EqualFunc(repaired, truth, same) {
		return false
	}
	now, was := j.audit(repaired), j.audit(truth)
	return len(now.Findings) == 0 && slices.Equal(now.Ranks, was.Ranks) &&
		slices.EqualFunc(now.Scores, was.Scores, func(a, b scoring.Audited) bool { return a.Known == b.Known && a.Total() == b.Total() })
}

// between is in how many cells sheets differ, and how many letters are written
// there that are not in the other.
func between(before, after scoring.Filled) (cells, letters int) {
	for p, now := range after {
		was := before[p]
		if was == now {
			continue
		}
		cells++
		if was.Struck != now.Struck {
			letters++
		}
		letters += scoring.Edits(was.Value, now.Value)
	}
	return cells, letters
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
