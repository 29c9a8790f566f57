package goldfever

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
)

// refusePick says why what lies there is not picked up (GF25).
func (s *skirmish) refusePick(m int, d deed) *scoring.Violation {
	it := &s.things[d.thing]
	if v := s.refuseLoad(m, it.kind); v != nil {
		return v
	}
	return s.refuseFace(d.thing, d.face)
}

// refuseFace says why a nugget cannot have a face, which may be unknown (GF6).
func (s *skirmish) refuseFace(t, face int) *scoring.Violation {
	if t == nothing || face == unknown {
		return nil
	}
	switch it := &s.things[t]; {
	case it.face == face:
	case it.face != unknown:
		return scoring.Breaks("GF6", "%s is %s, as has been seen before.", it.id(), faceTitle(it.face))
	case s.faces[face] == 0:
		return scoring.Breaks("GF6", "No other nugget is %s.", faceTitle(face)).Suggest("%s", either(s.facesOf(t)))
	}
	return nil
}

// refuseLoad says why a character cannot carry one more of a kind (GF4).
func (s *skirmish) refuseLoad(m int, kind Kind) *scoring.Violation {
	switch {
	case s.men[m].room(kind):
		return nil
	case kind.Gun():
		return scoring.Breaks("GF4", "%s carries %d guns already.", s.name(m), Guns).Suggest("%s drops one first, which is free", s.name(m))
	}
	return scoring.Breaks("GF4", "The pockets of %s are full.", s.name(m)).Suggest("%s drops something first, which is free", s.name(m))
}

// makesRoom says whether a character whose hands are full may drop an object outside its
// own phase (GF25): before it reacts, or for what a giver in its zone has.
func (s *skirmish) makesRoom(givers []int, m, t int) bool {
	me, kind := &s.men[m], s.things[t].kind
	if me.room(kind) {
		return false
	}
	return slices.ContainsFunc(givers, func(giver int) bool {
		from := &s.men[giver]
		if giver == m {
			return s.reacting()
		}
		return from.team == me.team && from.zone == me.zone && from.carriesLike(kind)
	})
}

// pick picks up what lies there.
func (s *skirmish) pick(m int, d deed, number int) {
	it := &s.things[d.thing]
	it.zone, it.seen = nowhere, it.kind == Nugget
	s.men[m].carry(d.thing, it.kind)
	s.turnFace(d.thing, d.face, number)
}

// turnFace notes the face of a nugget, where it says anything new.
func (s *skirmish) turnFace(t, face, number int) {
	if face == unknown || s.things[t].face != unknown {
		return
	}
	s.things[t].face, s.things[t].event = face, number
	s.faces[face]--
}

// facesOf are what the face of a nugget can be.
func (s *skirmish) facesOf(t int) []string {
	return scoring.ItemNames(s.faceItems(t))
}

// faceItems are what the face of a nugget can be, with how many there are left.
func (s *skirmish) faceItems(t int) []scoring.Item {
	if face := s.things[t].face; face != unknown {
		return []scoring.Item{{Name: faceWords[face], Most: 1}}
	}
	return items(faceWords, s.faces[:])
}

// refuseTrade says why two characters do not take, give or exchange (GF25).
func (s *skirmish) refuseTrade(m int, d deed) *scoring.Violation {
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
	if v := cmp.Or(s.refuseFace(d.thing, d.face), s.refuseFace(d.theirs, d.back), s.refuseBoth(d)); v != nil {
		return v
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

// refuseBoth says why not both faces of an exchange are told: they would have to
// be told apart from what is left, one after the other.
func (s *skirmish) refuseBoth(d deed) *scoring.Violation {
	if d.face == unknown || d.back == unknown || s.things[d.thing].face != unknown || s.things[d.theirs].face != unknown {
		return nil
	}
	return scoring.Breaks("GF6", "One face is told in an exchange of nuggets that nobody has told.").Suggest("%s for the other", scoring.Hidden)
}

// dead is the violation of a trade with somebody who is dead (GF7).
func (s *skirmish) dead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "%s is dead; what the dead had lies on the ground.", s.name(m)).Suggest("pick it up")
}

// hand moves an object from a character to another, who looks at it.
func (s *skirmish) hand(from, to int, d deed, number int) {
	t := d.thing
	s.turnFace(t, d.face, number)
	kind := s.things[t].kind
	s.men[from].lose(t, kind)
	s.men[to].carry(t, kind)
}

// exchange moves an object each way, so that each takes the other's place.
func (s *skirmish) exchange(m int, d deed, number int) {
	s.turnFace(d.thing, d.face, number)
	s.turnFace(d.theirs, d.back, number)
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
func (s *skirmish) holder(t int) int {
	for m := range s.men {
		if s.men[m].has(t) {
			return m
		}
	}
	return noMan
}
