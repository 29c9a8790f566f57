package coal_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/coal"
)

func TestClaim(t *testing.T) {
	g := newTable(t, 2).Play("table roll 2+3+4")
	v := g.refuse("Ann claim tin-1 3", "CW11")
	if want := "Tin 6 needs 6 or more; 3 isn't enough."; v.Message.String() != want {
		t.Errorf("message %q, want %q", v.Message, want)
	}
	g.Play("Ann claim tin-1 4+3") // any order; a surplus of 1 is lost
	g.expect(0, "tin-1/1", "x")
	g.expect(0, "tin-1/1/dig-1", "")
	g.expect(0, "stash/1", "T")
	g.refuses("Ann claim borax-1 3", "CW7") // spent
	g.refuses("Ann claim borax-1 5", "CW7") // never thrown
	g.refuses("Ann claim coal-1 2+2", "CW7")
	g.Play("Ann claim coal-1 2")
	g.expect(0, "stash/2", "C")
	g.expect(1, "stash/1", "")
}

func TestDig(t *testing.T) {
	g := newTable(t, 1).Play("table roll 2+3+4\nAnn dig borax-1 2")
	g.expect(0, "borax-1/1/dig-1", "x")
	g.refuses("Ann dig borax-1 3", "CW12")
	g.refuses("Ann claim borax-1 3+4", "CW13")
	g.Play("Ann claim borax-1 3") // in the same turn
	g.refuses("Ann claim borax-1 4", "CW11")
	g.Play("Ann dig borax-1 4\ntable roll 2+5+6")
	g.refuses("Ann claim borax-1 5", "CW11") // one box open: the 6 stands in full
	g.refuses("Ann dig borax-1 2+5", "CW12")
	g.Play("Ann dig borax-1 5\nAnn claim borax-1 2")
	g.expect(0, "stash/2", "B")
}

func TestDigWhereClaimIsPossible(t *testing.T) {
	newTable(t, 1).Play("table roll 6+6+6\nAnn dig tin-1 6+6\nAnn claim tin-1 6")
}

func TestExhaustedTunnel(t *testing.T) {
	g := newTable(t, 1).Play("table roll 4+5+6\nAnn claim silver-1 4+5")
	g.refuses("Ann claim silver-1 6", "CW10")
	g.refuses("Ann dig silver-1 6", "CW10")
}

func TestFullStash(t *testing.T) {
	g := newTable(t, 1)
	g.fillStash()
	g.Play("table roll 6+3+4")
	g.expect(0, "stash/20", "T")
	g.refuses("Ann claim tin-1 6+3", "CW14")
	g.Play("Ann dig tin-1 6+3+4") // digging stays allowed
	for _, p := range g.Prompts() {
		if p.Verb == coal.VerbClaim {
			t.Errorf("a claim is offered with a full stash: %s", p.Label)
		}
	}
}

func TestDigsStrikeBoxesInOrder(t *testing.T) {
	g := newTable(t, 1).Play("table roll 2+3+4\nAnn dig silver-1 2+3")
	for id, want := range map[string]string{"silver-1/1": "", "silver-1/1/dig-1": "x", "silver-1/1/dig-2": "x", "silver-1/1/dig-3": ""} {
		g.expect(0, id, want)
	}
}

func TestLabels(t *testing.T) {
	g := newTable(t, 1)
	if got, want := g.cell(0, "borax-1/2/dig-1").Label, "Borax tunnel 1, deposit 2, DIG box 1"; got.String() != want {
		t.Errorf("label %q, want %q", got, want)
	}
}

func TestMalformedEvents(t *testing.T) {
	g := newTable(t, 2).Play("table roll 3+3+4")
	for line := range strings.Lines(`
		Ann roll 2+3+4
		table claim borax-1 3
		Ann sing
		Ann claim borax-1
		Ann claim borax-1 3 4
		Ann claim borax-1 3+
		Ann claim borax-1 +3
		Ann claim borax-1 3,4
		Ann dig borax-1 x
		table roll
		table roll 3 4
		Ann store
		Ann store pistol
		Ann store whiskey 3
		Ann store share 3
		Ann store share 3 +1
		Ann store share 3 -1
		Ann store share 3 02
		Ann store share 3 1.5
		Ann store share 3 1 1
		Ann store tack 3 1
		Ann store varmint 3
		Ann tonic 1
		Ann load`) {
		if strings.TrimSpace(line) != "" {
			g.refuses(line, "LG1")
		}
	}
}

// What the game has not got breaks the clause that lists what it has.
func TestUnlistedWords(t *testing.T) {
	g := newTable(t, 2).Play("table roll 3+3+4")
	for clause, lines := range map[string][]string{
		"CW10": {"Ann claim gold-1 3", "Ann load burro-1 X", "Ann load burro-1 s", "Ann load burro-1 STC"},
		"CW2":  {"Ann claim borax-1 7", "Ann claim borax-1 0", "Ann claim borax-1 33", "table roll 1+2+9", "Ann store varmint 3 7+1+1"},
		"CW4":  {"Ann store pistol 3 burro-9", "Ann store pistol 3 mule-1", "Ann load burro-8"},
	} {
		for _, line := range lines {
			g.refuses(line, clause)
		}
	}
}
