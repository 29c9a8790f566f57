package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

func TestVisits(t *testing.T) {
	g := newTable(t, 2, "start-cash=30").Play("table roll 2+3+4")
	g.refuses("Ann store tack 3", "CW20")
	g.Play("table roll 3+3+4")
	g.refuses("Ann store tack 4", "CW20")
	g.refuses("Ann store tack 3+3", "CW20")
	g.refuses("Ann store tack 5", "CW7")
	g.Play("Ann claim borax-1 3\nAnn store tack 3") // the pair was thrown; one of it is left
	g.expect(0, "tack", "x")
	g.expect(scoring.Table, "tack", "Ann")
	g.refuses("Ann store pistol 4 burro-2", "CW20") // second visit
	g.Play("Bob claim borax-1 3+3")
	g.refuses("Bob store tack 3", "CW7") // both spent in the mine
	g.Play("table roll 3+3+4")
	g.refuses("Ann store tack 3", "CW28")
	g.Play("Bob store wash-day 3")
}

// One 1 of a pair rests; the other opens the store.
func TestVisitWithRestingOne(t *testing.T) {
	g := newTable(t, 1, "ones-rest=yes").Play("table roll 1+1+4\nAnn dig silver-1 1")
	g.refuses("Ann store varmint 1 1+1+1", "CW6")
	newTable(t, 1, "ones-rest=yes").Play("table roll 1+1+4\nAnn store varmint 1 1+1+1")
}

func TestQuantities(t *testing.T) {
	g := newTable(t, 2, "start-cash=30").Play("table roll 3+3+4")
	g.refuses("Ann store share 3 0", "CW21")
	g.refuses("Ann store pistol 3", "CW21")
	g.refuses("Ann store share 3 4", "CW22")
	g.refuses("Ann store share 3 99999999999999999999999", "CW22")
	g.Play("Ann store share 3 3")
	g.expectTally(0, dollars("Starting cash", 30, "CW3", 0), dollars("3 Railroad Shares", -30, "CW24", 2))
	g.expect(0, "share/1", "3")
	g.expect(scoring.Table, "share-1/1", "3")
	g.expect(scoring.Table, "share-2/1", "")
	g.Play("table roll 3+3+4")
	g.refuses("Ann store tack 3", "CW22")
}

func TestPistols(t *testing.T) {
	g := newTable(t, 2, "start-cash=100").Play("table roll 3+3+4")
	g.refuses("Ann store pistol 3 burro-1", "CW23")                 // no bandit
	g.refuses("Ann store pistol 3 burro-2 burro-2", "CW23")         // one only
	g.refuses("Ann store pistol 3 burro-7", "CW23")                 // not bought
	g.refuses("Ann store pistol 3 burro-4 burro-4 burro-4", "CW23") // two only
	g.Play("Ann store pistol 3 burro-4 burro-2 burro-4")            // three of them
	g.expectTally(0, dollars("Starting cash", 100, "CW3", 0), dollars("3 Pistols", -30, "CW23", 2))
	for id, want := range map[string]string{"burro-2/bandit-1": "x", "burro-4/bandit-1": "x", "burro-4/bandit-2": "x", "burro-6/bandit-1": ""} {
		g.expect(0, id, want)
	}
	g.expect(1, "burro-2/bandit-1", "")
	g.skipRound("burro-6").Play("table roll 3+3+4")
	g.refuses("Ann store pistol 3 burro-6", "CW23") // loaded and gone
	g.refuses("Ann store pistol 3 burro-2", "CW23") // scratched already
}

func TestPriceWithoutCash(t *testing.T) {
	g := newTable(t, 2, "start-cash=15").Play("table roll 3+3+4")
	v := g.refuse("Ann store pistol 3 burro-4 burro-4", "CW22")
	if v.Instead.String() != "just 1" {
		t.Errorf("instead %q", v.Instead)
	}
}

func TestStoresOfEachMode(t *testing.T) {
	many := newTable(t, 2, "start-cash=100").Play("table roll 3+3+4")
	many.refuses("Ann store blackjack 3 6+5", "CW31")
	many.refuses("Ann store tonic 3 1", "CW33")
	many.refuses("Ann store burro-7 3", "CW37")
	many.refuses("Ann tonic", "CW33")
	solo := newTable(t, 1, "start-cash=100").Play("table roll 3+3+4")
	solo.refuses("Ann store share 3 1", "CW24")
	solo.refuses("Ann store pinkertons 3", "CW30")
}

// Varmint money comes when the turn ends, not before.
func TestVarmint(t *testing.T) {
	g := newTable(t, 2).Play("table roll 3+3+4")
	g.refuses("Ann store varmint 3 4+5", "CW29")
	g.Play("Ann store varmint 3 4+5+6") // event 2: 15 + 6
	g.expect(0, "cash", "")
	g.Play("table roll 2+2+2")
	g.expectTally(0, dollars("Varmint Huntin'", 21, "CW29", 2))
	g.expectRow(0, 1, "1 varmint 21")
}

// twelveCoal gives each of the names 12 Coal in four throws.
func (g *table) twelveCoal(names ...string) *table {
	g.T.Helper()
	for range 4 {
		g.Play("table roll 2+2+2")
		for _, name := range names {
			for range 3 {
				g.Play(name + " claim coal-1 2")
			}
		}
	}
	return g
}

func TestCoalBaron(t *testing.T) {
	g := newTable(t, 4).twelveCoal("Ann", "Bob", "Cid").Play("table roll 5+5+6")
	g.refuses("Dot store coal-baron 5", "CW25")
	g.Play("Ann store coal-baron 5\nBob store coal-baron 5\nCid store coal-baron 5")
	g.expect(0, "cash", "") // not paid yet
	g.Play("table roll 5+5+6")
	for seat := range 3 { // 40 / 3, rounded down
		g.expect(seat, "cash", "13")
	}
	g.expect(scoring.Table, "coal-baron", "Ann, Bob, Cidx")
	g.refuses("Ann store coal-baron 5", "CW25")
}

func TestStrikeGoldAndWashDayOncePerRound(t *testing.T) {
	g := newTable(t, 2, "start-cash=100").Play("table roll 5+5+6\nAnn store strike-gold 5\ntable roll 5+5+6")
	g.refuses("Ann store strike-gold 5", "CW26")
	g.Play("Ann store wash-day 5\ntable roll 5+5+6")
	g.refuses("Ann store wash-day 5", "CW27")
	g.expect(scoring.Table, "strike-gold/1", "Ann")
	g.expect(scoring.Table, "wash-day/1", "Ann")
	g.skipRound("burro-1").Play("table roll 5+5+6\nAnn store strike-gold 5\nBob store strike-gold 5\ntable roll 5+5+6\nAnn store wash-day 5")
	g.expect(scoring.Table, "strike-gold/2", "Ann, Bob")
	// Bought for $8 and $6 in each of two rounds; nothing was delivered.
	g.expectTally(0,
		dollars("Starting cash", 100, "CW3", 0),
		dollars("Strike Gold", -8, "CW26", 2),
		dollars("Wash Day", -6, "CW27", 4),
		dollars("Delivery 1", 0, "CW42", 9),
		dollars("Strike Gold", -8, "CW26", 12),
		dollars("Wash Day", -6, "CW27", 15),
	)
}

func TestPinkertons(t *testing.T) {
	g := newTable(t, 2).Play(`
		table roll 3+2+6
		Ann claim borax-1 3
		Ann claim coal-1 2
		Ann claim tin-1 6
		table roll 5+5+4`)
	g.refuses("Ann store pinkertons 5", "CW30") // no Silver
	g.Play("Ann claim silver-1 4+5")
	g.refuses("Bob store pinkertons 5", "CW30")
	g.Play("Ann store pinkertons 5")
	for i, want := range []string{"Bx", "Cx", "Tx", "Sx"} {
		g.expect(0, coal.StashCell(i), want)
	}
	g.expect(scoring.Table, "pinkertons", "Ann")
	g.Play(`
		table roll 1+2+3
		table roll 1+3
		table roll 1
		Bob load burro-1
		Ann load burro-1`)
	out := g.Outcome()
	if !out.Over || out.Reason.String() != "Pinkertons" || out.Clause != "CW43" {
		t.Errorf("outcome %+v", out)
	}
	g.refuses("table roll 2+3+4", "LG2")
	g.refuses("Ann load burro-2", "LG2")
	if prompts := g.Prompts(); len(prompts) != 0 {
		t.Errorf("%d prompts after the end", len(prompts))
	}
}

// In round six the Pinkertons change nothing about the end.
func TestPinkertonsInTheLastRound(t *testing.T) {
	g := newTable(t, 2)
	for _, b := range []string{"burro-1", "burro-2", "burro-3", "burro-4", "burro-5"} {
		g.skipRound(b)
	}
	g.Play(`
		table roll 3+2+6
		Ann claim borax-1 3
		Ann claim coal-1 2
		Ann claim tin-1 6
		table roll 5+5+4
		Ann claim silver-1 4+5
		Ann store pinkertons 5`)
	g.skipRound("burro-6")
	if out := g.Outcome(); !out.Over || out.Reason.String() != "six deliveries" {
		t.Errorf("outcome %+v", out)
	}
}
