package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

func TestBlackjack(t *testing.T) {
	for dice, want := range map[string]struct {
		cash     int
		minerals string
		bandits  string
	}{
		"1":                     {-10, "", ""}, // 2
		"3+4":                   {-10, "", ""}, // 14
		"2+6":                   {0, "", ""},   // 16
		"4+5":                   {10, "", ""},  // 18
		"4+6":                   {20, "T", ""}, // 20
		"5+6":                   {-10, "", "1"},
		"4+6+6":                 {-10, "", "1"}, // 32, the most there is
		"1+1+1+1+1+1+1+1+1+1+1": {-10, "", "1"},
	} {
		g := newTable(t, 1, "start-cash=10").Play("table roll 5+5+6\nAnn store blackjack 5 " + dice)
		lines := []scoring.Line{dollars("Starting cash", 10, "CW3", 0)}
		if want.cash != 0 {
			lines = append(lines, dollars("Blackjack", want.cash, "CW31", 2))
		}
		g.expectTally(0, lines...)
		g.expect(0, "won/minerals", want.minerals)
		g.expect(0, "won/bandits", want.bandits)
	}
	g := newTable(t, 1, "start-cash=10").Play("table roll 5+5+6")
	g.refuses("Ann store blackjack 5 5+6+1", "CW31") // over at 22
	g.refuses("Ann store blackjack 5 1+1+1+1+1+1+1+1+1+1+1+1", "CW31")
	poor := newTable(t, 1, "start-cash=9").Play("table roll 5+5+6")
	poor.refuses("Ann store blackjack 5 4+5", "CW31")
}

// A total of 21 never comes up, but the table has its line.
func TestBlackjackRows(t *testing.T) {
	for total, want := range map[int]int{2: -10, 15: -10, 16: 0, 17: 0, 18: 10, 19: 10, 20: 20, 21: 25, 22: -10, 32: -10} {
		if row := coal.BlackjackFor(total); row.Cash != want {
			t.Errorf("%d pays %d, want %d", total, row.Cash, want)
		}
	}
	if row := coal.BlackjackFor(21); len(row.Minerals) != 2 {
		t.Errorf("21 wins %v", row.Minerals)
	}
}

// A Tin and a bandit from Blackjack ride on burro-1, which has none of its
// own. The bandit takes the Tins, won or dug; the Coal arrives.
func TestBlackjackJoinsTheNextBurro(t *testing.T) {
	g := newTable(t, 1, "start-cash=30").Play(`
		table roll 5+5+6
		Ann store blackjack 5 4+6
		table roll 5+5+6
		Ann store blackjack 5 5+6
		table roll 2+6+6
		Ann claim tin-1 6
		Ann claim coal-1 2`)
	g.Play("table roll 4+4+4")
	g.refuses("Ann store pistol 4 burro-1", "CW23") // the bandit is on no burro yet
	g.Play(lastThrows + "\nAnn load burro-1 T C")
	g.expect(0, "burro-1/won", "(T)") // stolen
	g.expect(0, "burro-1/extra-bandits", "1")
	g.expect(0, "burro-1/slot-1", "Tx")
	g.expect(0, "burro-1/value", "5")
	g.expect(0, "won/minerals", "")
	g.expect(0, "won/bandits", "")
}

// Six slots and a won Tin besides: 6 Borax and a Tin are $26.
func TestWonMineralsTakeNoSlot(t *testing.T) {
	g := newTable(t, 1, "start-cash=10").Play("table roll 5+5+6\nAnn store blackjack 5 4+6" + stock + lastThrows + "\nAnn load burro-1 B B B B B B")
	g.expect(0, "burro-1/value", "26")
}

func TestTonic(t *testing.T) {
	g := newTable(t, 1, "start-cash=100", "ones-rest=yes").Play("table roll 1+5+5")
	g.refuses("Ann tonic", "CW33") // none in hand
	g.refuses("Ann store tonic 5 7", "CW33")
	g.refuses("Ann store tonic 5 0", "CW21")
	g.Play("Ann store tonic 5 2")
	g.expectTally(0, dollars("Starting cash", 100, "CW3", 0), dollars("2 Workhorse Tonics", -10, "CW33", 2))
	g.expect(0, "tonic/2", "T")
	g.expect(0, "tonic/3", "")
	g.refuses("Ann tonic", "CW33") // a die was spent
	g.Play("table roll 5+5")       // one is in the Bunkhouse
	g.refuses("Ann tonic", "CW33") // no 1
	g.Play("table roll 1+1")
	g.Play("Ann tonic")
	g.expect(0, "tonic/1", "Tx")
	g.refuses("Ann tonic", "CW33") // used on this throw
	g.Play("Ann dig silver-1 1+1\ntable roll 1+6")
	g.expect(scoring.Table, "bunkhouse/2", "")
	g.Play("Ann dig tin-1 6")
	g.refuses("Ann dig tin-1 1", "CW6")
	g.Play("table roll 1\nAnn tonic")
	g.refuses("Ann load burro-1", "CW9") // the last die works on
	g.Play("table roll 5\ntable roll 1")
	g.refuses("Ann tonic", "CW33")
	g.Play("Ann load burro-1\ntable roll 5+5+6")
	g.refuses("Ann store tonic 5 5", "CW33") // six a game
	g.Play("Ann store tonic 5 4")
}

func TestBurro7(t *testing.T) {
	g := newTable(t, 1, "start-cash=60").Play("table roll 5+5+6\nAnn store burro-7 5\ntable roll 5+5+6")
	g.refuses("Ann store burro-7 5", "CW37")
	g.Play("Ann store pistol 5 burro-7")
	g.expect(0, "burro-7/bandit-1", "x")
	g.expect(scoring.Table, "burro-7", "Ann")
	g.expectTally(0,
		dollars("Starting cash", 60, "CW3", 0),
		dollars("Burro 7", -25, "CW37", 2),
		dollars("Pistol", -10, "CW23", 4))
	for _, b := range []string{"burro-7", "burro-1", "burro-2", "burro-3", "burro-4", "burro-5"} {
		g.skipRound(b)
	}
	if g.Outcome().Over {
		t.Fatal("over after six deliveries in spite of Burro 7")
	}
	g.skipRound("burro-6")
	if out := g.Outcome(); !out.Over || out.Reason.String() != "seven deliveries" {
		t.Errorf("outcome %+v", out)
	}
	lines := g.lines(0)
	if got := lines[len(lines)-1]; got != dollars("Solo rank: none (the Ore Stash isn't full)", 0, "CW44", g.Number) {
		t.Errorf("last line %v", got)
	}
}

func TestSoloRanks(t *testing.T) {
	for cash, want := range map[int]string{
		0: "City Slicker", 299: "City Slicker", 300: "Bronze", 320: "Bronze", 321: "Silver", 340: "Silver",
		341: "Gold", 360: "Gold", 361: "Platinum", 900: "Platinum",
	} {
		g := newTable(t, 1)
		g.fillStash()
		for _, b := range []string{"burro-1", "burro-2", "burro-3", "burro-4", "burro-5", "burro-6"} {
			g.skipRound(b)
		}
		_ = g.Correct(500, 0, "cash", scoring.Whole(cash))
		lines := g.lines(0)
		if got := lines[len(lines)-1]; got != dollars("Solo rank: "+want, 0, "CW44", g.Number) {
			t.Errorf("$%d: %v, want %s", cash, got, want)
		}
	}
}
