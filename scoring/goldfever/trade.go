package goldfever

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
)

// refusePick says why what lies there is not picked up (GF25).
func (s *state) refusePick(m int, d deed) *scoring.Violation {
	it := &s.things[d.thing]
	if v := s.refuseLoad(m, it.kind); v != nil {
		return v
	}
	switch {
	case d.face == unknown:
	case it.face != unknown && it.face != d.face:
		return scoring.Breaks("GF6", "%s is %s, as has been seen before.", it.id(), faceTitle(it.face))
	case it.face == unknown && s.faces[d.face] == 0:
		return scoring.Breaks("GF6", "No other nugget is %s.", faceTitle(d.face)).Suggest("%s", either(s.facesOf(d.thing)))
	}
	return nil
}

// refuseLoad says why a character cannot carry one more of a kind (GF4).
func (s *state) refuseLoad(m int, kind Kind) *scoring.Violation {
	switch {
	case s.men[m].room(kind):
		return nil
	case kind.Gun():
		return scoring.Breaks("GF4", "%s carries %d guns already.", s.name(m), Guns).Suggest("drop one first, which is free")
	}
	return scoring.Breaks("GF4", "The pockets of %s are full.", s.name(m)).Suggest("drop something first, which is free")
}

// pick picks up what lies there.
func (s *state) pick(m int, d deed, number int) {
	it := &s.things[d.thing]
	it.zone, it.seen = nowhere, it.kind == Nugget
	s.men[m].carry(d.thing, it.kind)
	s.turnFace(d.thing, d.face, number)
}

// turnFace notes the face of a nugget, where it says anything new.
func (s *state) turnFace(t, face, number int) {
	if it := &s.things[t]; face != unknown && it.face == unknown {
		it.face, it.event = face, number
		s.faces[face]--
	}
}

// facesOf are what the face of a nugget can be.
func (s *state) facesOf(t int) []string {
	return scoring.ItemNames(s.faceItems(t))
}

// faceItems are what the face of a nugget can be, with how many there are left.
func (s *state) faceItems(t int) []scoring.Item {
	if face := s.things[t].face; face != unknown {
		return []scoring.Item{{Name: faceWords[face], Most: 1}}
	}
	return items(faceWords, s.faces[:])
}

// refuseTrade says why two characters do not take, give or exchange (GF25).
func (s *state) refuseTrade(m int, d deed) *scoring.Violation {
	me, it := &s.men[m], &s.men[d.on]
	switch {
	case d.on == m:
		return scoring.Breaks("GF25", "%s needs somebody else for that.", s.name(m))
	case !it.alive():
		return s.dead(d.on)
	case it.team != me.team:
		return scoring.Breaks("GF25", "%s is no friend of %s.", s.name(d.on), s.name(m))
	case it.zone != me.zone:
		return scoring.Breaks("GF25", "%s is not in the zone of %s.", s.name(d.on), s.name(m))
	}
	kind := s.things[d.thing].kind
	switch d.verb {
	case verbTake:
		return s.refuseLoad(m, kind)
	case verbGive:
		return s.refuseLoad(d.on, kind)
	}
	other := s.things[d.theirs].kind
	if kind.Gun() == other.Gun() {
		return nil
	}
	return cmp.Or(s.refuseLoad(d.on, kind), s.refuseLoad(m, other))
}

// dead is the violation of a trade with somebody who is dead (GF7).
func (s *state) dead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "%s is dead; what the dead had lies on the ground.", s.name(m)).Suggest("pick it up")
}

// hand moves an object from a character to another.
func (s *state) hand(from, to, t int) {
	kind := s.things[t].kind
	s.men[from].lose(t, kind)
	s.men[to].carry(t, kind)
}

// exchange moves an object each way, so that each takes the other's place.
func (s *state) exchange(m int, d deed) {
	mine, theirs := s.things[d.thing].kind, s.things[d.theirs].kind
	gave, got := s.men[m].use == d.thing, s.men[d.on].use == d.theirs
	s.men[m].lose(d.thing, mine)
	s.men[d.on].lose(d.theirs, theirs)
	s.men[m].carry(d.theirs, theirs)
	s.men[d.on].carry(d.thing, mine)
	// A gun for the one in use is in use.
	if gave && theirs.Gun() {
		s.men[m].use = d.theirs
	}
	if got && mine.Gun() {
		s.men[d.on].use = d.thing
	}
}

// holder is who carries an object; noMan where it lies or is gone.
func (s *state) holder(t int) int {
	return slices.IndexFunc(s.men, func(m man) bool { return slices.Contains(m.carries(), t) })
}
