package sheets

import (
	"fmt"
	"math"
)

// LeastMargin is what every printer leaves blank, mm.
const LeastMargin = 5

// A Refusal is a request that cannot be fulfilled: nothing is wrong with the
// program or the machine.
type Refusal struct {
	Reason string // a clause for people, as in an error
}

// Error returns the reason.
func (r *Refusal) Error() string { return r.Reason }

// Refuse makes a Refusal, its reason written as by Sprintf.
func Refuse(format string, args ...any) *Refusal {
	return &Refusal{Reason: fmt.Sprintf(format, args...)}
}

// An Area is a rectangle, mm. The name of the paper it is on is for reasons
// of refusal.
type Area struct {
	X, Y, W, H float64
	On         string
}

// Inside returns what the margins leave of a paper. A *Refusal says why a
// margin is impossible.
func (s Size) Inside(margin float64) (Area, error) {
	switch {
	case !(margin >= LeastMargin): // so that no number is refused too
		return Area{}, Refuse("margin of %g mm: printers need at least %d mm", margin, LeastMargin)
	case 2*margin >= min(s.W, s.H):
		return Area{}, Refuse("margin of %g mm leaves nothing of %s", margin, s.Name)
	}
	return Area{margin, margin, s.W - 2*margin, s.H - 2*margin, s.Name}, nil
}

// Cut returns the area without a strip of the given height at its top, and
// that strip.
func (a Area) Cut(height float64) (strip, rest Area) {
	strip, rest = a, a
	strip.H = height
	rest.Y += height
	rest.H -= height
	return strip, rest
}

// slack is how much longer than its area a column may be: sums of millimetres
// are not exact.
const slack = 1e-6

// Column places panels under one another from the top of an area, gap apart.
// A *Refusal says how much is missing where they do not fit.
func Column(a Area, gap float64, panels ...Panel) ([]Placement, error) {
	placed := make([]Placement, len(panels))
	y, widest := a.Y, 0.0
	for i, p := range panels {
		if i > 0 {
			y += gap
		}
		placed[i] = Placement{Panel: p, X: a.X, Y: y}
		y += p.H
		widest = max(widest, p.W)
	}
	if err := a.room(widest, y-a.Y); err != nil {
		return nil, err
	}
	return placed, nil
}

// Flow fills an area with panels column by column from the left, each column
// as wide as its widest panel, gap apart both ways. A *Refusal says how much
// is missing where they do not fit.
func Flow(a Area, gap float64, panels ...Panel) ([]Placement, error) {
	var placed []Placement
	x, y, widest := a.X, a.Y, 0.0
	for _, p := range panels {
		if y > a.Y && y+p.H > a.Y+a.H+slack {
			x, y, widest = x+widest+gap, a.Y, 0
		}
		placed = append(placed, Placement{Panel: p, X: x, Y: y})
		widest = max(widest, p.W)
		if err := a.room(x+widest-a.X, y+p.H-a.Y); err != nil {
			return nil, err
		}
		y += p.H + gap
	}
	return placed, nil
}

// room refuses what is wider or higher than the area.
func (a Area) room(w, h float64) error {
	switch {
	case w > a.W+slack:
		return a.missing(w-a.W, "width")
	case h > a.H+slack:
		return a.missing(h-a.H, "height")
	}
	return nil
}

func (a Area) missing(length float64, what string) error {
	// A tenth of a millimetre is as fine as anybody asks.
	return Refuse("needs %g mm more %s on %s", math.Ceil(length*10-slack)/10, what, a.On)
}
