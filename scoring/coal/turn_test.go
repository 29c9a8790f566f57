package coal_test

import (
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/sheet"
)

func TestThrows(t *testing.T) {
	g := newTable(t, 2)
	g.refuses("Ann claim borax-1 3", "CW5")
	g.refuses("Ann store varmint 3 1+1+1", "CW5")
	g.refuses("table roll 2+3", "CW5")
	g.Play("table roll 1+1+4")
	g.expect(scoring.Table, "die/1", "1")
	g.expect(scoring.Table, "die/3", "4")
	g.expect(scoring.Table, "bunkhouse/1", "")
	g.refuses("table roll 2+3+4", "CW5") // one 1 rests, not both
	g.refuses("table roll 2", "CW5")
	g.refuses("Ann load burro-1", "CW9")
	g.Play("table roll 2+3")
	g.expect(scoring.Table, "bunkhouse/1", "1")
	g.expect(scoring.Table, "bunkhouse/2", "")
	g.Play("table roll 1+3\ntable roll 5\ntable roll 1")
	v := g.refuse("table roll 4", "CW9")
	if want := "everyone loads a burro"; v.Instead.String() != want {
		t.Errorf("instead %q, want %q", v.Instead, want)
	}
}

// The dice of the last throw can be spent until the first load.
func TestLoadingBegins(t *testing.T) {
	g := newTable(t, 2).Play(`
		table roll 1+2+3
		table roll 1+3
		table roll 1
		Ann dig coal-1 1
		Bob load burro-1`)
	g.refuses("Ann dig silver-1 1", "CW8")
	g.refuses("Ann store tack 1", "CW8")
	g.refuses("Ann tonic", "CW8")
	g.refuses("table roll 1+2+3", "CW8")
	g.refuses("Bob load burro-2", "CW40")
	g.expect(scoring.Table, "bunkhouse/3", "1")
	g.expect(scoring.Table, "round/1", "")
	g.Play("Ann load burro-1")
	g.expect(scoring.Table, "round/1", "x")
	g.expect(scoring.Table, "bunkhouse/1", "")
	g.refuses("Ann dig coal-1 1", "CW5")
	g.refuses("Ann load burro-2", "CW9")
	g.Play("table roll 2+3+4")
}

func TestOnesRest(t *testing.T) {
	g := newTable(t, 1, "ones-rest=yes").Play("table roll 1+1+4\nAnn dig silver-1 1")
	g.refuses("Ann dig silver-1 1", "CW6")
	g.refuses("Ann dig silver-1 1+4", "CW6")
	g.refuses("Ann dig silver-1 2", "CW7")
	g.Play("Ann dig silver-1 4")

	newTable(t, 1).Play("table roll 1+1+4\nAnn dig silver-1 1+1") // by default it works
}

func TestUnspentDiceAreLost(t *testing.T) {
	g := newTable(t, 1).Play("table roll 2+3+4\ntable roll 5+5+6")
	g.refuses("Ann claim coal-1 2", "CW7")
}

func TestOptions(t *testing.T) {
	sheet := smallSheet(t)
	for name, options := range map[string]map[string]string{
		"unknown":     {"wagons": "2"},
		"too rich":    {"start-cash": "1001"},
		"in debt":     {"start-cash": "-1"},
		"cents":       {"start-cash": "1.5"},
		"leading 0":   {"start-cash": "010"},
		"neither":     {"ones-rest": "maybe"},
		"capital yes": {"ones-rest": "Yes"},
	} {
		if _, err := scoring.Start(game.Game, scoring.Setup{Players: players[:2], Options: options, House: sheet}); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	for _, n := range []int{0, 9} {
		if _, err := scoring.Start(game.Game, scoring.Setup{Players: make([]string, n), House: sheet}); err == nil {
			t.Errorf("%d players: accepted", n)
		}
	}
	if _, err := scoring.Start(game.Game, scoring.Setup{Players: players[:2]}); err == nil {
		t.Error("no sheet: accepted")
	}
	g := newTable(t, 2, "start-cash=40")
	g.expectTally(0, dollars("Starting cash", 40, "CW3", 0))
	g.expectRow(1, 1, "1 start 40")
	g.expect(1, "cash", "40")
	newTable(t, 2).expectTally(0)
}

func TestCorrect(t *testing.T) {
	g := newTable(t, 2, "start-cash=10")
	for _, c := range []struct {
		field  string
		amount scoring.Tenths
		clause string
	}{
		{"honour", 10, "LG1"},
		{"cash", 15, "LG5"},
		{"cash", scoring.Whole(-11), "CW22"},
	} {
		if v := scoring.Correct(&sheet.Info, g, 7, 1, c.field, c.amount); v == nil || v.Clause != c.clause {
			t.Errorf("%s %v: %v, want %s", c.field, c.amount, v, c.clause)
		}
	}
	if v := scoring.Correct(&sheet.Info, g, 7, 1, "cash", scoring.Whole(-10)); v != nil {
		t.Error(v)
	}
	g.expectTally(1, dollars("Starting cash", 10, "CW3", 0), dollars("Correction", -10, "LG5", 7))
	g.expectRow(1, 2, "1 correction -10")
	if got := g.Tally()[1].Uncorrected(); got != scoring.Whole(10) {
		t.Errorf("uncorrected %v", got)
	}
}

func TestCashColumnGrows(t *testing.T) {
	g := newTable(t, 1)
	rows := func() int {
		n := 0
		for _, c := range g.Cells() {
			if strings.HasPrefix(c.ID, "cash/") && strings.HasSuffix(c.ID, "/hand") {
				n++
			}
		}
		return n
	}
	for i := range coal.CashRows {
		if rows() != coal.CashRows {
			t.Fatalf("%d rows for %d entries", rows(), i)
		}
		_ = scoring.Correct(&sheet.Info, g, i, 0, "cash", scoring.Whole(1))
	}
	_ = scoring.Correct(&sheet.Info, g, 0, 0, "cash", scoring.Whole(-5))
	if rows() != 2*coal.CashRows {
		t.Errorf("%d rows for %d entries", rows(), coal.CashRows+1)
	}
	g.expectRow(0, coal.CashRows+1, "1 correction -5")
	g.expect(0, coal.CashHandCell(coal.CashRows), strconv.Itoa(coal.CashRows-5))
	g.expect(0, "cash", strconv.Itoa(coal.CashRows-5))
}

func TestRename(t *testing.T) {
	g := newTable(t, 2)
	before := g.Clone().(sheet.View)
	g.Rename(1, "Bobby")
	if before.Names[1] != "Bob" || g.Names[1] != "Bobby" {
		t.Errorf("clone has %v, game has %v", before.Names, g.Names)
	}
}
