package art

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"saddlebag/sheets/canvas"
)

// parseCuts reads what a graver has cut: lines that follow a form and swell, which
// make its shade. It reads how many cuts there are and their width in hundredths of a unit,
// at their beginning and at their end, then pairs of guides:
//
//	9,10,60 ~1,2 ~3,4 ; ~1,8 ~3,9 ;
//
// The cuts lie between the two guides of a pair, which are open lines of as many points,
// and bend from the one into the other. Two more widths are those beside the second guide.
func parseCuts(s string) (canvas.Path, error) {
	sizes, rest, _ := strings.Cut(strings.TrimSpace(s), " ")
	c, err := parseCutting(sizes)
	if err != nil {
		return nil, err
	}
	guides := [][]node{nil}
	for token := range strings.FieldsSeq(rest) {
		last := len(guides) - 1
		if token == ";" {
			guides = append(guides, nil)
			continue
		}
		n, err := parseNode(token)
		if err != nil {
			return nil, err
		}
		guides[last] = append(guides[last], n)
	}
	var p canvas.Path
	if len(guides)%2 == 0 || len(guides[len(guides)-1]) > 0 {
		return nil, fmt.Errorf("cuts lie between pairs of guides that end with a semicolon: %q", s)
	}
	for i := 0; i+1 < len(guides); i += 2 {
		a, b := guides[i], guides[i+1]
		if len(a) != len(b) || len(a) < 2 {
			return nil, fmt.Errorf("pairs of guides have as many points, two or more: %q", s)
		}
		for n := range c.count {
			p = append(p, c.between(a, b, (float64(n)+0.5)/float64(c.count))...)
		}
	}
	return p, nil
}

// A cutting is how cuts are made: how many, and their widths from beginning to end, along
// the first guide and the second, in units.
type cutting struct {
	count  int
	widths [2][2]float64
}

func parseCutting(s string) (cutting, error) {
	var v []float64
	for field := range strings.SplitSeq(s, ",") {
		f, err := strconv.ParseFloat(field, 64)
		if err != nil {
			return cutting{}, fmt.Errorf("cuts %q: %w", s, err)
		}
		v = append(v, f/100)
	}
	const alike, each = 3, 5
	if len(v) != alike && len(v) != each || v[0] <= 0 {
		return cutting{}, fmt.Errorf("cuts have a number and two widths, or four: %q", s)
	}
	first := [2]float64{v[1], v[2]}
	return cutting{int(math.Round(100 * v[0])), [2][2]float64{first, [2]float64(v[len(v)-2:])}}, nil
}

// between is the outline of the cut at a share of the way from one guide to the other.
func (c cutting) between(a, b []node, share float64) canvas.Path {
	mix := func(from, to float64) float64 { return from + share*(to-from) }
	middle := make([]node, len(a))
	for i := range a {
		middle[i] = node{x: mix(a[i].x, b[i].x), y: mix(a[i].y, b[i].y)}
		if i > 0 && i+1 < len(a) || a[i].kind == smooth {
			middle[i].kind = smooth
		}
	}
	last := len(middle) - 1
	out, back := make([]node, len(a)), make([]node, len(a))
	for i, n := range middle {
		along := float64(i) / float64(last)
		from, to := mix(c.widths[0][0], c.widths[1][0]), mix(c.widths[0][1], c.widths[1][1])
		half := (from + along*(to-from)) / 2
		dx, dy := direction(middle[max(0, i-1)], middle[min(last, i+1)])
		out[i], back[last-i] = n, n
		out[i].x, out[i].y = n.x+half*dy, n.y-half*dx
		back[last-i].x, back[last-i].y = n.x-half*dy, n.y+half*dx
	}
	p, q := open(out), open(back)
	q[0].Op = canvas.LineTo
	return append(p, q...).Close()
}
