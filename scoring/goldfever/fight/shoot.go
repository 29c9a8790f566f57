package fight

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/terms"
)

// BothBarrels is how many shells they take, and cards they draw (GF21).
const BothBarrels = 2

// IsDead is the violation of what the dead do, or is done to them (GF7).
func (s *Skirmish) IsDead(m int) *scoring.Violation {
	return scoring.Broken("GF7", "%s is dead.", s.NameOf(m))
}

// refuseTarget says why a character is none to be fought (GF62).
func (s *Skirmish) refuseTarget(m, on int) *scoring.Violation {
	switch {
	case !s.Men[on].Alive():
		return s.IsDead(on)
	case on == m:
		return scoring.Broken("GF62", "%s does nothing to themselves.", s.NameOf(m))
	case s.Men[on].Team == s.Men[m].Team:
		return scoring.Broken("GF62", "%s and %s are on the same side.", s.NameOf(m), s.NameOf(on))
	}
	return nil
}

// refuseShot says why a shot cannot be fired (GF21): first what moving would help,
// then what is wrong with the gun.
func (s *Skirmish) refuseShot(m int, d Deed) *scoring.Violation {
	gun := &s.Things[d.Thing]
	switch {
	case !gun.Kind.Gun():
		return scoring.Broken("GF21", "Nobody shoots with a %s.", s.Title(d.Thing))
	case d.Both && gun.Kind != terms.Shotgun:
		return scoring.Broken("GF21", "Only a shotgun has two barrels.")
	}
	if v := s.refuseTarget(m, d.On); v != nil {
		return v
	}
	if v := s.refuseAim(m, s.Men[d.On].Zone, gun.Kind); v != nil {
		return v
	}
	switch {
	case s.mine(m) && s.Turn.Shaken:
		return scoring.Broken("GF54", "%s is too shaken to shoot in this phase.", s.NameOf(m)).Offer("something else, or wait for the next phase")
	case gun.Jammed:
		return scoring.Broken("GF21", "The %s is jammed.", s.Title(d.Thing)).Offer("unjam it first")
	case gun.Shells == 0 && s.dry():
		return scoring.Broken("GF21", "The %s is empty.", s.Title(d.Thing)).Offer("another gun")
	case gun.Shells == 0:
		return scoring.Broken("GF21", "The %s is empty.", s.Title(d.Thing)).Offer("reload it first")
	case d.Both && gun.Shells < BothBarrels:
		return scoring.Broken("GF21", "The shotgun has only one shell left.").Offer("fire one barrel")
	}
	return nil
}

// shoot fires. The gun is the one in use from now on.
func (s *Skirmish) shoot(m int, d Deed) []Step {
	gun := &s.Things[d.Thing]
	pile, _ := s.PileFor(m, s.Men[d.On].Zone, gun.Kind)
	hit := attack{by: m, on: d.On, with: d.Thing, pile: pile, draws: 1}
	if d.Both {
		hit.draws = BothBarrels
	}
	gun.Shells -= hit.draws
	s.Men[m].Use = d.Thing
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
		return scoring.Broken("GF28", "%s has no knife.", s.NameOf(m))
	}
	if v := s.refuseTarget(m, on); v != nil {
		return v
	}
	if s.Men[on].Zone != s.Men[m].Zone {
		return scoring.Broken("GF28", "%s is not in the zone of %s.", s.NameOf(on), s.NameOf(m)).Offer("move to %s first", s.ZoneName(s.Men[on].Zone))
	}
	return nil
}
