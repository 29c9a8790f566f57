package village

import (
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"saddlebag/scoring/scoringtest"
)

// The tests in this file look at sights in another way than the program: with
// fractions of any size, walls cut into what is left beside their openings, and
// a look at the zone of the middle of each part of a line.

func frac(a, b int) *big.Rat { return big.NewRat(int64(a), int64(b)) }

// A spot is a point of fractions.
type spot struct{ x, y *big.Rat }

// along is the spot at a part of the way between two points.
func along(a, b Point, part *big.Rat) spot {
	at := func(from, to int) *big.Rat {
		d := new(big.Rat).Mul(frac(to-from, 1), part)
		return d.Add(d, frac(from, 1))
	}
	return spot{at(a[0], b[0]), at(a[1], b[1])}
}

// meeting is how far along ab and along cd their endless lines meet; not ok
// where they are parallel.
func meeting(a, b, c, d Point) (ab, cd *big.Rat, ok bool) {
	// a + s(b-a) = c + t(d-c), by Cramer's rule
	m11, m12, m21, m22 := b[0]-a[0], c[0]-d[0], b[1]-a[1], c[1]-d[1]
	r1, r2 := c[0]-a[0], c[1]-a[1]
	whole := m11*m22 - m12*m21
	if whole == 0 {
		return nil, nil, false
	}
	return frac(r1*m22-m12*r2, whole), frac(m11*r2-m21*r1, whole), true
}

func within(r *big.Rat) bool { return r.Sign() >= 0 && r.Cmp(frac(1, 1)) <= 0 }

// part is how far along ab a point of the same endless line lies.
func part(a, b, p Point) *big.Rat {
	if a[0] != b[0] {
		return frac(p[0]-a[0], b[0]-a[0])
	}
	return frac(p[1]-a[1], b[1]-a[1])
}

func onOneLine(a, b, p Point) bool { return (b[0]-a[0])*(p[1]-a[1]) == (b[1]-a[1])*(p[0]-a[0]) }

// meet says whether two segments have a point in common.
func meet(a, b, c, d Point) bool {
	if s, t, ok := meeting(a, b, c, d); ok {
		return within(s) && within(t)
	}
	if !onOneLine(a, b, c) {
		return false
	}
	s, t := part(a, b, c), part(a, b, d)
	if s.Cmp(t) > 0 {
		s, t = t, s
	}
	return t.Sign() >= 0 && s.Cmp(frac(1, 1)) <= 0
}

// solid are the pieces of all barriers beside their openings.
func (p *patch) solid() []Segment {
	var pieces []Segment
	for _, b := range p.Barriers {
		from, to := b.Path[0], b.Path[1]
		var holes []Segment
		for _, o := range p.Openings {
			if onOneLine(from, to, o.Line[0]) && onOneLine(from, to, o.Line[1]) && within(part(from, to, o.Line[0])) && within(part(from, to, o.Line[1])) {
				hole := o.Line
				if part(from, to, hole[0]).Cmp(part(from, to, hole[1])) > 0 {
					hole[0], hole[1] = hole[1], hole[0]
				}
				holes = append(holes, hole)
			}
		}
		slices.SortFunc(holes, func(x, y Segment) int { return part(from, to, x[0]).Cmp(part(from, to, y[0])) })
		for _, hole := range holes {
			pieces = append(pieces, Segment{from, hole[0]})
			from = hole[1]
		}
		pieces = append(pieces, Segment{from, to})
	}
	return pieces
}

// hidden says whether a disc touches the way between two points: whether the
// nearest spot of it is too near.
func hidden(a, b, centre Point, radius int) bool {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := frac(dx*(centre[0]-a[0])+dy*(centre[1]-a[1]), dx*dx+dy*dy)
	if t.Sign() < 0 {
		t = frac(0, 1)
	}
	if t.Cmp(frac(1, 1)) > 0 {
		t = frac(1, 1)
	}
	near := along(a, b, t)
	x, y := near.x.Sub(near.x, frac(centre[0], 1)), near.y.Sub(near.y, frac(centre[1], 1))
	far := new(big.Rat).Add(x.Mul(x, x), y.Mul(y, y))
	return far.Cmp(frac(radius*radius, 1)) <= 0
}

// home is the zone that a spot lies in: that which goes round it. On a border
// there is none.
func (p *patch) home(at spot) int {
	for i, z := range p.Zones {
		turns, edge := 0, false
		for n, c := range z.Outline {
			d := z.Outline[(n+1)%len(z.Outline)]
			// Left of the side the product is positive.
			left := new(big.Rat).Sub(
				new(big.Rat).Mul(frac(d[0]-c[0], 1), new(big.Rat).Sub(at.y, frac(c[1], 1))),
				new(big.Rat).Mul(frac(d[1]-c[1], 1), new(big.Rat).Sub(at.x, frac(c[0], 1))),
			).Sign()
			above, below := frac(c[1], 1).Cmp(at.y), frac(d[1], 1).Cmp(at.y)
			if left == 0 && between(at.x, c[0], d[0]) && between(at.y, c[1], d[1]) {
				edge = true
			}
			switch {
			case above <= 0 && below > 0 && left > 0:
				turns++
			case above > 0 && below <= 0 && left < 0:
				turns--
			}
		}
		if turns != 0 && !edge {
			return i
		}
	}
	return -1
}

func between(v *big.Rat, a, b int) bool {
	return v.Cmp(frac(min(a, b), 1)) >= 0 && v.Cmp(frac(max(a, b), 1)) <= 0
}

// sight looks from one zone to another.
func (p *patch) sight(a, b int, taken []bool) Sight {
	from, to := p.Zones[a].Centre, p.Zones[b].Centre
	for _, s := range p.solid() {
		if meet(from, to, s[0], s[1]) {
			return Sight{}
		}
	}
	for _, t := range p.Trees {
		if hidden(from, to, t.Centre, t.Radius) {
			return Sight{}
		}
	}
	for i, z := range p.Zones {
		if taken[i] && i != a && i != b && hidden(from, to, z.Centre, 11) {
			return Sight{}
		}
	}
	cuts := []*big.Rat{frac(0, 1), frac(1, 1)}
	for _, z := range p.Zones {
		for n, c := range z.Outline {
			d := z.Outline[(n+1)%len(z.Outline)]
			if s, t, ok := meeting(from, to, c, d); ok && within(s) && within(t) {
				cuts = append(cuts, s)
			}
		}
	}
	slices.SortFunc(cuts, (*big.Rat).Cmp)
	cuts = slices.CompactFunc(cuts, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 })
	var homes []int
	for i, cut := range cuts[1:] {
		half := new(big.Rat).Add(cuts[i], cut)
		homes = append(homes, p.home(along(from, to, half.Mul(half, frac(1, 2)))))
	}
	seen := Sight{Clear: true}
	for _, home := range homes {
		if home >= 0 && !slices.Contains(seen.Zones, home) {
			seen.Zones = append(seen.Zones, home)
		}
	}
	seen.Range = len(seen.Zones) - 1
	last, first := len(homes)-1, 0
	for last > 0 && homes[last-1] == b {
		last--
	}
	for first < len(homes)-1 && homes[first+1] == a {
		first++
	}
	seen.Into, seen.Out = p.opening(from, to, cuts[last]), p.opening(from, to, cuts[first+1])
	return seen
}

// opening is that at a part of the way between two points.
func (p *patch) opening(a, b Point, at *big.Rat) OpeningKind {
	for _, o := range p.Openings {
		if s, t, ok := meeting(a, b, o.Line[0], o.Line[1]); ok && s.Cmp(at) == 0 && t.Sign() > 0 && t.Cmp(frac(1, 1)) < 0 {
			return o.Kind
		}
	}
	return NoOpening
}

// On villages that are made up all sights are as by this file, and the same both
// ways (GF21, GF40-GF42). With SOAK_GAMES these are 10,000.
func TestSights(t *testing.T) {
	villages := 40
	if os.Getenv(scoringtest.SoakEnv) != "" {
		villages = 10_000
	}
	r := rand.New(rand.NewPCG(3, 4))
	clear, all := 0, 0
	for range villages {
		p := newPatch(r)
		taken := make([]bool, len(p.Zones))
		for i := range taken {
			taken[i] = r.IntN(5) == 0
		}
		stands := func(zone int) bool { return taken[zone] }
		for a := range p.Zones {
			for b := range a {
				want := p.sight(a, b, taken)
				got, back := p.Sight(a, b, stands), p.Sight(b, a, stands)
				if got.Clear != want.Clear || got.Clear && (got.Range != want.Range || !slices.Equal(got.Zones, want.Zones) || got.Into != want.Into || got.Out != want.Out) {
					t.Fatalf("from %d to %d:\ngot  %+v\nwant %+v\nof %+v", a, b, got, want, p.Village)
				}
				if back.Clear != got.Clear || back.Range != got.Range || back.Into != got.Out || back.Out != got.Into || back.Blocked != got.Blocked && got.Blocked.Kind != CharacterObstacle {
					t.Fatalf("from %d to %d:\n%+v and back\n%+v\nof %+v", a, b, got, back, p.Village)
				}
				if all++; got.Clear {
					clear++
				}
			}
		}
	}
	if clear*10 < all || clear*10 > all*9 {
		t.Errorf("%d of %d sights are clear: too few of one kind to tell much", clear, all)
	}
}
