package goldfever

import "saddlebag/scoring"

// bothBarrels is how many shells they take, and cards they draw (GF21).
const bothBarrels = 2

// isDead is the violation of what the dead do, or is done to them (GF7).
func (s *skirmish) isDead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "%s is dead.", s.name(m))
}

// refuseTarget says why a character is none to be fought (GF62).
func (s *skirmish) refuseTarget(m, on int) *scoring.Violation {
	switch {
	case !s.men[on].alive():
		return s.isDead(on)
	case on == m:
		return scoring.Breaks("GF62", "%s does nothing to themselves.", s.name(m))
	case s.men[on].team == s.men[m].team:
		return scoring.Breaks("GF62", "%s and %s are on the same side.", s.name(m), s.name(on))
	}
	return nil
}

// refuseShot says why a shot cannot be fired (GF21): first what moving would help,
// then what is wrong with the gun.
func (s *skirmish) refuseShot(m int, d deed) *scoring.Violation {
	gun := &s.things[d.thing]
	switch {
	case !gun.kind.Gun():
		return scoring.Breaks("GF21", "Nobody shoots with a %s.", s.title(d.thing))
	case d.both && gun.kind != Shotgun:
		return scoring.Breaks("GF21", "Only a shotgun has two barrels.")
	}
	if v := s.refuseTarget(m, d.on); v != nil {
		return v
	}
	if v := s.refuseAim(m, s.men[d.on].zone, gun.kind); v != nil {
		return v
	}
	switch {
	case s.mine(m) && s.turn.shaken:
		return scoring.Breaks("GF54", "%s is too shaken to shoot in this phase.", s.name(m)).Suggest("something else, or wait for the next phase")
	case gun.jammed:
		return scoring.Breaks("GF21", "The %s is jammed.", s.title(d.thing)).Suggest("unjam it first")
	case gun.shells == 0 && s.dry():
		return scoring.Breaks("GF21", "The %s is empty.", s.title(d.thing)).Suggest("another gun")
	case gun.shells == 0:
		return scoring.Breaks("GF21", "The %s is empty.", s.title(d.thing)).Suggest("reload it first")
	case d.both && gun.shells < bothBarrels:
		return scoring.Breaks("GF21", "The shotgun has only one shell left.").Suggest("fire one barrel")
	}
	return nil
}

// shoot fires. The gun is the one in use from now on.
func (s *skirmish) shoot(m int, d deed) []step {
	gun := &s.things[d.thing]
	pile, _ := s.pileFor(m, s.men[d.on].zone, gun.kind)
	hit := attack{by: m, on: d.on, with: d.thing, pile: pile, draws: 1}
	if d.both {
		hit.draws = bothBarrels
	}
	gun.shells -= hit.draws
	s.men[m].use = d.thing
	s.steadied(m)
	return []step{hit}
}

// steadied uses up a SteadyHand.
func (s *skirmish) steadied(m int) {
	if s.mine(m) {
		s.turn.steady = false
	}
}

// refuseAttack says why nobody can be attacked hand to hand (GF28).
func (s *skirmish) refuseAttack(m, on int) *scoring.Violation {
	if s.ready(m, Knife) == nothing {
		return scoring.Breaks("GF28", "%s has no knife.", s.name(m))
	}
	if v := s.refuseTarget(m, on); v != nil {
		return v
	}
	if s.men[on].zone != s.men[m].zone {
		return scoring.Breaks("GF28", "%s is not in the zone of %s.", s.name(on), s.name(m)).Suggest("move to %s first", s.zoneName(s.men[on].zone))
	}
	return nil
}
