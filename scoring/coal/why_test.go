package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// taps are what Ann does on a cell in a situation, with the clause that closes
// the cell; none where it is open. The deposits of the small sheet: Borax 3
// and 6, Tin 6 (two DIG boxes) and 8 (three), Coal 2 and 2, Silver 9.
var taps = map[string]struct {
	players int
	options string
	play    string
	taps    []tapped
}{
	"before the first throw": {players: 2, taps: []tapped{
		{0, "borax-1/1", "", "CW5"},
		{0, "tin-1/1/dig-1", "4", "CW5"},
		{0, "tack", "", "CW5"},
		{0, "tonic/1", "", "CW5"},
		{0, "burro-1/slot-1", "", "CW9"},
		{scoring.Table, "die/1", "", ""},
		{scoring.Table, "die/2", "", "CW5"},
	}},
	"2+3+4, the 4 spent": {players: 2, play: "table roll 2+3+4\nAnn dig tin-1 4", taps: []tapped{
		{0, "borax-1/1", "", ""},
		{0, "borax-1/1", "3+2", ""},
		{0, "borax-1/1", "2", "CW11"},
		{0, "borax-1/1", "4", "CW7"},
		{0, "borax-1/1", "5", "CW7"},
		{0, "borax-1/1", "two", "LG1"},
		{0, "borax-1/2", "", "CW10"},
		{0, "borax-1/2/dig-1", "", "CW10"},
		{0, "tin-1/1", "", "CW11"}, // 2+3 is less than 6
		{0, "tin-1/1/dig-1", "", "CW12"},
		{0, "tin-1/1/dig-2", "", ""},
		{0, "tin-1/1/dig-2", "2+3", "CW12"}, // one box, two dice
		{0, "silver-1/1/dig-1", "2+3", ""},
		{0, "silver-1/1/dig-2", "2+3", "CW12"}, // entered at the first
		{0, "silver-1/1/dig-2", "4", "CW7"},
		{0, "stash/1", "", "CW14"},
		{0, "burro-1/slot-1", "", "CW9"},
		{0, "burro-2/bandit-1", "", "CW20"},
		{0, "share/1", "", "CW20"},
		{0, "share/2", "", "CW24"},
		{0, "tack", "3", "CW20"},
		{0, "tonic/1", "", "CW33"}, // for the solo player
		{0, "cash", "", "CW20"},
		{0, "cash/1/what", "", "CW22"},
		{0, "end/waiting", "", "CW43"},
		{0, "won/minerals", "", "CW32"},
		{1, "borax-1/1", "", "CW2"},
		{1, "cash", "", "CW2"},
		{0, "borax-2/1", "", "LG1"},
		{0, "die/1", "", "LG1"},
		{2, "borax-1/1", "", "LG1"},
		{scoring.Table, "die/1", "2", ""},
		{scoring.Table, "die/3", "", "CW5"},
		{scoring.Table, "bunkhouse/1", "", "CW6"},
		{scoring.Table, "round/1", "", "CW9"},
		{scoring.Table, "wash-day/1", "", "CW20"},
		{scoring.Table, "wash-day/2", "", "CW27"},
		{scoring.Table, "strike-gold/3", "", "CW26"},
		{scoring.Table, "share-1/1", "", "CW24"},
		{scoring.Table, "coal-baron", "", "CW20"},
	}},
	"all dice spent": {players: 1, play: "table roll 2+3+4\nAnn claim silver-1 2+3+4", taps: []tapped{
		{0, "borax-1/1", "", "CW7"},
		{0, "coal-1/1/dig-1", "", "CW7"},
		{0, "silver-1/1", "", "CW10"},
		{0, "silver-1/1/dig-1", "", "CW10"},
		{0, "tack", "", "CW7"},
	}},
	"a deposit dug out": {players: 1, play: "table roll 5+6+6\nAnn dig tin-1 5+6\ntable roll 2+3+4", taps: []tapped{
		{0, "tin-1/1", "", ""},
		{0, "tin-1/1", "2", ""},
		{0, "tin-1/1", "2+4", "CW13"},
		{0, "tin-1/1/dig-2", "", "CW12"},
	}},
	"the stash full": {players: 1, play: "fill\ntable roll 6+6+5", taps: []tapped{
		{0, "tin-1/2", "", "CW14"},
		{0, "tin-1/2/dig-1", "", ""},
	}},
	"a pair and $25": {players: 2, options: "start-cash=25", play: "table roll 3+3+6", taps: []tapped{
		{0, "burro-2/bandit-1", "", ""},
		{0, "burro-2/bandit-1", "3", ""},
		{0, "burro-2/bandit-1", "6", "CW20"},
		{0, "burro-2/bandit-1", "3+3", "CW20"},
		{0, "burro-4/bandit-1", "", ""},
		{0, "burro-4/bandit-2", "", "CW23"}, // the first comes first
		{0, "burro-7/bandit-1", "", "CW23"},
		{0, "share/1", "", ""},
		{0, "share/2", "", "CW24"},
		{0, "tack", "", ""},
		{0, "cash", "", ""},
		{scoring.Table, "tack", "", "CW28"},
		{scoring.Table, "wash-day/1", "", ""},
		{scoring.Table, "strike-gold/1", "", ""},
		{scoring.Table, "coal-baron", "", "CW25"},
		{scoring.Table, "pinkertons", "", "CW30"},
	}},
	"a pair and $9": {players: 2, options: "start-cash=9", play: "table roll 3+3+6", taps: []tapped{
		{0, "burro-2/bandit-1", "", "CW22"},
		{0, "share/1", "", "CW22"},
		{0, "tack", "", "CW22"},
		{scoring.Table, "wash-day/1", "", ""},
	}},
	"after a visit": {players: 2, options: "start-cash=45", play: "table roll 3+3+6\nAnn store pistol 3 burro-4", taps: []tapped{
		{0, "burro-4/bandit-1", "", "CW23"},
		{0, "burro-4/bandit-2", "", "CW20"},
		{0, "tack", "", "CW20"},
		{scoring.Table, "strike-gold/1", "", "CW20"},
	}},
	"tonics": {players: 1, options: "start-cash=100", play: "table roll 5+5+6\nAnn store tonic 5 2\ntable roll 1+4+4", taps: []tapped{
		{0, "tonic/1", "", ""},
		{0, "tonic/2", "", "CW33"},
		{0, "tonic/3", "", ""},
		{0, "tonic/4", "", "CW33"},
		{0, "share/1", "", "CW24"},
		{scoring.Table, "burro-7", "", ""},
		{0, "burro-7/slot-1", "", "CW9"},
	}},
	"a tonic used": {players: 1, options: "start-cash=100", play: "table roll 5+5+6\nAnn store tonic 5 2\ntable roll 1+4+4\nAnn tonic", taps: []tapped{
		{0, "tonic/1", "", "CW33"},
		{0, "tonic/2", "", "CW33"},
		{0, "tonic/3", "", ""},
	}},
	"the resting 1": {players: 1, options: "ones-rest=yes", play: "table roll 1+6+6\nAnn claim tin-1 6+6", taps: []tapped{
		{0, "coal-1/1/dig-1", "", "CW6"},
	}},
	"the last throw": {players: 2, play: lastThrows, taps: []tapped{
		{scoring.Table, "die/1", "", "CW9"},
		{0, "burro-1/slot-1", "", ""},
		{0, "burro-1/slot-1", "1", ""}, // dice do not matter
		{0, "burro-1/slot-6", "", "CW40"},
		{0, "burro-1/slot-7", "", "CW40"},
		{0, "burro-7/slot-1", "", "CW37"},
		{0, "coal-1/1/dig-1", "", ""},
	}},
	"Ann has loaded": {players: 2, play: lastThrows + "\nAnn load burro-1", taps: []tapped{
		{0, "coal-1/1/dig-1", "", "CW8"},
		{0, "burro-2/slot-1", "", "CW40"},
		{0, "burro-1/value", "", "CW42"},
		{0, "burro-1/won", "", "CW32"},
		{0, "burro-2/bandit-1", "", "CW8"},
		{1, "burro-1/slot-1", "", "CW2"},
		{scoring.Table, "die/1", "", "CW8"},
	}},
	"a used burro": {players: 1, play: lastThrows + "\nAnn load burro-1" + lastThrows, taps: []tapped{
		{0, "burro-1/slot-1", "", "CW40"},
		{0, "burro-2/slot-1", "", ""},
	}},
}

type tapped struct {
	owner  int
	cell   string
	with   string
	clause string
}

func TestWhy(t *testing.T) {
	for name, c := range taps {
		t.Run(name, func(t *testing.T) {
			g := situation(t, c.players, c.options, c.play)
			for _, at := range c.taps {
				got := ""
				if v := scoring.Why(g, 0, at.owner, at.cell, at.with); v != nil {
					got = v.Clause
				}
				if got != at.clause {
					t.Errorf("%s of %d with %q: %v, want %q", at.cell, at.owner, at.with, scoring.Why(g, 0, at.owner, at.cell, at.with), at.clause)
				}
			}
		})
	}
}

// Every cell of the table and the own sheet has an answer when the game is
// over, and it is the same one.
func TestWhyOver(t *testing.T) {
	g := newTable(t, 1)
	for b := range coal.Rounds {
		g.skipRound(coal.BurroID(b))
	}
	for _, c := range g.Cells() {
		if v := scoring.Why(g, 0, c.Owner, c.ID, ""); v == nil || v.Clause != scoring.OverClause {
			t.Fatalf("%s: %v", c.ID, v)
		}
	}
}

// What a player reads.
func TestWhySentences(t *testing.T) {
	g := newTable(t, 2).Play("table roll 2+3+4\nAnn dig tin-1 4")
	for _, c := range []struct {
		owner         int
		cell, with    string
		said, instead string
	}{
		{0, "tin-1/2", "", "Claim Tin 6 first: you work outwards from the main tunnel.", "Tin 6 first"},
		{0, "tin-1/1", "2+3", "Tin 6 needs 6 or more; 5 isn't enough.", "dice that add up to 6 or more, or dig"},
		{0, "tin-1/1", "4", "Ann has already spent one 4.", "left to spend: 2+3"},
		{0, "burro-2/bandit-1", "", "You need a pair for the store, and this throw has none.", "work in the mine"},
		{0, "burro-1/slot-1", "", "You can't load yet: not all dice are in the Bunkhouse.", "keep throwing until all three dice are in the Bunkhouse"},
		{1, "tin-1/1", "", "That's Bob's worksheet. Only Bob writes on it.", ""},
	} {
		v := scoring.Why(g, 0, c.owner, c.cell, c.with)
		if v == nil || v.Message.String() != c.said || v.Instead.String() != c.instead {
			t.Errorf("%s: %#v, want %q, %q", c.cell, v, c.said, c.instead)
		}
	}
	for _, seat := range []int{-2, 2} {
		if v := scoring.Why(g, seat, 0, "tin-1/1", ""); v == nil || v.Clause != scoring.UnknownClause {
			t.Errorf("seat %d: %v", seat, v)
		}
	}
	for cell, clause := range map[string]string{"tack": "LG1", "wash-day/1": "LG1", "bunkhouse/1": "CW6"} {
		if v := scoring.Why(g, scoring.Table, scoring.Table, cell, ""); v == nil || v.Clause != clause {
			t.Errorf("the table on %s: %v", cell, v)
		}
	}
}
