package goldfever

import (
	"fmt"

	"saddlebag/scoring"
)

// An attack is a shot, a thrown knife, or a round of hand to hand: cards to be
// drawn against one character.
type attack struct {
	by, on  int
	with    int // the gun that a jam jams; nothing for a knife (GF53)
	pile    Pile
	draws   int  // left
	melee   bool // the other one may strike back (GF56)
	wounded bool // some card has
}

// waits says whether a card is still to be drawn.
func (a attack) waits(*skirmish) bool { return a.draws > 0 }

// pileNow is the pile that the attack draws from.
func (a attack) pileNow() Pile { return a.pile }

// whom is who is attacked.
func (a attack) whom() int { return a.on }

// draw takes a card. Who is dead is hurt no more, but the second barrel is
// drawn for: it may jam (GF21).
func (a attack) draw(s *skirmish, card string, number int) []step {
	a.draws--
	if card == cardJam {
		if a.with != nothing {
			s.things[a.with].jammed = true
		}
		return []step{a}
	}
	steps, wounded := s.strike(a.by, a.on, card, number)
	a.wounded = a.wounded || wounded
	if wounded && a.melee && s.house.fights().Snatch {
		s.spill(a.on)
	}
	return append([]step{a}, steps...)
}

// finish has the other one strike back, who was not wounded and has a knife
// (GF56).
func (a attack) finish(s *skirmish) []step {
	me, it := &s.men[a.by], &s.men[a.on]
	if !a.melee || a.wounded || !it.alive() || it.zone != me.zone || s.ready(a.on, Knife) == nothing {
		return nil
	}
	return []step{attack{by: a.on, on: a.by, with: nothing, pile: s.house.fights().Back, draws: 1}}
}

// spill drops all nuggets of a character (GF56).
func (s *skirmish) spill(m int) {
	for _, t := range s.men[m].carries() {
		if s.things[t].kind == Nugget {
			s.drop(m, t)
		}
	}
}

// strike does what a card does to a character, but for a jam: wounds, or a
// panic.
func (s *skirmish) strike(by, on int, card string, number int) (steps []step, wounded bool) {
	it := &s.men[on]
	if !it.alive() {
		return nil, false
	}
	wounds := 0
	switch card {
	case cardWound:
		wounds = 1
	case cardTwo:
		wounds = 2
	case cardPanic:
		if !it.nerves {
			return []step{fright{on}}, false
		}
		it.nerves = false
	}
	if wounds == 0 {
		return nil, false
	}
	if it.charmed {
		it.charmed = false
		return nil, false
	}
	it.wounds = min(Deadly, it.wounds+wounds)
	if !it.alive() {
		s.die(by, on, number)
	}
	return nil, true
}

// die drops all that the dead had, and scores for who killed an opponent (GF7,
// GF60).
func (s *skirmish) die(by, on, number int) {
	it := &s.men[on]
	for _, t := range it.carries() {
		s.drop(on, t)
	}
	it.ambush, it.joker.used, it.charmed, it.nerves, it.shaken = false, true, false, false, false
	if killer := s.men[by].team; killer != it.team {
		s.score(killer, LineKills, scoring.Line{
			Label: fmt.Sprintf("%s kills %s", s.name(by), it.name), Clause: "GF60", Event: number,
			Amount: scoring.Whole(s.house.Scenario.Points.Kill),
		})
	}
}
