package canvas

import (
	"math"

	"saddlebag/scoring/speech"
)

// A Size is a size of paper in mm, upright.
type Size struct {
	Name string
	W, H float64
}

// Turned returns the size lying on its side.
func (s Size) Turned() Size { return Size{s.Name, s.H, s.W} }

// LeastMargin is the edge that every printer leaves blank, in mm.
const LeastMargin = 5

// An Area is a rectangle, in mm. It has the name of its paper for the reasons
// of refusals.
type Area struct {
	X, Y, W, H float64
	On         string
}

// Inside returns what the margins leave of a paper. A *Refusal says why a
// margin is impossible.
func (s Size) Inside(margin float64) (Area, error) {
	switch {
	case !(margin >= LeastMargin): // so that no number is refused too
		return Area{}, Refused("sheets.small-margin", "margin", decimal(margin), "least", LeastMargin)
	case 2*margin >= min(s.W, s.H):
		return Area{}, Refused("sheets.large-margin", "margin", decimal(margin), "paper", s.Name)
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

// Slack is how much a column may exceed its area, because sums of millimetres
// are not exact.
const Slack = 1e-6

// At is an area as large with its corner at x, y.
func (a Area) At(x, y float64) Area {
	a.X, a.Y = x, y
	return a
}

// Outline is the edge of the area.
func (a Area) Outline() Path { return Rect(a.X, a.Y, a.W, a.H) }

// Scaled is the area k times as large, about the origin.
func (a Area) Scaled(k float64) Area { return Area{k * a.X, k * a.Y, k * a.W, k * a.H, a.On} }

// Overlaps says whether two areas have more than an edge in common.
func (a Area) Overlaps(b Area) bool {
	return a.X+Slack < b.X+b.W && b.X+Slack < a.X+a.W && a.Y+Slack < b.Y+b.H && b.Y+Slack < a.Y+a.H
}

// Room refuses anything wider or higher than the area.
func (a Area) Room(w, h float64) error {
	switch {
	case w > a.W+Slack:
		return a.missing("sheets.needs-width", w-a.W)
	case h > a.H+Slack:
		return a.missing("sheets.needs-height", h-a.H)
	}
	return nil
}

func (a Area) missing(what speech.Text, length float64) error {
	// A tenth of a millimetre is as fine as anybody asks.
	return Refused(string(what), "more", speech.Tenths(math.Ceil(length*10-Slack)), "paper", a.On)
}
