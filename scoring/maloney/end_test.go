package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

// The game ends when the day closes, not before (MI30); then $3,500 are three
// points and a half (MI31).
func TestEndByPoints(t *testing.T) {
	g := toFriday(t).correct(1, maloney.FieldPoints, 68).correct(0, maloney.FieldMoney, -6500).Play("table day").Scores(30, 680, 0)
	if g.Outcome().Over {
		t.Fatal("over with 68 points")
	}
	g.Play("Ann joker", "Ann drives 8", "Ann suitcase +1").correct(1, maloney.FieldPoints, 1)
	if g.Outcome().Over {
		t.Fatal("over before the day has closed")
	}
	g.Play("table day").purses(3500, 10500, 10500).Scores(40+35, 690+105, 105)
	out := g.Outcome()
	if !out.Over || out.Reason.String() != "69 points" || out.Clause != "MI30" || !slices.Equal(out.Ranks, []int{3, 1, 2}) {
		t.Errorf("%+v", out)
	}
	g.Refuse("LG2", "Ann bid 100", "table day", "table nobid").Waits("Game over")
	if n := len(g.Prompts()); n != 0 {
		t.Errorf("%d prompts after the end", n)
	}
}

func TestEndByHand(t *testing.T) {
	g := toFriday(t)
	for c := range maloney.Card(11) {
		g.Seats[2].Hand.Lay(c)
	}
	g.Play("Cid lays 9 thu").Refuse("MI6", "Cid lays 9 tue")
	if g.Outcome().Over {
		t.Fatal("over before the day has closed")
	}
	g.Play("table day")
	if out := g.Outcome(); !out.Over || out.Reason.String() != "an empty hand" {
		t.Errorf("%+v", out)
	}
}

// A tie is shared (MI32); a joker that was not played makes nothing (MI31).
func TestTie(t *testing.T) {
	g := toFriday(t).correct(0, maloney.FieldPoints, 70).correct(1, maloney.FieldPoints, 72).correct(1, maloney.FieldMoney, 500).correct(2, maloney.FieldMoney, 100)
	g.Play("table day").Scores(730+100, 720+110, 106)
	if out := g.Outcome(); !slices.Equal(out.Ranks, []int{1, 1, 3}) || out.TieBreak != "" {
		t.Errorf("%+v", out)
	}
}

// A correction has a line of its own, and money counts at the end (LG5).
func TestCorrections(t *testing.T) {
	g := toFriday(t).correct(0, maloney.FieldMoney, 300).purses(10300, 10500, 10500).correct(0, maloney.FieldPoints, -5).Scores(-20, 0, 0)
	if score := g.Tally()[0]; score.Uncorrected() != 30 {
		t.Errorf("%s without corrections", score.Uncorrected())
	}
	g.correct(1, maloney.FieldPoints, 69).Play("table day").Scores(30-50+103, 690+105, 105)
	if score := g.Tally()[0]; score.Uncorrected() != 30+100 {
		t.Errorf("%s without corrections: %+v", score.Uncorrected(), score.Lines)
	}
	for field, amount := range map[string]scoring.Tenths{"luck": 10, maloney.FieldMoney: 500, "": 10} {
		if v := scoring.Correct(&sheet.Info, g, 99, 0, field, amount); v == nil {
			t.Errorf("%q was corrected by %s", field, amount)
		}
	}
	if v := scoring.Correct(&sheet.Info, g, 99, 0, maloney.FieldMoney, scoring.Whole(-10400)); v == nil || v.Clause != "LG5" {
		t.Errorf("less than nothing: %v", v)
	}
}

// The notary's ledger has a row a day, and room for more than four weeks.
func TestBook(t *testing.T) {
	g := started(t).Play("Ann bid 500", "Bob bid 600", "Cid overbids 20000", "Bob bid 300", "Bob buys 300", "Bob drives 9", "Bob suitcase -2", "Cid lays 9 thu")
	g.Play("table day").Rename(1, "Bea")
	for column, want := range map[string]string{
		"weekday": "fri", "bids": "Bea 300, Cid fined 2000", "driver": "Bea", "price": "300", "city": "9", "suitcase": "-2",
	} {
		if got := g.cell(scoring.Table, "day-1/"+column); got != want {
			t.Errorf("%s: %q, want %q", column, got, want)
		}
	}
	for seat, want := range []string{" of 0", "-2 of -2", "12 of 12"} {
		if got := g.cell(seat, "day-1/earned") + " of " + g.cell(seat, "day-1/total"); got != want {
			t.Errorf("seat %d: %s, want %s", seat, got, want)
		}
	}
	if got := g.cell(1, "together"); got != "8.2" { // -2 + 10.2
		t.Errorf("points and money together: %s", got)
	}
	g.Day = 40
	g.Rows = make([]maloney.Row, 39)
	for i := range g.Rows {
		g.Rows[i] = maloney.NewRow(maloney.Monday, 3)
	}
	g.cell(scoring.Table, "day-40/city")
}
