package fortyniners

import (
	"strconv"

	"saddlebag/scoring/speech"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// sideDepth is how much of the board's edge each side has to say who sits
// there.
const sideDepth = 20.0

// Measures of the border, mm from the edge of the board.
const (
	borderOut    = 3.2 // of the ornament
	borderIn     = 17.6
	borderMiddle = (borderOut + borderIn) / 2
)

// drawBorder draws the edge of the board, with its ornament, and on each side
// which role sits there, when its turn comes and where it travels, to be read
// from there: the coach's side is at the bottom of a board that is not turned, and
// the others follow clockwise.
func drawBorder(c canvas.Canvas, bottom int, onPaper bool) {
	frame := canvas.Rect(0, 0, Side, sideDepth)
	for side := 1; side < sides; side++ {
		frame = append(frame, pose{point{Side / 2, Side / 2}, side}.path(canvas.Rect(-Side/2, -Side/2, Side, sideDepth))...)
	}
	c.Path(frame, canvas.Paint{Fill: canvas.Paper})
	for _, r := range []struct{ in, width float64 }{{1, 2}, {borderOut, 0.4}, {borderIn, 0.4}, {sideDepth - 0.5, 1}} {
		c.Path(canvas.Rect(r.in, r.in, Side-2*r.in, Side-2*r.in), canvas.Paint{Stroke: canvas.Black, Width: r.width})
	}
	art.DrawBands(c, Side, borderOut, borderIn)
	for role := range rules.Roles {
		drawSide(c, role, pose{point{}, int(role) - bottom}, onPaper)
	}
}

// drawSide writes one side. On paper, the word has the face of who sits there.
func drawSide(c canvas.Canvas, role rules.Role, turned pose, onPaper bool) {
	at := func(x float64) pose {
		return pose{point{x, Side - borderMiddle}.quarter(turned.quarters), turned.quarters}
	}
	const caps, badge, gap = 6.4, 5.6, 4.0
	name := role.String()
	whole := 2*badge + gap + art.TitleWidth(name, caps)
	p := plate(c, at(sideName), whole+8)
	p.disc(c, badge-whole/2, 0, badge, canvas.Paint{Fill: canvas.Paper, Stroke: inks[role], Width: 1})
	p.letter(c, badge-whole/2, 0, 6, strconv.Itoa(int(role)+1), inks[role])
	p.letter(c, badge+gap/2, 0, caps, name, canvas.Black)

	const face, air, edge = 12.4, 1.6, 4.8
	piece := c.Say(role.Piece())
	small := art.CapsFor(piece, signCaps, sidePieceWide-face-air-2*edge)
	whole = face + air + art.TitleWidth(piece, small)
	p = plate(c, at(sidePiece), whole+2*edge)
	if onPaper && role != rules.Blackjack {
		corner := p.point(-whole/2, borderOut-borderMiddle+0.5)
		engravings.Of(figures[role].portrait).Turned(p.quarters).DrawTinted(c, corner.x, corner.y, face/portraitGrid, canvas.Black, inks[role])
	} else {
		icon := p.point((face-whole)/2, 0)
		art.DrawTurnedIcon(c, pieceIcons[role.Letter()], icon.x, icon.y, 10, p.quarters, inks[role])
	}
	p.letter(c, (face+air)/2, 0, small, piece, canvas.Black)

	drawSamples(c, at(sideSample), waysOf(role))
	c.Path(at(0).corner(), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
	star := at(borderMiddle).at
	art.DrawTurnedIcon(c, art.Star, star.x, star.y, 11, turned.quarters, canvas.Black)
}

// The middles of what is written along a side, from its left end: the role, its
// piece, and where that travels. None of it is where tiles are cut.
const (
	sideName   = 108.0
	sidePiece  = 267.0
	sideSample = 330.0
)

// How wide the plates are that this is written on, mm, at the most.
const (
	sideNameWide   = 72.0
	sidePieceWide  = 53.0
	sideSampleWide = 70.0
)

// A sample is a way with its name.
type sample struct {
	word speech.Text
	pens []canvas.Paint
}

// waysOf are the ways of a role's piece.
func waysOf(role rules.Role) []sample {
	road, trail := sample{"fortyniners.way-road", []canvas.Paint{roadBed, roadTop, roadMiddle}}, sample{"fortyniners.way-trail", []canvas.Paint{trailDots}}
	switch role {
	case rules.Blackjack:
		return []sample{road}
	case rules.White:
		return []sample{road, trail}
	default:
		return []sample{trail}
	}
}

// Measures of samples, mm.
const (
	sampleLong = 13.0 // of a piece of way
	sampleGap  = 2.4  // to its name
	sampleStep = 5.0  // to the next one
	sampleIn   = 5.0  // from an end of the plate
)

// drawSamples draws ways with their names on a plate.
func drawSamples(c canvas.Canvas, on pose, all []sample) {
	whole, words := -sampleStep, 0.0
	for _, s := range all {
		whole += sampleLong + sampleGap + sampleStep
		words += art.TitleWidth(c.Say(s.word), 1)
	}
	caps := min(signCaps, (sideSampleWide-2*sampleIn-whole)/words)
	whole += words * caps
	p := plate(c, on, whole+2*sampleIn)
	x := -whole / 2
	for _, s := range all {
		for _, pen := range s.pens {
			pen.Round = pen.Dash != nil && pen.Round // a bed ends where it is cut off
			c.Path(p.path(canvas.Line(x, 0, x+sampleLong, 0)), pen)
		}
		x += sampleLong + sampleGap
		width := art.TitleWidth(c.Say(s.word), caps)
		p.letter(c, x+width/2, 0, caps, c.Say(s.word), canvas.Black)
		x += width + sampleStep
	}
}

// corner is the square at the left end of a side.
func (p pose) corner() canvas.Path {
	const half = (borderIn - borderOut) / 2
	return p.path(canvas.Rect(borderMiddle-half, -half, 2*half, 2*half))
}

// disc draws a circle of a pose.
func (p pose) disc(c canvas.Canvas, x, y, r float64, paint canvas.Paint) {
	at := p.point(x, y)
	c.Path(canvas.Circle(at.x, at.y, r), paint)
}

// plate draws a plate of paper over the ornament, to write on.
func plate(c canvas.Canvas, p pose, w float64) pose {
	const high, notch = borderIn - borderOut, 2.4
	c.Path(p.path(canvas.Path{}.Move(-w/2, -high/2).Line(w/2, -high/2).Line(w/2-notch, 0).Line(w/2, high/2).
		Line(-w/2, high/2).Line(-w/2+notch, 0).Close()), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.4})
	return p
}

// sideWordAreas are the plates of all sides.
func sideWordAreas() []canvas.Area {
	const high = borderIn - borderOut
	var all []canvas.Area
	for side := range sides {
		for _, word := range []struct{ at, w float64 }{{sideName, sideNameWide}, {sidePiece, sidePieceWide}, {sideSample, sideSampleWide}} {
			all = append(all, around(point{word.at, Side - borderMiddle}.quarter(side), word.w, high, side))
		}
	}
	return all
}
