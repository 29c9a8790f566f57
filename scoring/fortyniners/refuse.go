package fortyniners

import "saddlebag/scoring"

// refuse says why a role cannot travel a path.
func (s *State) refuse(j *journey, r Role, path []SpotIndex) *scoring.Violation {
	for i, to := range path {
		if o := j.obstacle(path[:i], to); o != free {
			return s.explain(j, r, path[:i], to, o)
		}
	}
	if steps := j.steps(path); !j.whole(path, len(steps) > 0) {
		return scoring.Broken("FN3", "The %s has travelled %d of %d miles and can go on.", r.Piece(), len(path), j.miles).Offer("on to %s", s.either(steps))
	}
	return nil
}

// explain says what is in the way of a step after those of a path.
func (s *State) explain(j *journey, r Role, path []SpotIndex, to SpotIndex, o obstacle) *scoring.Violation {
	var v *scoring.Violation
	id := s.Net.ID(to)
	switch o {
	case straight:
		v = scoring.Broken("FN3", "The %s cannot turn straight back to %s.", r.Piece(), id)
	case overLookout:
		v = scoring.Broken("FN23", "The %s has come to the lookout from %s and does not start back over it.", r.Piece(), id)
	case heldBlock:
		v = scoring.Broken("FN12", "A bandit holds the road block %s.", id)
	case coachBlock:
		v = scoring.Broken("FN21", "The coach stands on the road block %s.", id)
	case theSheriff:
		v = scoring.Broken("FN22", "The %s cannot pass the sheriff, who stands on %s.", r.Piece(), s.Net.ID(j.law))
	case runOver:
		v = scoring.Broken("FN14", "The run is over at %s.", s.Net.ID(j.end))
	case noMiles:
		v = s.breaksMiles(j, r)
	default:
		v = s.breaksWay(j, r, path, to)
	}
	if steps := j.steps(path); len(steps) > 0 {
		return v.Offer("%s", s.either(steps))
	}
	return v
}

// breaksMiles is for a path that is too long.
func (s *State) breaksMiles(j *journey, r Role) *scoring.Violation {
	if j.bonus {
		return scoring.Broken("FN23", "The lookout is good for %d miles at most.", j.miles)
	}
	return scoring.Broken("FN3", "The %s travels %d miles, as thrown, and not more.", r.Piece(), j.miles)
}

// breaksWay is for a step to a spot that is no neighbour.
func (s *State) breaksWay(j *journey, r Role, path []SpotIndex, to SpotIndex) *scoring.Violation {
	from := lastOf(j.start, path)
	id, here := s.Net.ID(to), s.Net.ID(from)
	switch part := s.Net.Parts[to]; {
	case part.Closed():
		return scoring.Broken("FN5", "No piece moves into %s.", id)
	case j.kind == Coach && part == PartCrossing:
		return scoring.Broken("FN10", "The coach jumps over the crossing %s: it is no spot for him.", id)
	case j.kind == Coach && !s.Net.OnRoad(to):
		return scoring.Broken("FN10", "%s is on a trail, and the coach keeps to the road.", id)
	case j.kind == Bandit && !s.Net.OnTrail(to):
		return scoring.Broken("FN20", "%s is on the road, and bandits keep to the trails.", id)
	case len(path) == 0 && s.Net.Parts[from] == PartJail:
		return scoring.Broken("FN24", "The %s breaks out of %s, which is not a mile from %s.", r.Piece(), here, id)
	case len(path) == 0 && s.Net.Parts[from] == PartHideout && r == White:
		return scoring.Broken("FN32", "The %s breaks out of %s, which is not a mile from %s.", r.Piece(), here, id)
	case j.kind == Sheriff:
		return scoring.Broken("FN30", "%s is not a mile from %s: every spot between counts for the sheriff.", id, here)
	}
	return scoring.Broken("FN3", "%s is not a mile from %s.", id, here)
}

// either names spots as the ledger writes them: "r1, r2 or r3".
func (s *State) either(spots []SpotIndex) string { return scoring.Either(s.Net.IDs(spots)) }
