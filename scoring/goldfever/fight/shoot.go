package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// BothBarrels is how many shells they take, and cards they draw (GF21).
const BothBarrels = 2

// IsDead is the violation of what the dead do, or is done to them (GF7).
func (s *Skirmish) IsDead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "goldfever.dead", "character", s.NameOf(m))
}

// refuseTarget says why a character is none to be fought (GF62).
func (s *Skirmish) refuseTarget(m, on int) *scoring.Violation {
	switch {
	case !s.Men[on].Alive():
		return s.IsDead(on)
	case on == m:
		return scoring.Breaks("GF62", "goldfever.fights-self", "character", s.NameOf(m))
	case s.Men[on].Team == s.Men[m].Team:
		return scoring.Breaks("GF62", "goldfever.same-side", "character", s.NameOf(m), "friend", s.NameOf(on))
	}
	return nil
}

// refuseShot says why a shot cannot be fired (GF21): first what moving would help,
// then what is wrong with the gun.
func (s *Skirmish) refuseShot(m int, d Deed) *scoring.Violation {
	gun := &s.Things[d.Thing]
	switch {
	case !gun.Kind.Gun():
		return scoring.Breaks("GF21", "goldfever.never-shot", "object", s.Title(d.Thing))
	case d.Both && gun.Kind != terms.Shotgun:
		return scoring.Breaks("GF21", "goldfever.one-barrel")
	}
	if v := s.refuseTarget(m, d.On); v != nil {
		return v
	}
	if v := s.refuseAim(m, s.Men[d.On].Zone, gun.Kind); v != nil {
		return v
	}
	switch {
	case s.mine(m) && s.Turn.Shaken:
		return scoring.Breaks("GF54", "goldfever.shaken", "character", s.NameOf(m)).Suggest("goldfever.shoot-later")
	case gun.Jammed:
		return scoring.Breaks("GF21", "goldfever.jammed", "gun", s.Title(d.Thing)).Suggest("goldfever.unjam-first")
	case gun.Shells == 0 && s.dry():
		return scoring.Breaks("GF21", "goldfever.empty", "gun", s.Title(d.Thing)).Suggest("goldfever.another-gun")
	case gun.Shells == 0:
		return scoring.Breaks("GF21", "goldfever.empty", "gun", s.Title(d.Thing)).Suggest("goldfever.reload-first")
	case d.Both && gun.Shells < BothBarrels:
		return scoring.Breaks("GF21", "goldfever.one-shell-left").Suggest("goldfever.fire-one-barrel")
	}
	return nil
}

// shoot fires. The gun is the one in use from now on.
func (s *Skirmish) shoot(m int, d Deed, number int) []Step {
	gun := &s.Things[d.Thing]
	to := s.Men[d.On].Zone
	pile, _ := s.PileFor(m, to, gun.Kind)
	hit := attack{by: m, on: d.On, with: d.Thing, pile: pile, draws: 1, shot: Shot{s.House.Plan().Sight(s.Men[m].Zone, to).Range, number}}
	if d.Both {
		hit.draws = BothBarrels
	}
	gun.Shells -= hit.draws
	s.Men[m].Use = d.Thing
	s.Men[m].Shots++
	s.steadied(m)
	return []Step{hit}
}

// steadied uses up a SteadyHand.
func (s *Skirmish) steadied(m int) {
	if s.mine(m) {
		s.Turn.steady = false
	}
}

// refuseAttack says why nobody can be attacked hand to hand (GF28).
func (s *Skirmish) refuseAttack(m, on int) *scoring.Violation {
	if s.Ready(m, terms.Knife) == Nothing {
		return scoring.Breaks("GF28", "goldfever.no-knife", "character", s.NameOf(m))
	}
	if v := s.refuseTarget(m, on); v != nil {
		return v
	}
	if s.Men[on].Zone != s.Men[m].Zone {
		return scoring.Breaks("GF28", "goldfever.opponent-elsewhere", "opponent", s.NameOf(on), "character", s.NameOf(m)).
			Suggest("goldfever.move-first", "zone", s.ZoneName(s.Men[on].Zone))
	}
	return nil
}
