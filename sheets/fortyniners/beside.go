package fortyniners

import (
	"cmp"
	"math"
	"slices"

	"saddlebag/sheets/canvas"
)

// An offer is a place beside a spot, and what it costs to be so far away.
type offer struct {
	at   point
	cost float64
}

// beside is the best middle for something of a size beside a spot, at most so
// far away. It looks at what is near first, as what is further away costs more than
// the best place in all but a crowd.
func (g *ground) beside(spot point, w, h, most, step float64) point {
	near := g.near(around(spot, 2*most+w, 2*most+h, 0), air)
	best, least := spot, math.Inf(1)
	for from, to, more := 0.0, 10.0, true; more && from < least; from, to = to, 2*to {
		var offers []offer
		offers, more = offersBeside(spot, w, h, most, step, from, to)
		slices.SortStableFunc(offers, func(a, b offer) int { return cmp.Compare(a.cost, b.cost) })
		for _, o := range offers {
			if o.cost >= least {
				break
			}
			if cost := o.cost + near.cost(around(o.at, w, h, 0), least-o.cost); cost < least {
				best, least = o.at, cost
			}
		}
	}
	return best
}

// offersBeside are the places beside a spot that cost from so much to less than so
// much, and whether there are some that cost more.
func offersBeside(spot point, w, h, most, step, from, to float64) (offers []offer, more bool) {
	for dy := -most; dy <= most; dy += step {
		for dx := -most; dx <= most; dx += step {
			at := point{spot.x + dx, spot.y + dy}
			far := apart(around(at, w, h, 0), spot) - spotRadius
			cost := perMM*far + offCentre*min(math.Abs(dx), math.Abs(dy))
			if far <= 0 || cost < from {
				continue
			}
			if cost < to {
				offers = append(offers, offer{at, cost})
			}
			more = more || cost >= to
		}
	}
	return offers, more
}

// near is what lies on a ground no further than so far from an area, and a little more.
func (g *ground) near(a canvas.Area, most float64) *ground {
	const sure = 0.1 // whatever is rounded
	most += sure
	n := &ground{}
	for _, d := range g.discs {
		if apart(a, d.point) <= d.r+most {
			n.discs = append(n.discs, d)
		}
	}
	for _, o := range g.boxes {
		if o.X <= a.X+a.W+most && a.X <= o.X+o.W+most && o.Y <= a.Y+a.H+most && a.Y <= o.Y+o.H+most {
			n.boxes = append(n.boxes, o)
		}
	}
	about := func(ways []way) (some []way) {
		for _, w := range ways {
			if w.crosses(a, w.half+most) {
				some = append(some, w)
			}
		}
		return some
	}
	n.ways, n.river = about(g.ways), about(g.river)
	return n
}
