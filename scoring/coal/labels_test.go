package coal_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
)

// labels are what people read of the prompts of a seat.
func labels(g *table, seat int) []string {
	var all []string
	for _, p := range g.Prompts() {
		if p.Seat == seat {
			all = append(all, p.Label.String())
		}
	}
	return all
}

// A second Borax tunnel begins with the same number. Once Ann has claimed it,
// hers differ.
func TestMineLabels(t *testing.T) {
	text, err := os.ReadFile("testdata/small.yaml")
	if err != nil {
		t.Fatal(err)
	}
	second := "  - {id: borax-2, mineral: borax, deposits: [{number: 3, digs: 1}, {number: 4, digs: 1}]}\nstash:"
	sheet, err := game.Game.ReadHouse("two-borax.yaml", []byte(strings.Replace(string(text), "stash:", second, 1)))
	if err != nil {
		t.Fatal(err)
	}
	g := newTableOn(t, sheet, 2)
	g.Play("table roll 3+5+2\nAnn claim borax-1 3")
	for seat, want := range [][]string{
		{
			"Claim Borax 6", "Dig at Borax 6", "Claim Tin 6", "Dig at Tin 6", "Claim Coal 2", "Dig at Coal 2",
			"Dig at Silver 9", "Claim Borax 3", "Dig at Borax 3",
		},
		{
			"Claim Borax 3 in tunnel 1", "Dig at Borax 3 in tunnel 1", "Claim Tin 6", "Dig at Tin 6", "Claim Coal 2", "Dig at Coal 2",
			"Claim Silver 9", "Dig at Silver 9", "Claim Borax 3 in tunnel 2", "Dig at Borax 3 in tunnel 2",
		},
	} {
		if diff := cmp.Diff(want, labels(g, seat)); diff != "" {
			t.Errorf("seat %d: %s", seat, diff)
		}
	}
}

// The small sheet, with $25 in hand.
func TestStoreLabels(t *testing.T) {
	for players, want := range map[int][]string{
		1: {
			"Scratch a bandit off burro 2, $10", "Scratch a bandit off burro 4, $10 each", "Scratch a bandit off burro 6, $10",
			"Scratch bandits off several burros, $10 each",
			"Buy Strike Gold for $8", "Buy a Wash Day for $6", "Buy Tack and Harness for $12", "Go Varmint Huntin'",
			"Play Blackjack", "Buy Workhorse Tonics, $5 each", "Buy Burro 7 for $25",
		},
		2: {
			"Scratch a bandit off burro 2, $10", "Scratch a bandit off burro 4, $10 each", "Scratch a bandit off burro 6, $10",
			"Scratch bandits off several burros, $10 each", "Buy Railroad Shares, $10 each",
			"Buy Strike Gold for $8", "Buy a Wash Day for $6", "Buy Tack and Harness for $12", "Go Varmint Huntin'",
		},
	} {
		g := newTable(t, players, "start-cash=25").Play("table roll 3+3+6")
		got := labels(g, 0)
		store := slices.IndexFunc(g.Prompts(), func(p scoring.Prompt) bool { return p.Verb == coal.VerbStore })
		if diff := cmp.Diff(want, got[store-1:]); diff != "" { // the throw is the table's
			t.Errorf("%d players: %s", players, diff)
		}
	}
}

// With $10 there is one Pistol, and none for several burros.
func TestPistolPrompts(t *testing.T) {
	g := newTable(t, 2, "start-cash=10").Play("table roll 3+3+6\nBob store pistol 3 burro-2")
	want := map[string]string{"burro-2/bandit-1": "burro-2", "burro-4/bandit-1": "burro-4", "burro-6/bandit-1": "burro-6"}
	for _, p := range g.Prompts() {
		if p.Verb != coal.VerbStore || p.Args[0].Choices[0] != "pistol" {
			continue
		}
		aims := p.Args[2]
		if len(aims.Items) != 1 || aims.Items[0].Name != want[p.Cell] || aims.From != 1 || aims.To != 1 {
			t.Errorf("%s at %q: %+v", p.Label, p.Cell, aims)
		}
		delete(want, p.Cell)
	}
	if len(want) > 0 {
		t.Errorf("not offered: %v", want)
	}
}
