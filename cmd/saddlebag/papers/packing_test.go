package papers

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A packed set is what four need for a night, or sheets of their choice.
type packedSet struct {
	order   sheets.Order
	job     press.Job
	options press.Options
	pages   []press.Page
}

// leaves are those of the set.
func (s packedSet) leaves() []press.Leaf { return press.Leaves(s.pages, s.job.Duplex) }

// packed makes a set.
func packed(t *testing.T, title sheets.Title, order sheets.Order, names ...string) packedSet {
	t.Helper()
	data, _, err := titles.Shelf().InForce(title.Game, "", 4)
	if err != nil {
		t.Fatal(err)
	}
	s := packedSet{order: order}
	if s.job, err = title.Blank(ledger.Header{Game: title.Game.Info().ID, Players: []string{"Ann", "Bob", "Cy", "Dora"}, Data: data.Data, Date: "2026-11-20"}, data); err != nil {
		t.Fatal(err)
	}
	if s.options, err = order.Fill(title, &s.job); err != nil {
		t.Fatal(err)
	}
	chosen, err := title.Choose(names)
	if err != nil {
		t.Fatal(err)
	}
	if s.pages, err = press.Pages(chosen, s.job, 1); err != nil {
		t.Fatal(err)
	}
	return s
}

// orders are the ways to print a set that differ in where things lie: with SOAK_SETS on all
// papers that hold one.
func orders() []sheets.Order {
	papers := []string{"a4", "letter"}
	if os.Getenv("SOAK_SETS") != "" {
		papers = append(papers, "legal", "a3", "tabloid")
	}
	var all []sheets.Order
	for _, paper := range papers {
		for _, duplex := range sheets.Duplexes {
			all = append(all, sheets.Order{Paper: paper, Ink: "full", Duplex: duplex, Margin: 8})
		}
	}
	return all
}

// halfEmpty are leaves of boards that may be emptier than others: nothing is left to lie
// beside these tiles.
var halfEmpty = map[string][]string{"forty-niners": {"board B1 with standees", "board B2"}}

// What is cut out, and what lies beside it, leaves at most 40 % of what the margins leave
// empty: printed on one side, on each leaf but the last of a kind of stock.
func TestLeavesWithPiecesAreFull(t *testing.T) {
	t.Parallel()
	const most = 0.4
	for _, title := range titles.List {
		id := title.Game.Info().ID
		for _, paper := range []string{"a4", "letter"} {
			set := packed(t, title, sheets.Order{Paper: paper, Ink: "full", Duplex: "none", Margin: 8})
			cut, empty := 0, 0.0
			leaves := set.leaves()
			for i, leaf := range leaves {
				if n, _ := leaf.Cuts(); n == 0 {
					continue
				}
				part := 1 - filled(leaf, set.order.Margin)
				cut, empty = cut+1, empty+part
				last := i+1 == len(leaves) || leaves[i+1].Front.Sheet != leaf.Front.Sheet
				if part > most && !last && !slices.Contains(halfEmpty[id], leaf.Front.Name.String()) {
					t.Errorf("%s on %s: %.0f %% of %s is empty", id, paper, 100*part, leaf.Front.Name)
				}
			}
			if cut > 0 {
				t.Logf("%s on %s: %d leaves; of %d that are cut %.0f %% is empty", id, paper, len(leaves), cut, 100*empty/float64(cut))
			}
		}
	}
}

// filled is how much of what the margins leave of a leaf is covered by panels on it, 1 for
// all, to a millimetre.
func filled(l press.Leaf, margin float64) float64 {
	p := l.Front
	wide, high := int(p.Size.W-2*margin), int(p.Size.H-2*margin)
	covered := map[[2]int]bool{}
	for _, at := range shown(*p) {
		for y := max(0, int(at.Y-margin)); y < min(high, int(at.Y+at.H-margin)); y++ {
			for x := max(0, int(at.X-margin)); x < min(wide, int(at.X+at.W-margin)); x++ {
				covered[[2]int{x, y}] = true
			}
		}
	}
	return float64(len(covered)) / float64(wide*high)
}

// shown is where the panels of a page lie, as far as they are seen.
func shown(p press.Page) []canvas.Area {
	areas := make([]canvas.Area, len(p.Placed))
	for i, at := range p.Placed {
		areas[i] = canvas.Area{X: at.X, Y: at.Y, W: at.Panel.W, H: at.Panel.H}
		if w := at.Window; w != (canvas.Area{}) {
			areas[i] = canvas.Area{X: at.X + w.X, Y: at.Y + w.Y, W: w.W, H: w.H}
		}
	}
	return areas
}

// Everything that is cut out is freed by straight cuts from edge to edge, or lies on a leaf
// that is marked for scissors; nothing lies on anything else; and what has a back shares its
// leaf with nothing that has none.
func TestEverythingIsCutStraight(t *testing.T) {
	t.Parallel()
	choices := map[string][][]string{
		"rin-tin-tin":          {nil, {"board", "spinner", "boodle", "counters-square", "score", "reference"}},
		"maloneys-inheritance": {nil, {"board", "cards", "purse", "tokens", "notary", "reference"}},
	}
	for _, title := range titles.List {
		id := title.Game.Info().ID
		sets := choices[id]
		if sets == nil {
			sets = [][]string{nil}
		}
		for _, order := range orders() {
			for _, names := range sets {
				set := packed(t, title, order, names...)
				what := fmt.Sprint(id, " ", names, " on ", order.Paper, ", duplex ", order.Duplex)
				for _, leaf := range set.leaves() {
					checkCuts(t, what, leaf)
				}
			}
		}
	}
}

// checkCuts checks a leaf of pieces.
func checkCuts(t *testing.T, what string, leaf press.Leaf) {
	t.Helper()
	cuts, straight := leaf.Cuts()
	if !straight && !leaf.Scissors() {
		t.Errorf("%s: %s needs scissors, and doesn't say so", what, leaf.Front.Name)
	}
	if cuts == 0 {
		return
	}
	areas := shown(*leaf.Front)
	for i, a := range areas {
		for n, b := range areas[:i] {
			tile := leaf.Front.Placed[i].Window != (canvas.Area{}) && leaf.Front.Placed[n].Window != (canvas.Area{})
			if a.Overlaps(b) && !tile { // its cut lines lie over it
				t.Errorf("%s: on %s %s lies on %s", what, leaf.Front.Name, leaf.Front.Placed[i].Panel.ID, leaf.Front.Placed[n].Panel.ID)
			}
		}
	}
	if leaf.Back != nil && len(leaf.Back.Placed) != len(leaf.Front.Placed) {
		t.Errorf("%s: %s has %d pieces, and %d backs behind them", what, leaf.Front.Name, len(leaf.Front.Placed), len(leaf.Back.Placed))
	}
}

// By straight cuts alone, and without a note to cut: Rin Tin Tin has scissors left for the
// spinner, Maloney's Inheritance four leaves fewer.
func TestLessToCutByChoice(t *testing.T) {
	t.Parallel()
	order := sheets.Order{Paper: "a4", Ink: "full", Duplex: "none", Margin: 8}
	title, _ := titles.Find("rin-tin-tin")
	for _, leaf := range packed(t, title, order, "board", "spinner", "boodle", "counters-square", "score", "reference").leaves() {
		if leaf.Scissors() != (leaf.Front.Sheet == "spinner") {
			t.Errorf("scissors for %s: %v", leaf.Front.Name, leaf.Scissors())
		}
	}
	title, _ = titles.Find("maloneys-inheritance")
	usual := packed(t, title, order).leaves()
	purses := packed(t, title, order, "board", "cards", "purse", "tokens", "notary", "reference").leaves()
	if len(usual)-len(purses) != 4 {
		t.Errorf("%d leaves with notes, %d with purses", len(usual), len(purses))
	}
}

// A set has the same bytes each time, however it's printed: each game in one way, and with
// SOAK_SETS in all ways.
func TestSetsHaveTheSameBytes(t *testing.T) {
	t.Parallel()
	soaks := os.Getenv("SOAK_SETS") != ""
	for n, title := range titles.List {
		ways := orders()
		for i, order := range ways {
			for k, ink := range sheets.InkNames() {
				if !soaks && (i != (3*n+1)%len(ways) || k != n%len(sheets.InkNames())) {
					continue
				}
				order.Ink = ink
				var files [2][]byte
				for time := range files {
					set := packed(t, title, order)
					files[time] = sheetstest.Write(t, set.options, set.pages...)
				}
				if !bytes.Equal(files[0], files[1]) {
					t.Errorf("%s on %s in %s, duplex %s: other bytes when it's printed again", title.Game.Info().ID, order.Paper, ink, order.Duplex)
				}
			}
		}
	}
}
