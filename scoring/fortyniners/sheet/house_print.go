package sheet

import (
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/house"
)

// What keeps a board readable in print, in millimetres.
const (
	Side  = 400 // of the square
	Apart = 14  // at least, between the middles of two spots
	Clear = 8   // at least, between the middle of a spot and a line that passes it
)

// checkApart looks for spots that would overlap.
func (s *survey) checkApart() *house.Error {
	for i, a := range s.Spots {
		for _, b := range s.Spots[:i] {
			if d := minus(a.At, b.At); dot(d, d) < Apart*Apart {
				return s.doc.Err(spotPath(fortyniners.SpotIndex(i))+".at", "fortyniners.house-apart", "spot", a.ID, "least", Apart, "other", b.ID)
			}
		}
	}
	return nil
}

// checkClear looks for edges that would run through a third spot.
func (s *survey) checkClear() *house.Error {
	for _, e := range s.edges() {
		a, b := s.ends(e)
		for _, other := range s.Spots {
			if other.ID != e.Edge[0] && other.ID != e.Edge[1] && near(a, b, other.At) {
				return s.doc.Err(e.path, "fortyniners.house-line-passes", "from", e.Edge[0], "to", e.Edge[1], "least", Clear, "spot", other.ID)
			}
		}
	}
	return nil
}

// checkCrossed looks for edges that would meet where there is no spot.
func (s *survey) checkCrossed() *house.Error {
	all := s.edges()
	for i, e := range all {
		a, b := s.ends(e)
		for _, other := range all[:i] {
			c, d := s.ends(other)
			if left(a, b, c)*left(a, b, d) < 0 && left(c, d, a)*left(c, d, b) < 0 {
				return s.doc.Err(e.path, "fortyniners.house-lines-cross", "from", e.Edge[0], "to", e.Edge[1], "start", other.Edge[0], "end", other.Edge[1])
			}
		}
	}
	return nil
}

// ends are the places of an edge's spots.
func (s *survey) ends(e placedEdge) (a, b [2]int) {
	return s.Spots[s.index[e.Edge[0]]].At, s.Spots[s.index[e.Edge[1]]].At
}

// near says whether a line from a to b comes too close to p, which is neither
// of them. Spots are known to lie apart, so that only what lies beside the line
// can.
func near(a, b, p [2]int) bool {
	line, to := minus(b, a), minus(p, a)
	length := dot(line, line)
	if along := dot(line, to); along < 0 || along > length {
		return false
	}
	aside := cross(line, to)
	return aside*aside < Clear*Clear*length
}

// left is 1 where p lies to the left of the line from a to b, -1 where it lies
// to the right, and 0 on the line.
func left(a, b, p [2]int) int {
	return max(-1, min(1, cross(minus(b, a), minus(p, a))))
}

func minus(a, b [2]int) [2]int { return [2]int{a[0] - b[0], a[1] - b[1]} }
func dot(a, b [2]int) int      { return a[0]*b[0] + a[1]*b[1] }
func cross(a, b [2]int) int    { return a[0]*b[1] - a[1]*b[0] }
