package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// An attack is a shot, a thrown knife, or a round of hand to hand: cards to be
// drawn against one character.
type attack struct {
	by, on  int
	with    int // the gun that a jam jams; nothing for a knife (GF53)
	pile    terms.Pile
	draws   int  // left
	shot    Shot // of a gun
	melee   bool // the other one may strike back (GF56)
	wounded bool // some card has
}

// Waits says whether a card is still to be drawn.
func (a attack) Waits(*Skirmish) bool { return a.draws > 0 }

// PileNow is the pile that the attack draws from.
func (a attack) PileNow() terms.Pile { return a.pile }

// Whom is who is attacked.
func (a attack) Whom() int { return a.on }

// Draw takes a card. Who is dead is hurt no more, but the second barrel is
// drawn for: it may jam (GF21).
func (a attack) Draw(s *Skirmish, card string, number int) []Step {
	a.draws--
	if card == terms.CardJam {
		if a.with != Nothing {
			s.Things[a.with].Jammed = true
		}
		return []Step{a}
	}
	steps, wounded := s.strike(a.by, a.on, card, number)
	if wounded && !a.wounded && a.with != Nothing {
		s.Men[a.by].Hits++ // with both barrels once
		if a.shot.Zones > s.Men[a.by].Farthest.Zones {
			s.Men[a.by].Farthest = a.shot
		}
	}
	a.wounded = a.wounded || wounded
	if wounded && a.melee && s.House.Fights().Snatch {
		s.spill(a.on)
	}
	return append([]Step{a}, steps...)
}

// Finish has the other one strike back, who was not wounded and has a knife
// (GF56).
func (a attack) Finish(s *Skirmish) []Step {
	me, it := &s.Men[a.by], &s.Men[a.on]
	if !a.melee || a.wounded || !it.Alive() || it.Zone != me.Zone || s.Ready(a.on, terms.Knife) == Nothing {
		return nil
	}
	return []Step{attack{by: a.on, on: a.by, with: Nothing, pile: s.House.Fights().Back, draws: 1}}
}

// spill drops all nuggets of a character (GF56).
func (s *Skirmish) spill(m int) {
	for _, t := range s.Men[m].Carries() {
		if s.Things[t].Kind == terms.Nugget {
			s.Drop(m, t)
		}
	}
}

// strike does what a card does to a character, but for a jam: wounds, or a
// panic.
func (s *Skirmish) strike(by, on int, card string, number int) (steps []Step, wounded bool) {
	it := &s.Men[on]
	if !it.Alive() {
		return nil, false
	}
	wounds := 0
	switch card {
	case terms.CardWound:
		wounds = 1
	case terms.CardTwo:
		wounds = 2
	case terms.CardPanic:
		if !it.nerves {
			return []Step{fright{on}}, false
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
	it.Wounds = min(terms.Deadly, it.Wounds+wounds)
	if !it.Alive() {
		s.Die(by, on, number)
	}
	return nil, true
}

// Die drops all that the dead had, and scores for who killed an opponent (GF7,
// GF60).
func (s *Skirmish) Die(by, on, number int) {
	it := &s.Men[on]
	for _, t := range it.Carries() {
		s.Drop(on, t)
	}
	it.Ambush, it.Joker.Used, it.charmed, it.nerves, it.Shaken = false, true, false, false, false
	if killer := s.Men[by].Team; killer != it.Team {
		s.Men[by].Kills++
		s.Score(killer, terms.LineKills, scoring.Line{
			Label: speech.Say("goldfever.kills", "character", s.NameOf(by), "opponent", it.Name), Clause: "GF60", Event: number,
			Amount: scoring.Whole(s.House.Scenario.Points.Kill),
		})
	}
}
