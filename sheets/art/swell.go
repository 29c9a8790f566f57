package art

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"saddlebag/sheets/canvas"
)

// parseSwell reads lines that swell and taper as a graver cuts them, to make a tone that
// follows a form: how many there are, then two lines or more between which they lie evenly,
// each ended by a semicolon. A point is x, y and how wide the line is there; all lines
// have as many, and run smoothly through them. One line on its own is that line.
//
//	5 2,3,0 6,2,0.5 10,3,0.1 ; 2,9,0 6,8,0.9 10,9,0.3 ;
func parseSwell(s string) (canvas.Path, error) {
	count, rest, _ := strings.Cut(strings.TrimSpace(s), " ")
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 {
		return nil, fmt.Errorf("swelling lines: %q is not how many there are", count)
	}
	var guides [][]cut
	var line []cut
	for token := range strings.FieldsSeq(rest) {
		if token == ";" {
			if len(line) < 2 || len(guides) > 0 && len(line) != len(guides[0]) {
				return nil, fmt.Errorf("swelling lines: line %d has %d points", len(guides)+1, len(line))
			}
			guides, line = append(guides, line), nil
			continue
		}
		var c cut
		for i, field := range strings.Split(token, ",") {
			if i >= len(c) {
				return nil, fmt.Errorf("swelling lines: point %q has more than %d numbers", token, len(c))
			}
			if c[i], err = strconv.ParseFloat(field, 64); err != nil {
				return nil, fmt.Errorf("swelling lines: point %q: %w", token, err)
			}
		}
		line = append(line, c)
	}
	if len(guides) == 0 || len(line) > 0 {
		return nil, fmt.Errorf("swelling lines do not end with a semicolon: %q", s)
	}
	var p canvas.Path
	hand := unevenness(n)
	for i := range n {
		share := 0.0
		if n > 1 {
			share = float64(i) / float64(n-1)
		}
		p = append(p, swelling(between(guides, share), &hand)...)
	}
	return p, nil
}

// A cut is a point of a swelling line: x, y and how wide it is.
type cut [3]float64

// towards is the cut a share of the way from one to another.
func (c cut) towards(d cut, share float64) cut {
	for i := range c {
		c[i] += share * (d[i] - c[i])
	}
	return c
}

// between is the line a share of the way through the guides.
func between(guides [][]cut, share float64) []cut {
	at := share * float64(len(guides)-1)
	i := min(int(at), max(0, len(guides)-2))
	line, next := make([]cut, len(guides[i])), guides[min(i+1, len(guides)-1)]
	for j, c := range guides[i] {
		line[j] = c.towards(next[j], at-float64(i))
	}
	return line
}

// swelling is the outline of a swelling line. A hand that tapers lines does not begin and
// end each where it did the last; those that are wide at an end are cut off there.
func swelling(line []cut, hand *unevenness) canvas.Path {
	const stray = 0.3 // of its first and of its last part
	last := len(line) - 1
	for _, end := range []struct{ at, next int }{{0, 1}, {last, last - 1}} {
		if by := stray * hand.next(); line[end.at][2] < line[end.next][2]/2 {
			line[end.at] = line[end.at].towards(line[end.next], by)
		}
	}
	left, right := make([]node, len(line)), make([]node, len(line)) // right runs back
	for i, c := range line {
		a, b := line[max(0, i-1)], line[min(last, i+1)]
		dx, dy := b[0]-a[0], b[1]-a[1]
		half := c[2] / 2 / max(math.Hypot(dx, dy), 1e-9)
		kind := smooth
		if i == 0 || i == last {
			kind = corner
		}
		left[i] = node{kind: kind, x: c[0] + half*dy, y: c[1] - half*dx}
		right[last-i] = node{kind: kind, x: c[0] - half*dy, y: c[1] + half*dx}
	}
	if len(line) != 3 {
		return closed(append(left, right...))
	}
	p := canvas.Path{}.Move(left[0].x, left[0].y) // a single curve on either side is enough, and most lines are such
	p = bow(p, left).Line(right[0].x, right[0].y)
	return bow(p, right).Close()
}

// bow draws a path on from the first of three nodes through the second to the third.
func bow(p canvas.Path, n []node) canvas.Path {
	pull := point{(8*n[1].x - n[0].x - n[2].x) / 6, (8*n[1].y - n[0].y - n[2].y) / 6}
	return p.Curve(pull.x-(n[2].x-n[0].x)/6, pull.y-(n[2].y-n[0].y)/6, pull.x+(n[2].x-n[0].x)/6, pull.y+(n[2].y-n[0].y)/6, n[2].x, n[2].y)
}

// An unevenness is that of a hand: numbers that follow one another without a rule that one
// sees, and the same each time.
type unevenness uint32

// next is a number from 0 to below 1.
func (u *unevenness) next() float64 {
	*u = *u*1664525 + 1013904223 // a linear congruence, from Numerical Recipes
	return float64(*u>>8) / (1 << 24)
}
