package fight

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
)

// refusePick says why what lies there is not picked up (GF25).
func (s *Skirmish) refusePick(m int, d Deed) *scoring.Violation {
	it := &s.Things[d.Thing]
	if v := s.RefuseLoad(m, it.Kind); v != nil {
		return v
	}
	return s.RefuseFace(d.Thing, d.face)
}

// RefuseFace says why a nugget cannot have a face, which may be unknown (GF6).
func (s *Skirmish) RefuseFace(t, face int) *scoring.Violation {
	if t == Nothing || face == terms.UnknownFace {
		return nil
	}
	switch it := &s.Things[t]; {
	case it.Face == face:
	case it.Face != terms.UnknownFace:
		return scoring.Breaks("GF6", "goldfever.other-face", "nugget", s.Numbered(t), "face", terms.FaceTitle(it.Face))
	case s.Faces[face] == 0:
		return OneOf(scoring.Breaks("GF6", "goldfever.no-face-left", "face", terms.FaceTitle(face)), s.FacesOf(t))
	}
	return nil
}

// RefuseLoad says why a character cannot carry one more of a kind (GF4).
func (s *Skirmish) RefuseLoad(m int, kind terms.Kind) *scoring.Violation {
	switch {
	case s.Men[m].Room(kind):
		return nil
	case kind.Gun():
		return scoring.Breaks("GF4", "goldfever.hands-full", "character", s.NameOf(m), "n", terms.Guns).Suggest("goldfever.drop-gun", "character", s.NameOf(m))
	}
	return scoring.Breaks("GF4", "goldfever.pockets-full", "character", s.NameOf(m)).Suggest("goldfever.drop-something", "character", s.NameOf(m))
}

// MakesRoom says whether a character whose hands are full may drop an object outside its
// own phase (GF25): before it reacts, or for what a giver in its zone has.
func (s *Skirmish) MakesRoom(givers []int, m, t int) bool {
	me, kind := &s.Men[m], s.Things[t].Kind
	if me.Room(kind) {
		return false
	}
	return slices.ContainsFunc(givers, func(giver int) bool {
		from := &s.Men[giver]
		if giver == m {
			return s.Reacting()
		}
		return from.Team == me.Team && from.Zone == me.Zone && from.carriesLike(kind)
	})
}

// Pick picks up what lies there.
func (s *Skirmish) Pick(m int, d Deed, number int) {
	it := &s.Things[d.Thing]
	it.Zone, it.Seen = Nowhere, it.Kind == terms.Nugget
	s.Men[m].Carry(d.Thing, it.Kind)
	s.TurnFace(d.Thing, d.face, number)
}

// TurnFace notes the face of a nugget, where it says anything new.
func (s *Skirmish) TurnFace(t, face, number int) {
	if face == terms.UnknownFace || s.Things[t].Face != terms.UnknownFace {
		return
	}
	s.Things[t].Face, s.Things[t].Event = face, number
	s.Faces[face]--
}

// FacesOf are what the face of a nugget can be.
func (s *Skirmish) FacesOf(t int) []string {
	return scoring.ItemNames(s.FaceItems(t))
}

// FaceItems are what the face of a nugget can be, with how many there are left.
func (s *Skirmish) FaceItems(t int) []scoring.Item {
	if face := s.Things[t].Face; face != terms.UnknownFace {
		return []scoring.Item{{Name: terms.FaceWords[face], Most: 1}}
	}
	return scenario.ItemsOf(terms.FaceWords, s.Faces[:])
}

// refuseTrade says why two characters do not take, give or exchange (GF25).
func (s *Skirmish) refuseTrade(m int, d Deed) *scoring.Violation {
	me, it := &s.Men[m], &s.Men[d.On]
	switch {
	case d.On == m:
		return scoring.Breaks("GF25", "goldfever.trades-alone", "character", s.NameOf(m))
	case !it.Alive():
		return s.dead(d.On)
	case it.Team != me.Team:
		return scoring.Breaks("GF25", "goldfever.no-friend", "other", s.NameOf(d.On), "character", s.NameOf(m))
	case it.Zone != me.Zone:
		return scoring.Breaks("GF25", "goldfever.friend-elsewhere", "friend", s.NameOf(d.On), "character", s.NameOf(m))
	}
	if v := cmp.Or(s.RefuseFace(d.Thing, d.face), s.RefuseFace(d.Theirs, d.back), s.refuseBoth(d)); v != nil {
		return v
	}
	kind := s.Things[d.Thing].Kind
	switch d.Verb {
	case terms.VerbTake:
		return s.RefuseLoad(m, kind)
	case terms.VerbGive:
		return s.RefuseLoad(d.On, kind)
	}
	other := s.Things[d.Theirs].Kind
	if kind.Gun() == other.Gun() {
		return nil
	}
	return cmp.Or(s.RefuseLoad(d.On, kind), s.RefuseLoad(m, other))
}

// refuseBoth says why not both faces of an exchange are told: they would have to
// be told apart from what is left, one after the other.
func (s *Skirmish) refuseBoth(d Deed) *scoring.Violation {
	if d.face == terms.UnknownFace || d.back == terms.UnknownFace || s.Things[d.Thing].Face != terms.UnknownFace || s.Things[d.Theirs].Face != terms.UnknownFace {
		return nil
	}
	return scoring.Breaks("GF6", "goldfever.both-faces-told").Suggest("goldfever.hide-other", "hidden", scoring.Hidden)
}

// dead is the violation of a trade with somebody who is dead (GF7).
func (s *Skirmish) dead(m int) *scoring.Violation {
	return scoring.Breaks("GF7", "goldfever.trades-with-dead", "character", s.NameOf(m)).Suggest("goldfever.pick-up")
}

// hand moves an object from a character to another, who looks at it.
func (s *Skirmish) hand(from, to int, d Deed, number int) {
	t := d.Thing
	s.TurnFace(t, d.face, number)
	kind := s.Things[t].Kind
	s.Men[from].Lose(t, kind)
	s.Men[to].Carry(t, kind)
}

// exchange moves an object each way, so that each takes the other's place.
func (s *Skirmish) exchange(m int, d Deed, number int) {
	s.TurnFace(d.Thing, d.face, number)
	s.TurnFace(d.Theirs, d.back, number)
	mine, theirs := s.Things[d.Thing].Kind, s.Things[d.Theirs].Kind
	gave, got := s.Men[m].Use == d.Thing, s.Men[d.On].Use == d.Theirs
	s.Men[m].Lose(d.Thing, mine)
	s.Men[d.On].Lose(d.Theirs, theirs)
	s.Men[m].Carry(d.Theirs, theirs)
	s.Men[d.On].Carry(d.Thing, mine)
	// A gun for the one in use is in use.
	if gave && theirs.Gun() {
		s.Men[m].Use = d.Theirs
	}
	if got && mine.Gun() {
		s.Men[d.On].Use = d.Thing
	}
}

// Holder is who carries an object; NoMan where it lies or is gone.
func (s *Skirmish) Holder(t int) int {
	for m := range s.Men {
		if s.Men[m].has(t) {
			return m
		}
	}
	return NoMan
}
