package panel

import "saddlebag/sheets/canvas"

// A Placement is a panel at its place on a page.
type Placement struct {
	Panel Panel
	X, Y  float64 // of the panel's origin, mm
	// Window is the visible part of the panel, in the panel's own measure: one tile
	// of a board. The zero Area shows all of it.
	Window canvas.Area
}

// Shown is where on the page its visible part is.
func (p Placement) Shown() canvas.Area {
	if p.Window == (canvas.Area{}) {
		return canvas.Area{X: p.X, Y: p.Y, W: p.Panel.W, H: p.Panel.H}
	}
	return canvas.Area{X: p.X + p.Window.X, Y: p.Y + p.Window.Y, W: p.Window.W, H: p.Window.H}
}

// Column places panels one below the other from the top of an area, gap apart.
// If they don't fit, a *Refusal says how much is missing.
func Column(a canvas.Area, gap float64, panels ...Panel) ([]Placement, error) {
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
	if err := a.Room(widest, y-a.Y); err != nil {
		return nil, err
	}
	return placed, nil
}

// Flow fills an area with panels column by column from the left, each column
// as wide as its widest panel, gap apart both ways. If they don't fit, a *Refusal
// says how much is missing.
func Flow(a canvas.Area, gap float64, panels ...Panel) ([]Placement, error) {
	var placed []Placement
	x, y, widest := a.X, a.Y, 0.0
	for _, p := range panels {
		if y > a.Y && y+p.H > a.Y+a.H+canvas.Slack {
			x, y, widest = x+widest+gap, a.Y, 0
		}
		placed = append(placed, Placement{Panel: p, X: x, Y: y})
		widest = max(widest, p.W)
		if err := a.Room(x+widest-a.X, y+p.H-a.Y); err != nil {
			return nil, err
		}
		y += p.H + gap
	}
	return placed, nil
}
