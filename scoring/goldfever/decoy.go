package goldfever

import "saddlebag/scoring"

// unseen are the nuggets that are carried at the start and that nobody has looked at: a
// rock among them looks like a nugget to everybody else (GF6).
func (s *state) unseen() []int {
	return s.carriedWhere(func(it *thing) bool { return !it.seen })
}

// looked goes on with the first chip where all of them have been looked at.
func (s *state) looked() {
	if len(s.unseen()) == 0 {
		s.phase = drawing
	}
}

// lookAt has a character look at a nugget that it carries at the start (GF6).
func (s *state) lookAt(e scoring.Event, m int) *scoring.Violation {
	if s.phase == dealing {
		return s.misplaced()
	}
	t, v := s.own(m, e.Args[0])
	if v != nil {
		return v
	}
	switch it := &s.things[t]; {
	case it.kind != Nugget:
		return scoring.Breaks("GF6", "A %s has no face to look at.", s.title(t))
	case it.seen:
		return scoring.Breaks("GF6", "%s has looked at %s.", s.name(m), it.id())
	}
	face := readFace(e.Args[1])
	if v := s.refuseFace(t, face); v != nil {
		return v
	}
	s.things[t].seen = true
	s.turnFace(t, face, e.Number)
	s.looked()
	return nil
}

// promptLooks offers each character what is in its pockets.
func (s *state) promptLooks() []scoring.Prompt {
	var prompts []scoring.Prompt
	for _, t := range s.unseen() {
		o, id := s.newOffer(s.holder(t)), s.things[t].id()
		o.slot(PartGun, t, "looks at "+id, verbLook, choice(argObject, id), among(argFace, s.faceItems(t), scoring.Hidden))
		prompts = append(prompts, o.prompts...)
	}
	return prompts
}
