package panel

import (
	"math"

	"saddlebag/sheets/canvas"
)

// The columns of a page that is read: two, each as wide as a phone's panel, mm.
const (
	ColumnWidth = 90.0
	Gutter      = 4.0 // between the two
	TwoWidth    = 2*ColumnWidth + Gutter
)

// TwoColumns places panels in two columns of about the same height, at most gap
// apart, and closer if there's less room. If they don't fit, a *Refusal says how much
// is missing.
func TwoColumns(a canvas.Area, gap float64, panels []Panel) ([]Placement, error) {
	best, least := len(panels), math.Inf(1)
	for split := 1; split <= len(panels); split++ {
		if h := max(stackHeight(gap, panels[:split]), stackHeight(gap, panels[split:])); h < least {
			best, least = split, h
		}
	}
	gap = min(EvenGap(a.H, 0, gap, panels[:best]), EvenGap(a.H, 0, gap, panels[best:]))
	left, err := Column(a, gap, panels[:best]...)
	if err != nil {
		return nil, err
	}
	a.X += ColumnWidth + Gutter
	right, err := Column(a, gap, panels[best:]...)
	if err != nil {
		return nil, err
	}
	return append(left, right...), nil
}

// AsMany places as many of the panels as two columns hold, at least one, and
// says how many.
func AsMany(a canvas.Area, panels []Panel) (placed []Placement, n int, err error) {
	n = len(panels)
	placed, err = TwoColumns(a, Gutter, panels)
	for err != nil && n > 1 {
		n--
		placed, err = TwoColumns(a, Gutter, panels[:n])
	}
	return placed, n, err
}

// EvenGap is the gap that makes a column fill a height, within bounds.
func EvenGap(room, least, most float64, panels []Panel) float64 {
	if len(panels) < 2 {
		return most
	}
	return max(least, min(most, (room-stackHeight(0, panels))/float64(len(panels)-1)))
}

// stackHeight is that of a column of panels, gap apart.
func stackHeight(gap float64, panels []Panel) float64 {
	h := 0.0
	for i, p := range panels {
		if i > 0 {
			h += gap
		}
		h += p.H
	}
	return h
}
