package coal_test

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
	"saddlebag/templates"
)

// roundOf reads the round off the table's sheet: rounds that are over are
// crossed out.
func roundOf(s scoring.State) int {
	over := 0
	for _, c := range s.Cells() {
		if strings.HasPrefix(c.ID, "round/") && c.Struck {
			over++
		}
	}
	if s.Outcome().Over {
		return over
	}
	return over + 1
}

// The chart of a whole game: its players with what they ended with.
func TestChartOfAGame(t *testing.T) {
	text, err := os.ReadFile("../../scoring/coal/testdata/games/shared-win-2p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	shelf := ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}
	o, err := shelf.Open("game", string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	if found := ledger.Check(o.Fold, o.Doc); len(found) > 0 {
		t.Fatal(found)
	}
	svg, err := press.PageSVG(score.ChartOf(o.Fold, roundOf).Page(score.PhoneWidth), canvas.Full)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<title>Scores after each round: Ann $123, Bob $123</title>", ">$150</text>", ">start</text>", ">2</text>"} {
		if !strings.Contains(svg, want) {
			t.Errorf("without %s", want)
		}
	}
	if strings.Contains(svg, ">3</text>") {
		t.Error("a third round of a game of two")
	}
}
