package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// A circle is covered by a piece that an event placed, or open.
type circle struct {
	covered bool
	by      squad
	event   int
}

// A group is its ordinary circles, which are covered in their order, and the
// Rin Tin Tin circle.
type group struct {
	men [Circles]circle
	dog circle
}

// open is the first ordinary circle that nobody has covered, or -1.
func (g *group) open() int {
	return slices.IndexFunc(g.men[:], func(c circle) bool { return !c.covered })
}

// full says whether all six circles are covered.
func (g *group) full() bool { return g.open() < 0 && g.dog.covered }

// closed is the event that covered the last circle, or 0.
func (g *group) closed() int {
	if !g.full() {
		return 0
	}
	last := g.dog.event
	for _, c := range g.men {
		last = max(last, c.event)
	}
	return last
}

// A share is what a squad has in a group.
type share struct {
	circles int  // covered, the Rin Tin Tin circle included
	doubled bool // as that one is among them
	event   int  // that placed the latest of its pieces
}

// points is what a share counts (RT13).
func (s share) points() int {
	if s.doubled {
		return s.circles * doubling
	}
	return s.circles
}

// share is what a squad has covered.
func (g *group) share(of squad) share {
	var sh share
	for i := range g.men {
		sh.count(&g.men[i], of)
	}
	sh.doubled = sh.count(&g.dog, of)
	return sh
}

// count adds a circle, if a squad has covered it.
func (s *share) count(c *circle, of squad) bool {
	if !c.covered || c.by != of {
		return false
	}
	s.circles, s.event = s.circles+1, max(s.event, c.event)
	return true
}

// best is the squad that draws for a full group: the highest score, in a tie
// the one that covered the Rin Tin Tin circle (RT14).
func (s *state) best(g *group) squad {
	return bestOf(scoring.Each(len(s.left), func(of int) share { return g.share(squad(of)) }))
}

// bestOf is the squad with the best of the shares in a full group.
func bestOf(shares []share) squad {
	best := slices.IndexFunc(shares, func(sh share) bool { return sh.doubled })
	for of, sh := range shares {
		if sh.points() > shares[best].points() {
			best = of
		}
	}
	return squad(best)
}

// anywhere stands for every territory.
const anywhere = ""

// groupsWithCircle are the groups of a territory with an open ordinary circle.
func (s *state) groupsWithCircle(territory string) []int {
	return scoring.Where(len(s.groups), func(at int) bool {
		return s.groups[at].open() >= 0 && (territory == anywhere || territory == s.board.Groups[at].Territory)
	})
}

// groupsWithDog are the groups whose Rin Tin Tin circle is open.
func (s *state) groupsWithDog() []int {
	return scoring.Where(len(s.groups), func(at int) bool { return !s.groups[at].dog.covered })
}
