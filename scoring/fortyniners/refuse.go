package fortyniners

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// refuse says why a role cannot travel a path.
func (s *State) refuse(j *journey, r Role, path []SpotIndex) *scoring.Violation {
	for i, to := range path {
		if o := j.obstacle(path[:i], to); o != free {
			return s.explain(j, r, path[:i], to, o)
		}
	}
	if steps := j.steps(path); !j.whole(path, len(steps) > 0) {
		return scoring.Breaks("FN3", "fortyniners.can-go-on", "piece", r.Piece(), "travelled", len(path), "miles", j.miles).
			Suggest("fortyniners.on-to", "spots", s.either(steps))
	}
	return nil
}

// explain says what is in the way of a step after those of a path.
func (s *State) explain(j *journey, r Role, path []SpotIndex, to SpotIndex, o obstacle) *scoring.Violation {
	var v *scoring.Violation
	name := s.Net.Name(to)
	switch o {
	case straight:
		v = scoring.Breaks("FN3", "fortyniners.straight-back", "piece", r.Piece(), "spot", name)
	case overLookout:
		v = scoring.Breaks("FN23", "fortyniners.back-over-lookout", "piece", r.Piece(), "spot", name)
	case heldBlock:
		v = scoring.Breaks("FN12", "fortyniners.block-held", "block", name)
	case coachBlock:
		v = scoring.Breaks("FN21", "fortyniners.coach-on-block", "block", name)
	case theSheriff:
		v = scoring.Breaks("FN22", "fortyniners.sheriff-in-the-way", "piece", r.Piece(), "spot", s.Net.Name(j.law))
	case runOver:
		v = scoring.Breaks("FN14", "fortyniners.run-over", "spot", s.Net.Name(j.end))
	case noMiles:
		v = s.breaksMiles(j, r)
	default:
		v = s.breaksWay(j, r, path, to)
	}
	if steps := j.steps(path); len(steps) > 0 {
		return v.Suggest("fortyniners.to", "spots", s.either(steps))
	}
	return v
}

// breaksMiles is for a path that is too long.
func (s *State) breaksMiles(j *journey, r Role) *scoring.Violation {
	if j.bonus {
		return scoring.Breaks("FN23", "fortyniners.lookout-miles", "miles", j.miles)
	}
	return scoring.Breaks("FN3", "fortyniners.too-far", "piece", r.Piece(), "miles", j.miles)
}

// breaksWay is for a step to a spot that is no neighbour.
func (s *State) breaksWay(j *journey, r Role, path []SpotIndex, to SpotIndex) *scoring.Violation {
	from := lastOf(j.start, path)
	name, here := s.Net.Name(to), s.Net.Name(from)
	switch part := s.Net.Parts[to]; {
	case part.Closed():
		return scoring.Breaks("FN5", "fortyniners.closed", "spot", name)
	case j.kind == Coach && part == PartCrossing:
		return scoring.Breaks("FN10", "fortyniners.coach-on-crossing", "crossing", name)
	case j.kind == Coach && !s.Net.OnRoad(to):
		return scoring.Breaks("FN10", "fortyniners.coach-on-trail", "spot", name)
	case j.kind == Bandit && !s.Net.OnTrail(to):
		return scoring.Breaks("FN20", "fortyniners.bandit-on-road", "spot", name)
	case len(path) == 0 && s.Net.Parts[from] == PartJail:
		return scoring.Breaks("FN24", "fortyniners.breaks-out", "piece", r.Piece(), "from", here, "to", name)
	case len(path) == 0 && s.Net.Parts[from] == PartHideout && r == White:
		return scoring.Breaks("FN32", "fortyniners.breaks-out", "piece", r.Piece(), "from", here, "to", name)
	case j.kind == Sheriff:
		return scoring.Breaks("FN30", "fortyniners.sheriff-mile", "from", here, "to", name)
	}
	return scoring.Breaks("FN3", "fortyniners.not-a-mile", "from", here, "to", name)
}

// either names spots: "Tinhorn or Mercy Flats".
func (s *State) either(spots []SpotIndex) speech.Any {
	return scoring.Each(len(spots), func(i int) speech.Text { return s.Net.Name(spots[i]) })
}
