package goldfever

import (
	"slices"

	"saddlebag/scoring"
)

// refusePick says why what lies there is not picked up (GF25).
func (s *state) refusePick(m int, d deed) *scoring.Violation {
	it := &s.things[d.thing]
	if !s.men[m].room(it.kind) {
		return s.full(m, it.kind)
	}
	switch {
	case d.face == unknown:
	case it.face != unknown && it.face != d.face:
		return scoring.Breaks("GF6", "%s is %s, as has been seen before.", it.id(), faceTitle(it.face))
	case it.face == unknown && s.faces[d.face] == 0:
		return scoring.Breaks("GF6", "No other nugget is %s.", faceTitle(d.face)).Try("%s", either(s.facesOf(d.thing)))
	}
	return nil
}

// full is the violation of carrying one more (GF4).
func (s *state) full(m int, kind Kind) *scoring.Violation {
	if kind.Gun() {
		return scoring.Breaks("GF4", "%s carries %d guns already.", s.name(m), Guns).Try("drop one first, which is free")
	}
	return scoring.Breaks("GF4", "The pockets of %s are full.", s.name(m)).Try("drop something first, which is free")
}

// pick picks up what lies there.
func (s *state) pick(m int, d deed, number int) {
	it := &s.things[d.thing]
	it.zone = nowhere
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
	return itemNames(s.faceItems(t))
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
		if !me.room(kind) {
			return s.full(m, kind)
		}
	case verbGive:
		if !it.room(kind) {
			return s.full(d.on, kind)
		}
	default:
		other := s.things[d.theirs].kind
		if kind.Gun() == other.Gun() {
			return nil
		}
		if !it.room(kind) {
			return s.full(d.on, kind)
		}
		if !me.room(other) {
			return s.full(m, other)
		}
	}
	return nil
}

// dead is the violation of a trade with somebody who is dead (GF7).
func (s *state) dead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "%s is dead; what the dead had lies on the ground.", s.name(m)).Try("pick it up")
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
	uses := func(o, t int) bool { return s.men[o].use == t }
	gave, got := uses(m, d.thing), uses(d.on, d.theirs)
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
