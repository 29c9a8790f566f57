package coal_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal/sheet"
)

// lastThrows ends the round's dice, so that loads are due.
const lastThrows = `
	table roll 1+2+3
	table roll 1+3
	table roll 1`

// stock gives Ann 6 Borax, a Tin, 3 Coal and a Silver in her stash.
const stock = `
	table roll 3+2+2
	Ann claim borax-1 3
	Ann dig borax-1 2+2
	table roll 2+2+2
	Ann claim borax-1 2
	Ann claim borax-1 2
	Ann claim borax-1 2
	table roll 2+2+6
	Ann claim borax-1 2
	Ann claim borax-1 2
	Ann claim tin-1 6
	table roll 2+2+2
	Ann claim coal-1 2
	Ann claim coal-1 2
	Ann claim coal-1 2
	table roll 4+5+6
	Ann claim silver-1 4+5`

func TestLoadRefusals(t *testing.T) {
	g := newTable(t, 2).Play(stock)
	g.refuses("Ann load burro-1", "CW9") // the round goes on
	g.Play(lastThrows)
	g.refuses("Ann load burro-7 B", "CW37")
	g.refuses("Ann load burro-1 T T", "CW40")
	g.refuses("Bob load burro-1 B", "CW40")
	g.refuses("Ann load burro-1 B B B B B B C", "CW40") // seven
	g.Play("Ann load burro-1 S T C C B B")
	g.refuses("Ann load burro-2 B", "CW40")
	g.Play("Bob load burro-1" + lastThrows)
	g.refuses("Ann load burro-1 B", "CW40") // used
	g.Play("Ann load burro-2")
}

// Silver 12, Tin 8, two Coal 10, two Borax 6: $36.
func TestDelivery(t *testing.T) {
	g := newTable(t, 2).Play(stock + lastThrows + "\nAnn load burro-1 B C S T C B")
	g.expectTally(0, dollars("Delivery 1: $12 + $8 + 2 × $5 + 2 × $3", 36, "CW42", g.Number))
	g.expect(0, "burro-1/value", "36")
	g.expect(0, "burro-1/slot-1", "B")
	g.expect(0, "burro-1/slot-3", "S")
	g.expect(0, "burro-1/slot-7", "")
	g.expectRow(0, 1, "1 delivery 36")
	g.expect(0, "burro-2/value", "")
	g.Play("Bob load burro-3")
	g.expect(1, "burro-3/value", "0")
	g.expectTally(1, dollars("Delivery 1", 0, "CW42", g.Number))
}

// Loading strikes the earliest waiting box of each mineral.
func TestLoadStrikesTheStash(t *testing.T) {
	g := newTable(t, 1).Play("table roll 3+2+2\nAnn claim borax-1 3\nAnn claim coal-1 2\nAnn claim coal-1 2" +
		lastThrows + "\nAnn load burro-1 C")
	g.expect(0, "stash/1", "B")
	g.expect(0, "stash/2", "Cx")
	g.expect(0, "stash/3", "C")
	g.expect(0, "stash/4", "")
}

func TestTheft(t *testing.T) {
	// One bandit takes the Silver: Tin 8, Coal 5 and Borax 3 are left.
	g := newTable(t, 2).Play(stock + lastThrows + "\nAnn load burro-2 S T C B")
	g.expect(0, "burro-2/value", "16")
	g.expect(0, "burro-2/slot-1", "Sx")
	g.expect(0, "burro-2/slot-2", "T")
	// Two bandits take all Coal, then all Borax; nobody carries Silver or Tin.
	g = newTable(t, 2).Play(stock + lastThrows + "\nAnn load burro-4 C B C")
	g.expect(0, "burro-4/value", "0")
	g.expect(0, "burro-4/slot-2", "Bx")
	g.expect(0, "burro-4/slot-3", "Cx")
	// A Pistol leaves one: both Coal are lost, the Borax arrive.
	g = newTable(t, 2, "start-cash=10").Play("table roll 5+5+6\nAnn store pistol 5 burro-4" + stock + lastThrows + "\nAnn load burro-4 C B C B")
	g.expect(0, "burro-4/value", "6")
}

// Tack: eight slots in this round's delivery.
func TestTack(t *testing.T) {
	g := newTable(t, 2, "start-cash=12").Play("table roll 5+5+6\nAnn store tack 5" + stock + lastThrows)
	g.refuses("Ann load burro-1 B B B B B B C C C", "CW40")
	g.Play("Ann load burro-1 B B B B B B C C") // 18 + 10
	g.expectTally(0,
		dollars("Starting cash", 12, "CW3", 0),
		dollars("Tack and Harness", -12, "CW28", 2),
		dollars("Delivery 1: 2 × $5 + 6 × $3", 28, "CW42", g.Number))
	g.expect(0, "burro-1/slot-8", "C")
}

// Silver, Tin, Coal: $25, two full tens. On burro-2 the Silver is stolen and
// $13 are left, one full ten.
func TestStrikeGold(t *testing.T) {
	for burro, want := range map[string]int{"burro-1": 10, "burro-2": 5} {
		g := newTable(t, 2, "start-cash=8").Play("table roll 5+5+6\nAnn store strike-gold 5" + stock + lastThrows + "\nAnn load " + burro + " S T C")
		lines := g.lines(0)
		if got := lines[len(lines)-1]; got != dollars("Strike Gold", want, "CW26", g.Number) {
			t.Errorf("%s: %v", burro, got)
		}
	}
}

func TestWashDay(t *testing.T) {
	for load, pays := range map[string]bool{
		"burro-1 B B B B B B": true,
		"burro-1 B B B B B C": false,
		"burro-2 B B B B B B": false, // stolen
	} {
		g := newTable(t, 2, "start-cash=6").Play("table roll 5+5+6\nAnn store wash-day 5" + stock + lastThrows + "\nAnn load " + load)
		lines := g.lines(0)
		if got := lines[len(lines)-1] == dollars("Wash Day", 25, "CW27", g.Number); got != pays {
			t.Errorf("%s: %v", load, lines)
		}
	}
	// Gone when the round ends.
	g := newTable(t, 1, "start-cash=6").Play("table roll 5+5+6\nAnn store wash-day 5" + stock + lastThrows + "\nAnn load burro-1" +
		lastThrows + "\nAnn load burro-3 B B B B B B")
	g.expect(0, "cash", "18")
}

// Ann buys 2 shares in round 1 (worth 5 rounds), Bob 1 in round 2 and 1 in
// round 6 (worth nothing).
func TestSharesAtTheEnd(t *testing.T) {
	g := newTable(t, 2, "start-cash=20").Play("table roll 5+5+6\nAnn store share 5 2")
	g.skipRound("burro-1").Play("table roll 5+5+6\nBob store share 5 1")
	bob := g.Number
	for _, b := range []string{"burro-2", "burro-3", "burro-4", "burro-5"} {
		g.skipRound(b)
	}
	g.Play("table roll 5+5+6\nBob store share 5 1")
	if g.expect(0, "cash", "0"); g.Outcome().Over {
		t.Fatal("over in round six")
	}
	g.skipRound("burro-6")
	lines := g.lines(0)
	if got := lines[len(lines)-1]; got != dollars("Railroad Shares from round 1: 2 × $30", 60, "CW24", 2) {
		t.Errorf("Ann: %v", got)
	}
	lines = g.lines(1)
	if got := lines[len(lines)-1]; got != dollars("Railroad Shares from round 2", 24, "CW24", bob) {
		t.Errorf("Bob: %v", got)
	}
	out := g.Outcome()
	if !out.Over || out.Reason.String() != "six deliveries" || out.Ranks[0] != 1 || out.Ranks[1] != 2 || out.TieBreak != "" {
		t.Errorf("outcome %+v", out)
	}
	g.expectRow(0, 9, "6 shares-paid 60")
}

func TestTieBreak(t *testing.T) {
	g := newTable(t, 4).Play(`
		table roll 2+3+6
		Bob claim coal-1 2
		Cid claim coal-1 3
		Ann claim borax-1 3`)
	out := g.Outcome()
	if want := []int{3, 1, 1, 4}; out.Over || !slices.Equal(out.Ranks, want) {
		t.Errorf("ranks %v, want %v", out.Ranks, want)
	}
	if want := "the higher value left in the stash (CW43)"; out.TieBreak.String() != want {
		t.Errorf("tie-break %q, want %q", out.TieBreak, want)
	}
	if out := newTable(t, 2).Outcome(); out.TieBreak != "" || !slices.Equal(out.Ranks, []int{1, 1}) {
		t.Errorf("a shared place has a tie-break: %+v", out)
	}
	_ = scoring.Correct(&sheet.Info, g, 9, 3, "cash", scoring.Whole(1))
	if out := g.Outcome(); out.TieBreak != "" || !slices.Equal(out.Ranks, []int{4, 2, 2, 1}) {
		t.Errorf("cash decides: %+v", out)
	}
}
