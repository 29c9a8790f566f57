package rintintin_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin/sheet"
	"saddlebag/scoring/speech"
)

// The examples of the printed rules: three circles with the dog's make 6
// against the 3 of another.
func TestDoubled(t *testing.T) {
	newTable(t, 3).cover("red-1", "11222", "1").Points(6, 3, 0)
}

// In a tie of 2, 2 and 2 the dog's owner draws.
func TestTiedGroup(t *testing.T) {
	for dog := 1; dog <= 3; dog++ {
		men := map[int]string{1: "2233.", 2: "1133.", 3: "1122."}[dog]
		g := newTable(t, 4).cover("red-1", men, string(rune('0'+dog)))
		g.Turn = 3
		g.Play("Dot spin red", "Dot man red-1").Waits("Round 1: "+players[dog-1]+" draws a boodle card", dog-1)
	}
}

// said compares texts by their words.
var said = cmp.Transformer("said", func(t speech.Text) string { return t.String() })

// 14 outlaws with boodle of 10 and of 0 make 24.
func TestOutlawsAndBoodle(t *testing.T) {
	g := newTable(t, 2, sheet.OptionSingle).cover("red-1", "11222", "1").cover("green-2", "111..", "1").give(0, "10", "0")
	g.Points(24, 3)
	want := []scoring.Line{
		{Label: "Red 1: 3 captured, doubled", Amount: 60, Clause: "RT13", Event: 1},
		{Label: "Green 2: 4 captured, doubled", Amount: 80, Clause: "RT17", Event: 2, Open: true},
		{Label: "Boodle 10", Amount: 100, Clause: "RT18"},
		{Label: "Boodle 0", Amount: 0, Clause: "RT18"},
	}
	if diff := cmp.Diff(want, g.Tally()[0].Lines, said); diff != "" {
		t.Errorf("want (-), got (+):\n%s", diff)
	}
}

// What a line points at: the piece that closed the group, or in an open one
// the latest of the player's own.
func TestEarningEvents(t *testing.T) {
	g := newTable(t, 2)
	g.Play("Ann spin red", "Ann man red-1", "Bob spin red", "Bob man red-1", "Ann spin red", "Ann man red-1") // 2, 4, 6
	if got := []int{g.Tally()[0].Lines[0].Event, g.Tally()[1].Lines[0].Event}; got[0] != 6 || got[1] != 4 {
		t.Errorf("events %v, want 6 and 4", got)
	}
	g.Play("Bob spin red", "Bob man red-1", "Ann spin red", "Ann man red-1", "Bob spin dog", "Bob dog red-1") // 8, 10, 12
	for seat, score := range g.Tally() {
		if line := score.Lines[0]; line.Event != 12 || line.Clause != "RT13" {
			t.Errorf("seat %d: %+v, want event 12 by RT13", seat, line)
		}
	}
}

// Secret cards count nothing, and the tally says that they are there.
func TestSecretCardsInTally(t *testing.T) {
	g := newTable(t, 2).give(0, "?", "5", "?").give(1, "?").Points(5, 0)
	for seat, want := range []string{"2 secret cards", "1 secret card"} {
		lines := g.Tally()[seat].Lines
		if last := lines[len(lines)-1]; last.Label.String() != want || last.Clause != "RT15" {
			t.Errorf("seat %d: %+v, want %s", seat, last, want)
		}
	}
}

func TestCorrection(t *testing.T) {
	g := newTable(t, 2)
	if v := scoring.Correct(&sheet.Info, g, 7, 1, "boodle", 10); v == nil || v.Clause != "LG1" || v.Instead.String() != "outlaws" {
		t.Errorf("%+v", v)
	}
	if v := scoring.Correct(&sheet.Info, g, 7, 1, "outlaws", -15); v != nil {
		t.Fatal(v)
	}
	want := []scoring.Line{{Label: "Outlaws correction", Amount: -15, Clause: "LG5", Event: 7}}
	if diff := cmp.Diff(want, g.Tally()[1].Lines, said); diff != "" {
		t.Errorf("want (-), got (+):\n%s", diff)
	}
	for _, c := range g.Cells() {
		if c.Owner == 1 && c.ID == "outlaws" && c.Value != "-1.5" {
			t.Errorf("outlaws %s", c.Value)
		}
	}
}
