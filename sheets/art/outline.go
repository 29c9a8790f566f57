package art

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"saddlebag/sheets/canvas"
)

// parseOutline reads an outline, the notation of our artwork, which is short
// enough to be written by hand and told by ParseEngraving. Shapes run clockwise
// and holes the other way round, however they are written: the filling rule is
// nonzero, and shapes may overlap.
func parseOutline(s string) (canvas.Path, error) {
	var p canvas.Path
	var nodes []node
	for token := range strings.FieldsSeq(s) {
		switch token {
		case "z", "h", ";":
			if len(nodes) < 2 {
				return nil, fmt.Errorf("outline: %q after fewer than two points", token)
			}
			p = append(p, trace(nodes, token)...)
			nodes = nil
		default:
			n, err := parseNode(token)
			if err != nil {
				return nil, err
			}
			if n.kind == ring {
				p = append(p, canvas.Circle(n.x, n.y, n.in)...)
				continue
			}
			nodes = append(nodes, n)
		}
	}
	if len(nodes) > 0 {
		return nil, fmt.Errorf("outline does not end with z, h or a semicolon: %q", s)
	}
	return p, nil
}

// trace draws along the nodes in the way their end asks for.
func trace(nodes []node, end string) canvas.Path {
	switch end {
	case "z":
		return closed(turned(nodes, true))
	case "h":
		return closed(turned(nodes, false))
	}
	return open(nodes)
}

// A node is one point of an outline. In and out are what rounding takes from
// the sides before and after it.
type node struct {
	kind    nodeKind
	x, y    float64
	in, out float64
}

type nodeKind int

const (
	corner nodeKind = iota
	smooth
	ring
)

func parseNode(token string) (node, error) {
	n := node{}
	rest := token
	switch token[0] {
	case '~':
		n.kind, rest = smooth, token[1:]
	case 'o':
		n.kind, rest = ring, token[1:]
	}
	var few [4]float64
	v := few[:0]
	for field := range strings.SplitSeq(rest, ",") {
		f, err := strconv.ParseFloat(field, 64)
		if err != nil {
			return n, fmt.Errorf("outline: point %q: %w", token, err)
		}
		v = append(v, f)
	}
	switch {
	case len(v) == 2 && n.kind != ring:
	case len(v) == 3 && n.kind != smooth:
		n.in, n.out = v[2], v[2]
	case len(v) == 4 && n.kind == corner:
		n.in, n.out = v[2], v[3]
	default:
		return n, fmt.Errorf("outline: point %q has %d numbers", token, len(v))
	}
	n.x, n.y = v[0], v[1]
	return n, nil
}

// turned returns the nodes in clockwise order, or in the opposite one.
func turned(nodes []node, clockwise bool) []node {
	area := 0.0
	for i, a := range nodes {
		b := nodes[(i+1)%len(nodes)]
		area += a.x*b.y - b.x*a.y
	}
	if (area > 0) == clockwise { // y runs down: a positive area is clockwise
		return nodes
	}
	back := make([]node, len(nodes))
	for i, n := range nodes {
		n.in, n.out = n.out, n.in
		back[len(nodes)-1-i] = n
	}
	return back
}

// closed draws round the nodes.
func closed(nodes []node) canvas.Path {
	n := len(nodes)
	at := func(i int) node { return nodes[((i%n)+n)%n] }
	x, y := nodes[0].leave(at(1))
	p := canvas.Path{}.Move(x, y)
	for i := range n {
		p = reach(p, at(i-1), at(i), at(i+1), at(i+2))
	}
	return p.Close()
}

// open draws along the nodes from the first to the last.
func open(nodes []node) canvas.Path {
	last := len(nodes) - 1
	at := func(i int) node { return nodes[max(0, min(i, last))] }
	p := canvas.Path{}.Move(nodes[0].x, nodes[0].y)
	for i := range last {
		p = reach(p, at(i-1), at(i), at(i+1), at(i+2))
	}
	return p
}

// reach draws a path on from b to c, and round the corner of c where it is rounded;
// a and d are the neighbours.
func reach(p canvas.Path, a, b, c, d node) canvas.Path {
	x, y := c.arrive(b)
	if b.kind == smooth || c.kind == smooth {
		bx, by := b.leave(c)
		reach := math.Hypot(x-bx, y-by) / 3
		tbx, tby := b.tangent(a, c)
		tcx, tcy := c.tangent(b, d)
		p = p.Curve(bx+tbx*reach, by+tby*reach, x-tcx*reach, y-tcy*reach, x, y)
	} else {
		p = p.Line(x, y)
	}
	if c.out == 0 {
		return p
	}
	ex, ey := c.leave(d)
	return p.Curve(x+(c.x-x)*canvas.QuarterArc, y+(c.y-y)*canvas.QuarterArc, ex+(c.x-ex)*canvas.QuarterArc, ey+(c.y-ey)*canvas.QuarterArc, ex, ey)
}

// tangent is the direction in which a line from a to c runs through n. Through
// a corner it has none.
func (n node) tangent(a, c node) (float64, float64) {
	if n.kind != smooth {
		return 0, 0
	}
	return direction(a, c)
}

// arrive is where a line from a ends at n: short of a rounded corner.
func (n node) arrive(a node) (float64, float64) {
	dx, dy := direction(n, a)
	return n.x + dx*n.in, n.y + dy*n.in
}

// leave is where a line towards c starts at n.
func (n node) leave(c node) (float64, float64) {
	dx, dy := direction(n, c)
	return n.x + dx*n.out, n.y + dy*n.out
}

// direction is the unit vector from a to b.
func direction(a, b node) (float64, float64) {
	d := math.Hypot(b.x-a.x, b.y-a.y)
	if d == 0 {
		return 0, 0
	}
	return (b.x - a.x) / d, (b.y - a.y) / d
}
