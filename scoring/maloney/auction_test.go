package maloney_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
)

func started(t *testing.T) *table {
	t.Helper()
	return newTable(t, 3).Play("table start 3 fri")
}

// Bids are optional; those recorded bind (MI11).
func TestBids(t *testing.T) {
	started(t).Play("Bob buys 700").purses(10500, 9800, 10500).Waits("Day 1, Friday: Bob drives on from Sacramento", 1)
	g := started(t).Play("Ann bid 500")
	g.Refuse("MI11", "Bob bid 500", "Bob bid 400", "Bob buys 500", "Bob overbids 300", "Ann buys 400", "Bob bid 550", "Bob bid 0")
	g.Waits("Day 1, Friday: the auction in Sacramento, $500 bid by Ann", 0, 1, 2)
	g.Play("Ann buys 500").purses(10000, 10500, 10500)
	started(t).Play("Ann bid 500", "Ann buys 900").purses(9600, 10500, 10500)
	started(t).Play("Ann bid 500", "Bob bid 600", "Ann bid 700", "Bob buys 800").purses(10500, 9700, 10500)
}

// A bid that cannot be paid costs $2,000, or all that is there (MI12).
func TestOverbids(t *testing.T) {
	g := started(t).Play("Ann bid 500", "Bob overbids 12000").purses(10500, 8500, 10500)
	g.Play("Cid bid 100") // from the beginning
	g.correct(1, maloney.FieldMoney, -7000).Play("Bob overbids 1600").purses(10500, 0, 10500)
	g.Refuse("MI12", "Bob bid 100", "Bob overbids 100", "Bob buys 100")
	if g.cell(scoring.Table, "day-1/bids") != "Bob fined 3500" {
		t.Errorf("the notary has written %q", g.cell(scoring.Table, "day-1/bids"))
	}
	started(t).Refuse("MI12", "Ann overbids 10500", "Ann bid 10600", "Ann buys 10600")
}

// Without a bid the last driver drives, however he came to it (MI14).
func TestNobid(t *testing.T) {
	g := started(t).Play("table nobid").Waits("Day 1, Friday: Ann drives on from Sacramento", 0)
	g.Play("Ann drives 9", "Ann suitcase +1", "table day", "Cid joker", "Cid drives 8", "Cid suitcase +1", "table day")
	g.Play("table lucky 16 mon", "table suitcase +2", "table day") // Sunday has no driver
	g.Play("table nobid").Waits("Day 4, Monday: Cid drives on from Charleston", 2)
	started(t).Play("Bob bid 100").Refuse("MI14", "table nobid")
	started(t).Play("Bob bid 100", "Cid overbids 20000", "table nobid")
}

// Jokers are for four days of the week, one each, and the first counts (MI13).
func TestJoker(t *testing.T) {
	for start, legal := range map[string]bool{"14 sun": false, "1 mon": true, "2 tue": false, "3 wed": true, "4 thu": true, "5 fri": false, "6 sat": true} {
		g := newTable(t, 3).Play("table start " + start)
		if v := scoring.Apply(&sheet.Info, g.Clone(), g.Parse("Bob joker")); (v == nil) != legal {
			t.Errorf("a joker on %s: %v", start, v)
		}
		if n := len(g.prompts(1, maloney.VerbJoker)); (n == 1) != legal {
			t.Errorf("%d jokers are offered on %s", n, start)
		}
	}
	newTable(t, 3).Play("table start 14 sun").Refuse("MI20", "Bob joker")
	g := newTable(t, 3).Play("table start 1 mon", "Ann bid 10500", "Bob joker").purses(10500, 10500, 10500)
	g.Refuse("MI13", "Cid joker", "Bob joker", "Ann joker")
	g.Refuse("MI10", "Ann buys 10500")
	g.Play("Bob drives 7", "Bob suitcase +3").Refuse("MI13", "Cid joker")
	g.Play("table day").Refuse("MI13", "Cid joker") // Tuesday
	g.Play("table nobid", "Bob drives 3", "Bob suitcase +2", "table day").Refuse("MI13", "Bob joker")
	g.Play("Cid joker")
	if g.cell(1, "joker") != "x" || g.cell(0, "joker") != "" || g.cell(scoring.Table, "day-1/driver") != "Bob (joker)" {
		t.Error("the jokers are not shown as they were played")
	}
}

// A recorded bid that a correction leaves unpaid lapses; others stand.
func TestCorrectedBid(t *testing.T) {
	g := started(t).Play("Ann bid 500", "Bob bid 1000").correct(0, maloney.FieldMoney, -10500)
	g.Refuse("MI14", "table nobid")
	g.correct(1, maloney.FieldMoney, -10000).Play("Bob bid 500", "Bob buys 500").purses(0, 0, 10500)
}

func TestPromptsOfBids(t *testing.T) {
	g := started(t).correct(0, maloney.FieldMoney, -9900).Play("Bob bid 400", "Ann bid 500")
	for verb, want := range map[string]map[int][2]int{
		maloney.VerbBid:      {0: {600, 600}, 1: {600, 10500}},
		maloney.VerbBuys:     {0: {500, 600}, 1: {600, 10500}},
		maloney.VerbOverbids: {0: {700, 1000000}, 1: {10600, 1000000}},
	} {
		for seat, bounds := range want {
			ps := g.prompts(seat, verb)
			if len(ps) != 1 {
				t.Fatalf("%d prompts of %s to %s", len(ps), g.Names[seat], verb)
			}
			if a := ps[0].Args[0]; a.From != bounds[0] || a.To != bounds[1] || a.Step != 100 {
				t.Errorf("%s %s from %d to %d by %d, want %v", g.Names[seat], verb, a.From, a.To, a.Step, bounds)
			}
		}
	}
}

// The highest bidder reads that, until somebody bids more or the car is sold.
func TestLeads(t *testing.T) {
	g := started(t)
	leads := func(want ...string) {
		t.Helper()
		for seat := range want {
			if got := g.Leads(seat).String(); got != want[seat] {
				t.Errorf("seat %d reads %q, want %q", seat, got, want[seat])
			}
		}
	}
	leads("", "", "")
	g.Play("Ann bid 400")
	leads("You lead with $400", "", "")
	g.Play("Bob bid 1500")
	leads("", "You lead with $1,500", "")
	g.Play("Bob buys 1500")
	leads("", "", "")
}
