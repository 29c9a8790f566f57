package goldfever

import (
	"fmt"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games of every scenario with every cast, with blasts
// that reach next door and without.
func TestSuite(t *testing.T) {
	for name, sizes := range suites {
		for _, players := range sizes {
			t.Run(fmt.Sprintf("%s for %d", name, players), func(t *testing.T) {
				scoringtest.Run(t, scoringtest.Config{
					Game: Game, House: ours(t, name), Players: players, Games: 6,
					Options: []map[string]string{nil, {optionBlast: scoring.No}},
					Check:   checkState,
				})
			})
		}
	}
}

// checkState checks what holds at any moment of a game without corrections.
func checkState(t testing.TB, game scoring.State) {
	t.Helper()
	s := game.(*state)
	checkThings(t, s)
	checkMen(t, s)
	checkCards(t, s)
}

// checkThings checks that no object is in two places, nor more loaded than it
// can be, and that only dynamite and whisky are ever gone.
func checkThings(t testing.TB, s *state) {
	t.Helper()
	count := make([]int, len(s.things))
	for i := range s.men {
		for _, o := range s.men[i].carries() {
			count[o]++
			if s.things[o].zone != nowhere {
				t.Errorf("%s is carried and lies in %s", s.things[o].id(), s.zoneName(s.things[o].zone))
			}
		}
	}
	for o := range s.things {
		it := &s.things[o]
		if it.zone != nowhere {
			count[o]++
		}
		gone := count[o] == 0 && (it.kind == Dynamite || it.kind == Whisky)
		if count[o] != 1 && !gone {
			t.Errorf("%s is in %d places", it.id(), count[o])
		}
		most := map[Kind]int{Colt: 6, Shotgun: 2, Rifle: 9, HuntingRifle: 1}[it.kind]
		if it.shells < 0 || it.shells > most {
			t.Errorf("%s has %d shells", it.id(), it.shells)
		}
		if it.jammed && !it.kind.Gun() && it.kind != Dynamite {
			t.Errorf("%s is jammed", it.id())
		}
	}
}

// checkMen checks the characters.
func checkMen(t testing.TB, s *state) {
	t.Helper()
	for i := range s.men {
		m := &s.men[i]
		if m.wounds < 0 || m.wounds > 3 {
			t.Errorf("%s has %d wounds", m.name, m.wounds)
		}
		if m.wounds == 3 && (len(m.carries()) > 0 || m.ambush) {
			t.Errorf("%s is dead, and carries %v; in ambush: %t", m.name, s.wordsOf(m.carries()), m.ambush)
		}
		gun := m.guns != [2]int{nothing, nothing}
		if gun != (m.use != nothing) || m.use != nothing && m.guns[0] != m.use && m.guns[1] != m.use {
			t.Errorf("%s uses %d of %v", m.name, m.use, m.guns)
		}
	}
	if s.turn.points < 0 || s.turn.points > 6 {
		t.Errorf("%d points are left", s.turn.points)
	}
}

// checkCards checks the piles, the jokers and the faces of nuggets.
func checkCards(t testing.TB, s *state) {
	t.Helper()
	for p := range s.piles {
		full := s.house.Decks.pile(Pile(p))
		for i, n := range s.piles[p] {
			if n < 0 || n > full[i] {
				t.Errorf("%d of %d cards %s are in the %s pile", n, full[i], Pile(p).words()[i], Pile(p))
			}
		}
		if s.piles[p].sum() == 0 {
			t.Errorf("the %s pile is empty", Pile(p))
		}
	}
	powers, faces := s.powers, s.faces
	for i := range s.men {
		if j := s.men[i].joker; j.known {
			powers[j.power]++
		}
	}
	for i := range s.things {
		if face := s.things[i].face; face != unknown {
			faces[face]++
		}
	}
	if powers != newPowers(s.house.Jokers) {
		t.Errorf("the jokers are %v", powers)
	}
	if faces != newFaces(s.house.Scenario.Nuggets) {
		t.Errorf("the faces of the nuggets are %v", faces)
	}
}
