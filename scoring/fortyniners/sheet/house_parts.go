package sheet

import (
	"fmt"
	"regexp"
	"slices"
	"unicode/utf8"

	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
)

// What a board can hold, so that it can be printed and read.
const (
	maxID    = 12 // characters
	maxName  = 16 // characters
	maxRiver = 40 // places
)

var idForm = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// checkSpots looks at each spot by itself.
func (s *survey) checkSpots() *house.Error {
	if n := len(s.Spots); n > fortyniners.MaxSpots {
		return s.doc.Errorf("spots", "%d spots; at most %d", n, fortyniners.MaxSpots)
	}
	s.index = map[string]fortyniners.SpotIndex{}
	for i, sp := range s.Spots {
		path := spotPath(fortyniners.SpotIndex(i))
		if !idForm.MatchString(sp.ID) || len(sp.ID) > maxID {
			return s.doc.Errorf(path+".id", "%q is not an id of small letters and figures like r12, at most %d characters", sp.ID, maxID)
		}
		if _, twice := s.index[sp.ID]; twice {
			return s.doc.Errorf(path+".id", "a second spot %s", sp.ID)
		}
		s.index[sp.ID] = fortyniners.SpotIndex(i)
		for axis, mm := range sp.At {
			if mm < 0 || mm > Side {
				return s.doc.Errorf(fmt.Sprintf("%s.at[%d]", path, axis), "%d mm; the board is %d mm square", mm, Side)
			}
		}
		if sp.Settlement < 0 || sp.Settlement > fortyniners.MaxSettlement {
			return s.doc.Errorf(path+".settlement", "%d points; a settlement has 1 to %d", sp.Settlement, fortyniners.MaxSettlement)
		}
		if n := utf8.RuneCountInString(sp.Name); n > maxName || n > 0 && sp.Settlement == 0 {
			return s.doc.Errorf(path+".name", "%q; only settlements have names, of at most %d characters", sp.Name, maxName)
		}
	}
	return s.checkRiver()
}

// checkRiver looks whether the river is on the board.
func (s *survey) checkRiver() *house.Error {
	if n := len(s.River); n == 1 || n > maxRiver {
		return s.doc.Errorf("river", "%d places; a river runs through 2 to %d", n, maxRiver)
	}
	for i, at := range s.River {
		for axis, mm := range at {
			if mm < 0 || mm > Side {
				return s.doc.Errorf(fmt.Sprintf("river[%d][%d]", i, axis), "%d mm; the board is %d mm square", mm, Side)
			}
		}
	}
	return nil
}

func spotPath(at fortyniners.SpotIndex) string { return fmt.Sprintf("spots[%d]", at) }

// checkParts looks at what is told of spots. No spot has two parts; the sheriff
// may start anywhere but where no piece can go.
func (s *survey) checkParts() *house.Error {
	switch {
	case len(s.Blocks) != fortyniners.Blocks:
		return s.doc.Errorf("blocks", "%d road blocks; there are %d (FN5)", len(s.Blocks), fortyniners.Blocks)
	case len(s.Lookouts) == 0:
		return s.doc.Errorf("lookouts", "no lookout; there is one at least (FN5)")
	}
	s.at = map[fortyniners.SpotIndex]string{}
	for _, named := range s.Parts() {
		at, known := s.index[named.ID]
		if !known {
			return s.doc.Errorf(named.Path, "there is no spot %q", named.ID)
		}
		if other, twice := s.at[at]; twice {
			return s.doc.Errorf(named.Path, "%s is in %s already", named.ID, other)
		}
		s.at[at] = named.Path
	}
	sheriff, known := s.index[s.Sheriff]
	if !known {
		return s.doc.Errorf("sheriff", "there is no spot %q", s.Sheriff)
	}
	for _, pair := range []fortyniners.Pair{s.Jail, s.Hideouts} {
		if id := s.Spots[sheriff].ID; id == pair.Red || id == pair.Blue {
			return s.doc.Errorf("sheriff", "%s is %s, which no piece enters (FN5)", id, s.at[sheriff])
		}
	}
	return nil
}

// checkEdges looks at each edge by itself. Two spots are joined once, be it by
// road or by trail, so that a path is told by its spots.
func (s *survey) checkEdges() *house.Error {
	joined := map[[2]fortyniners.SpotIndex]string{}
	for _, e := range s.edges() {
		var ends [2]fortyniners.SpotIndex
		for i, id := range e.Edge {
			at, known := s.index[id]
			if !known {
				return s.doc.Errorf(fmt.Sprintf("%s[%d]", e.path, i), "there is no spot %q", id)
			}
			ends[i] = at
		}
		if ends[0] == ends[1] {
			return s.doc.Errorf(e.path, "from %s to itself", e.Edge[0])
		}
		slices.Sort(ends[:])
		if other, twice := joined[ends]; twice {
			return s.doc.Errorf(e.path, "%s and %s are joined by %s already", e.Edge[0], e.Edge[1], other)
		}
		joined[ends] = e.path
	}
	return nil
}

// A placedEdge is an edge with its field in the file.
type placedEdge struct {
	fortyniners.Edge
	path string
}

// edges are the edges of the road, then those of the trails.
func (s *survey) edges() []placedEdge {
	all := make([]placedEdge, 0, len(s.Road)+len(s.Trail))
	for i, e := range s.Road {
		all = append(all, placedEdge{e, fmt.Sprintf("road[%d]", i)})
	}
	for i, e := range s.Trail {
		all = append(all, placedEdge{e, fmt.Sprintf("trail[%d]", i)})
	}
	return all
}
