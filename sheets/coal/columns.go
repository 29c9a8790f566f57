package coal

import (
	"math"

	"saddlebag/sheets"
)

// twoColumns places panels in two columns of about the same height, at most
// gap apart and closer where there is less room.
func twoColumns(a sheets.Area, gap float64, panels []sheets.Panel) ([]sheets.Placed, error) {
	best, least := len(panels), math.Inf(1)
	for split := 1; split <= len(panels); split++ {
		if h := max(height(gap, panels[:split]), height(gap, panels[split:])); h < least {
			best, least = split, h
		}
	}
	gap = min(spread(a.H, 0, gap, panels[:best]), spread(a.H, 0, gap, panels[best:]))
	left, err := sheets.Column(a, gap, panels[:best]...)
	if err != nil {
		return nil, err
	}
	a.X += Width + gutter
	right, err := sheets.Column(a, gap, panels[best:]...)
	if err != nil {
		return nil, err
	}
	return append(left, right...), nil
}

// asMany places as many of the panels as two columns hold, one at least, and
// says how many they are.
func asMany(a sheets.Area, panels []sheets.Panel) (placed []sheets.Placed, n int, err error) {
	n = len(panels)
	placed, err = twoColumns(a, gutter, panels)
	for err != nil && n > 1 {
		n--
		placed, err = twoColumns(a, gutter, panels[:n])
	}
	return placed, n, err
}

// spread is the gap that makes a column fill a height, within bounds.
func spread(room, least, most float64, panels []sheets.Panel) float64 {
	if len(panels) < 2 {
		return most
	}
	return max(least, min(most, (room-height(0, panels))/float64(len(panels)-1)))
}

// height is that of a column of panels, gap apart.
func height(gap float64, panels []sheets.Panel) float64 {
	h := 0.0
	for i, p := range panels {
		if i > 0 {
			h += gap
		}
		h += p.H
	}
	return h
}
