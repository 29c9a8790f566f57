package panel

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// A Piece is something you cut out of a sheet, and perhaps fold and glue: its name, and
// its size on the table seen from above, in mm.
type Piece struct {
	Name  speech.Text
	W, H  float64
	Round bool // of that diameter
}

// RealDie is an ordinary die, which nobody prints.
var RealDie = Piece{Name: "sheets.piece-die", W: 16, H: 16}

// A Place is where pieces lie on a panel: as many side by side as the rules allow at
// once, turned so that they fit. They may cover what is printed in the place.
type Place struct {
	Name  string      // for people and errors
	Piece speech.Text // the name of the pieces
	Most  int         // at once
	At    canvas.Area // from the panel's origin, mm
	Round bool        // the place is the circle in the area
}

// Holds says whether a place has room for all the pieces that it may have, side by side
// in rows of equal length.
func (p Place) Holds(piece Piece) bool {
	if piece.Round && p.Round && p.Most == 1 {
		return piece.W <= min(p.At.W, p.At.H)+canvas.Slack
	}
	for columns := 1; columns <= p.Most; columns++ {
		rows := (p.Most + columns - 1) / columns
		w, h := float64(columns)*piece.W, float64(rows)*piece.H
		if p.covers(w, h) || p.covers(h, w) {
			return true
		}
	}
	return false
}

// covers says whether a rectangle in the middle of a place lies within it.
func (p Place) covers(w, h float64) bool {
	if p.Round {
		d := min(p.At.W, p.At.H)
		return w*w+h*h <= d*d+canvas.Slack
	}
	return w <= p.At.W+canvas.Slack && h <= p.At.H+canvas.Slack
}

// Overlaps says whether two places have more than an edge in common.
func (p Place) Overlaps(q Place) bool {
	switch {
	case !p.At.Overlaps(q.At):
		return false
	case p.Round && q.Round:
		dx, dy := p.At.X+p.At.W/2-q.At.X-q.At.W/2, p.At.Y+p.At.H/2-q.At.Y-q.At.H/2
		far := (p.At.W + q.At.W) / 2
		return dx*dx+dy*dy < far*far-canvas.Slack
	case q.Round:
		return q.Overlaps(p)
	case p.Round: // the nearest point of the other lies in the circle
		x, y := p.At.X+p.At.W/2, p.At.Y+p.At.H/2
		dx := x - max(q.At.X, min(x, q.At.X+q.At.W))
		dy := y - max(q.At.Y, min(y, q.At.Y+q.At.H))
		return dx*dx+dy*dy < p.At.W*p.At.W/4-canvas.Slack
	}
	return true
}

// A Laid is what lies on a panel: the places of its pieces, what you can read beside
// them, and the names of places in type.
type Laid struct {
	Places  []Place
	Legible []canvas.Area
	Names   []string
}

// At is a Laid if its panel is drawn k times as large at x, y of another.
func (l Laid) At(x, y, k float64) Laid {
	moved := Laid{Names: l.Names}
	for _, p := range l.Places {
		p.At = p.At.Scaled(k)
		p.At.X, p.At.Y = p.At.X+x, p.At.Y+y
		moved.Places = append(moved.Places, p)
	}
	for _, a := range l.Legible {
		a = a.Scaled(k)
		a.X, a.Y = a.X+x, a.Y+y
		moved.Legible = append(moved.Legible, a)
	}
	return moved
}
