package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// unseen are the nuggets that are carried at the start and that nobody has looked at: a
// rock among them looks like a nugget to everybody else (GF6).
func (s *State) unseen() []int {
	return s.carriedWhere(func(it *fight.Thing) bool { return !it.Seen })
}

// looked goes on with the first chip where all of them have been looked at.
func (s *State) looked() {
	if len(s.unseen()) == 0 {
		s.Phase = Drawing
	}
}

// lookAt has a character look at a nugget that it carries at the start (GF6).
func (s *State) lookAt(e scoring.Event, m int) *scoring.Violation {
	if s.Phase == Dealing {
		return s.Misplaced()
	}
	t, v := s.Own(m, e.Args[0])
	if v != nil {
		return v
	}
	switch it := &s.Things[t]; {
	case it.Kind != terms.Nugget:
		return scoring.Breaks("GF6", "goldfever.no-face-to-look-at", "object", s.Title(t))
	case it.Seen:
		return scoring.Breaks("GF6", "goldfever.looked-at", "character", s.NameOf(m), "nugget", s.Numbered(t))
	}
	face := terms.ReadFace(e.Args[1])
	if v := s.RefuseFace(t, face); v != nil {
		return v
	}
	s.Things[t].Seen = true
	s.TurnFace(t, face, e.Number)
	s.looked()
	return nil
}

// promptLooks offers each character what is in its pockets.
func (s *State) promptLooks() []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, t := range s.unseen() {
		o, id := s.newOffer(s.Holder(t)), s.Things[t].ID()
		o.slot(terms.PartGun, t, o.says("goldfever.look-label", "object", s.Called(t, s.Men[s.Holder(t)].Carries()).Title), terms.VerbLook, terms.Choice(terms.ArgObject, id), terms.Among(terms.ArgFace, s.FaceItems(t), scoring.Hidden))
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}
