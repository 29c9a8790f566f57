package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// A Circle is covered by a piece that an event placed, or open.
type Circle struct {
	Covered bool
	By      Squad
	Event   int
}

// A Standing is who covers the circles of a group: the ordinary ones, which are covered
// in their order, and the Rin Tin Tin circle.
type Standing struct {
	Men [Circles]Circle
	Dog Circle
}

// Open is the first ordinary circle that nobody has covered, or -1.
func (g *Standing) Open() int {
	return slices.IndexFunc(g.Men[:], func(c Circle) bool { return !c.Covered })
}

// Full says whether all six circles are covered.
func (g *Standing) Full() bool { return g.Open() < 0 && g.Dog.Covered }

// closed is the event that covered the last circle, or 0.
func (g *Standing) closed() int {
	if !g.Full() {
		return 0
	}
	last := g.Dog.Event
	for _, c := range g.Men {
		last = max(last, c.Event)
	}
	return last
}

// A Share is what a squad has in a group.
type Share struct {
	Circles int  // covered, the Rin Tin Tin circle included
	Doubled bool // as that one is among them
	event   int  // that placed the latest of its pieces
}

// Points is what a share counts (RT13).
func (s Share) Points() int {
	if s.Doubled {
		return s.Circles * doubling
	}
	return s.Circles
}

// Share is what a squad has covered of the group.
func (g *Standing) Share(of Squad) Share {
	var sh Share
	for i := range g.Men {
		sh.count(&g.Men[i], of)
	}
	sh.Doubled = sh.count(&g.Dog, of)
	return sh
}

// count adds a circle, if a squad has covered it.
func (s *Share) count(c *Circle, of Squad) bool {
	if !c.Covered || c.By != of {
		return false
	}
	s.Circles, s.event = s.Circles+1, max(s.event, c.Event)
	return true
}

// best is the squad that draws for a full group: the highest score, in a tie
// the one that covered the Rin Tin Tin circle (RT14).
func (s *State) best(g *Standing) Squad {
	return BestOf(scoring.Each(len(s.Left), func(of int) Share { return g.Share(Squad(of)) }))
}

// BestOf is the squad with the best of the shares in a full group.
func BestOf(shares []Share) Squad {
	best := slices.IndexFunc(shares, func(sh Share) bool { return sh.Doubled })
	for of, sh := range shares {
		if sh.Points() > shares[best].Points() {
			best = of
		}
	}
	return Squad(best)
}

// anywhere stands for every territory.
const anywhere = ""

// GroupsWithCircle are the groups of a territory with an open ordinary circle.
func (s *State) GroupsWithCircle(territory string) []int {
	return scoring.Where(len(s.Groups), func(at int) bool {
		return s.Groups[at].Open() >= 0 && (territory == anywhere || territory == s.Board.Groups[at].Territory)
	})
}

// groupsWithDog are the groups whose Rin Tin Tin circle is open.
func (s *State) groupsWithDog() []int {
	return scoring.Where(len(s.Groups), func(at int) bool { return !s.Groups[at].Dog.Covered })
}
