package goldfever_test

import (
	"fmt"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games of every scenario with every cast, with blasts
// that reach next door and without.
func TestSuite(t *testing.T) {
	for name, sizes := range goldfevertest.Suites {
		for _, players := range sizes {
			t.Run(fmt.Sprintf("%s for %d", name, players), func(t *testing.T) {
				scoringtest.Run(t, scoringtest.Config{
					Game: game.Game, House: goldfevertest.Ours(t, name), Players: players, Games: 6,
					Options: []map[string]string{nil, {sheet.OptionBlast: scoring.No}},
					Check:   checkState,
				})
			})
		}
	}
}

// checkState checks what holds at any moment of a game without corrections.
func checkState(t testing.TB, game scoring.State) {
	t.Helper()
	s := game.(sheet.View)
	checkThings(t, s)
	checkMen(t, s)
	checkCards(t, s)
}

// checkThings checks that no object is in two places, nor more loaded than it
// can be, and that only dynamite and whisky are ever gone.
func checkThings(t testing.TB, s sheet.View) {
	t.Helper()
	count := make([]int, len(s.Things))
	for i := range s.Men {
		for _, o := range s.Men[i].Carries() {
			count[o]++
			if s.Things[o].Zone != fight.Nowhere {
				t.Errorf("%s is carried and lies in %s", s.Things[o].ID(), s.ZoneName(s.Things[o].Zone))
			}
		}
	}
	for o := range s.Things {
		it := &s.Things[o]
		if it.Zone != fight.Nowhere {
			count[o]++
		}
		gone := count[o] == 0 && (it.Kind == terms.Dynamite || it.Kind == terms.Whisky)
		if count[o] != 1 && !gone {
			t.Errorf("%s is in %d places", it.ID(), count[o])
		}
		most := map[terms.Kind]int{terms.Colt: 6, terms.Shotgun: 2, terms.Rifle: 9, terms.HuntingRifle: 1}[it.Kind]
		if it.Shells < 0 || it.Shells > most {
			t.Errorf("%s has %d shells", it.ID(), it.Shells)
		}
		if it.Jammed && !it.Kind.Gun() && it.Kind != terms.Dynamite {
			t.Errorf("%s is jammed", it.ID())
		}
	}
}

// checkMen checks the characters.
func checkMen(t testing.TB, s sheet.View) {
	t.Helper()
	for i := range s.Men {
		m := &s.Men[i]
		if m.Wounds < 0 || m.Wounds > 3 {
			t.Errorf("%s has %d wounds", m.Name, m.Wounds)
		}
		if m.Wounds == 3 && (len(m.Carries()) > 0 || m.Ambush) {
			t.Errorf("%s is dead, and carries %v; in ambush: %t", m.Name, s.WordsOf(m.Carries()), m.Ambush)
		}
		gun := m.Guns != [2]int{fight.Nothing, fight.Nothing}
		if gun != (m.Use != fight.Nothing) || m.Use != fight.Nothing && m.Guns[0] != m.Use && m.Guns[1] != m.Use {
			t.Errorf("%s uses %d of %v", m.Name, m.Use, m.Guns)
		}
	}
	if s.Turn.Points < 0 || s.Turn.Points > 6 {
		t.Errorf("%d points are left", s.Turn.Points)
	}
}

// checkCards checks the piles, the jokers and the faces of nuggets.
func checkCards(t testing.TB, s sheet.View) {
	t.Helper()
	for p := range s.Piles {
		full := s.House.Decks.Pile(terms.Pile(p))
		for i, n := range s.Piles[p] {
			if n < 0 || n > full[i] {
				t.Errorf("%d of %d cards %s are in the %s pile", n, full[i], terms.Pile(p).Words()[i], terms.Pile(p))
			}
		}
		if s.Piles[p].Sum() == 0 {
			t.Errorf("the %s pile is empty", terms.Pile(p))
		}
	}
	powers, faces := s.Powers, s.Faces
	for i := range s.Men {
		if j := s.Men[i].Joker; j.Known {
			powers[j.Power]++
		}
	}
	for i := range s.Things {
		if face := s.Things[i].Face; face != terms.UnknownFace {
			faces[face]++
		}
	}
	if powers != scenario.NewPowers(s.House.Jokers) {
		t.Errorf("the jokers are %v", powers)
	}
	if faces != scenario.NewFaces(s.House.Scenario.Nuggets) {
		t.Errorf("the faces of the nuggets are %v", faces)
	}
}
