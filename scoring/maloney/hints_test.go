package maloney_test

import (
	"fmt"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// points are what a hint says.
func points(n int) speech.Text { return sheet.Info.Amount(scoring.Whole(n)) }

// The car is in Sacramento (3) on a Friday, where cards count twice; from there
// it reaches 1, 2, 6, 7, 8, 9 and 16.
func TestHints(t *testing.T) {
	const hand = "table deals Ann 1-mon 1-fri 5-fri 6-mon 8-wed 9-tue 9-thu 10-wed 12-fri 14-sun 16-tue 16-thu"
	g := newTableWith(t, 3, sheet.DealtHands).Play(hand, "table deals Bob ? ? ? ? ? ? ? ? ? ? ? ?", "table deals Cid ? ? ? ? ? ? ? ? ? ? ? ?")
	if _, got := g.Hints(0); len(got) > 0 {
		t.Errorf("before the first card: %v", got)
	}
	g.Play("table start 3 fri")
	want := []scoring.Hint{
		// 1: Monday's card is worth 3 on a Friday, Friday's 7, both twice.
		{Label: "1 San Francisco", Says: points(20), Clause: "MI17", Owner: scoring.Table, Cell: "city/1"},
		// 9: Tuesday's 4 and Thursday's 6. 16 has the same days, and comes after.
		{Label: "9 Kansas City", Says: points(20), Clause: "MI17", Owner: scoring.Table, Cell: "city/9"},
		{Label: "16 Charleston", Says: points(20), Clause: "MI17", Owner: scoring.Table, Cell: "city/16"},
		{Label: "8 Chicago", Says: points(10), Clause: "MI17", Owner: scoring.Table, Cell: "city/8"}, // Wednesday's 5
		{Label: "6 Cheyenne", Says: points(6), Clause: "MI17", Owner: scoring.Table, Cell: "city/6"}, // Monday's 3
	}
	same := func(a, b scoring.Hint) bool { return fmt.Sprint(a) == fmt.Sprint(b) }
	if _, got := g.Hints(0); !slices.EqualFunc(got, want, same) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if _, got := g.Hints(1); len(got) > 0 {
		t.Errorf("of hidden cards: %v", got)
	}
	g.Play("Ann buys 100", "Ann drives 9", "Ann suitcase +3")
	if _, got := g.Hints(0); len(got) > 0 {
		t.Errorf("with the car there: %v", got)
	}
}

// The price of a tap: the bids of a ladder, which stay in their places while one of
// them is left, and the sale to whom has bid last.
func TestOften(t *testing.T) {
	g := newTable(t, 3).Play("table start 3 fri", "Bob bid 10200")
	often := func(seat int, verb string) (values []int) {
		for _, p := range g.Prompts() {
			if p.Seat == seat && p.Verb == verb {
				for _, q := range p.Args[0].Presets {
					values = append(values, q.Value)
				}
			}
		}
		return values
	}
	for _, test := range []struct {
		seat int
		verb string
		want []int
	}{
		{0, maloney.VerbBid, []int{10100, 10200, 10300, 10400, 10500}},
		{0, maloney.VerbBuys, nil},
		{1, maloney.VerbBuys, []int{10200}},
	} {
		if got := often(test.seat, test.verb); !slices.Equal(got, test.want) {
			t.Errorf("seat %d %s: %v, want %v", test.seat, test.verb, got, test.want)
		}
	}
}
