package press

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Measures of a tuck box, mm.
const (
	cardStock = 0.32 // a card's thickness: stock of 300 g/m²
	boxRoom   = 2.0  // by which the box is wider, higher and deeper than what is in it
	boxFlap   = 14.0 // what is tucked in, or glued
	boxSlant  = 2.0  // by which flaps narrow
)

// The measures of what a tuck box shows, mm.
const (
	boxEdge     = 3.0  // from a fold to a frame
	boxInner    = 6.5  // and to what is in it
	boxField    = 10.4 // and to the lattice, which leaves the frame's corners out
	boxTitle    = 9.0  // the highest capitals of its title
	boxLine     = 1.35 // from line to line of it, in capitals
	boxGap      = 5.0
	boxSpine    = 0.42 // how much of a side capitals take
	boxLeast    = 2.0  // the lowest of them
	boxLattice  = 3.2
	boxMedal    = 0.22 // radius, of the width
	boxMedalArt = 1.2  // of the radius
)

// A Label is what a box for cards shows: the game's title and its vignette on the front,
// an icon on the back.
type Label struct {
	Title   speech.Text
	Icon    art.Icon
	Picture func(canvas.Canvas)
}

// A tuckBox is a box for cards as it lies flat: glue flap, back, side, front and
// side beside one another, lid over the back, floor under it.
type tuckBox struct {
	w, h, d float64 // inside
	cards   int
	Label
}

// TuckBox makes a box for a number of cards of one size, to cut out, fold and glue. What
// you read to make it is on flaps that nobody sees once it's made. A *Refusal says that the
// paper is too small.
func TuckBox(job Job, card canvas.Size, cards int, label Label) ([]Page, error) {
	b := tuckBox{card.W + boxRoom, card.H + boxRoom, float64(cards)*cardStock + boxRoom, cards, label}
	inside, err := job.Paper.Turned().Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	p := b.panel()
	if err := inside.Room(p.W, p.H+RulerHeight); err != nil {
		return nil, err
	}
	return []Page{{
		Size: job.Paper.Turned(), Name: "box",
		Decor:  func(c canvas.Canvas) { DrawRuler(c, inside.X, inside.Y+inside.H-RulerHeight) },
		Placed: []panel.Placement{{Panel: p, X: inside.X + (inside.W-p.W)/2, Y: inside.Y + (inside.H-RulerHeight-p.H)/2}},
	}}, nil
}

// panel is the box lying flat.
func (b tuckBox) panel() panel.Panel {
	return panel.Panel{
		ID: "box", Owner: scoring.Table, Title: speech.Say("sheets.box", "game", b.Title),
		W: b.glue() + 2*b.w + 2*b.d, H: 2*(boxFlap+b.d) + b.h, Static: b.draw,
	}
}

// glue is the width of the flap that is glued behind a side, and no wider than that.
func (b tuckBox) glue() float64 { return min(boxFlap, b.d) }

func (b tuckBox) draw(c canvas.Canvas) {
	top, bottom, glue := boxFlap+b.d, boxFlap+b.d+b.h, b.glue()
	x := [5]float64{glue, glue + b.w}
	x[2], x[3] = x[1]+b.d, x[1]+b.d+b.w
	x[4] = x[3] + b.d
	flap := func(left, right, y, away float64) canvas.Path { // narrows as it goes away from the fold at y
		return canvas.Path{}.Move(left, y).Line(left+boxSlant, y+away).Line(right-boxSlant, y+away).Line(right, y)
	}
	cut := canvas.Path{}.Move(x[0], top).Line(0, top+glue/2).Line(0, bottom-glue/2).Line(x[0], bottom)
	cut = append(cut, canvas.Line(x[2], top, x[3], top)...)
	cut = append(cut, canvas.Line(x[2], bottom, x[3], bottom)...)
	cut = append(cut, canvas.Line(x[4], top, x[4], bottom)...)
	fold := append(canvas.Line(x[0], top, x[1], top), canvas.Line(x[0], bottom, x[1], bottom)...)
	for _, end := range []struct{ y, way float64 }{{top, -1}, {bottom, 1}} {
		lid := end.y + end.way*b.d
		cut = append(cut, canvas.Line(x[0], end.y, x[0], lid)...)
		cut = append(cut, canvas.Line(x[1], end.y, x[1], lid)...)
		cut = append(cut, flap(x[0], x[1], lid, end.way*boxFlap)...)
		fold = append(fold, canvas.Line(x[0], lid, x[1], lid)...)
		for _, side := range []float64{x[1], x[3]} {
			cut = append(cut, flap(side, side+b.d, end.y, end.way*min(boxFlap, b.w/2))...)
			fold = append(fold, canvas.Line(side, end.y, side+b.d, end.y)...)
		}
	}
	for _, at := range x[:4] {
		fold = append(fold, canvas.Line(at, top, at, bottom)...)
	}
	c.Path(cut, canvas.Paint{Stroke: canvas.Black, Width: 0.2})
	c.Path(fold, canvas.Paint{Stroke: canvas.Black, Width: 0.2, Dash: []float64{2, 1.5}})
	b.drawFront(c, canvas.Area{X: x[2], Y: top, W: b.w, H: b.h})
	b.drawBack(c, canvas.Area{X: x[0], Y: top, W: b.w, H: b.h})
	title := c.Say(b.Title)
	if caps := b.spine(title, b.w); caps >= boxLeast {
		art.DrawLettered(c, x[0]+b.w/2, top-b.d/2, -caps, title, canvas.Black) // its foot is at the front once it's closed
	}
	if caps := b.spine(title, b.h); caps >= boxLeast {
		p, width := art.Lettering(title)
		p = p.Moved(-width*caps/2, caps/2, caps)
		for _, side := range []float64{x[1], x[3]} {
			c.Path(p.TurnedAt(1, side+b.d/2, top+b.h/2), canvas.Paint{Fill: canvas.Black})
		}
	}
	c.Hatch(canvas.Path{}.Move(x[0]-1, top+3).Line(1, top+3+glue/2).Line(1, bottom-3-glue/2).Line(x[0]-1, bottom-3).Close(),
		canvas.Tone{Pattern: canvas.Dots, Pitch: 2, Weight: 0.3, Colour: canvas.Black})
	drawGlueWord(c, canvas.Area{Y: top, W: glue, H: b.h})
	canvas.Fit(c, canvas.Area{X: x[0] + 2*boxSlant, Y: bottom + b.d + 2, W: b.w - 4*boxSlant, H: boxFlap - 4}, c.Say("sheets.box-glue"), art.SmallType.Centred())
}

// spine is the height of capitals of a title along an end or a side of some length.
func (b tuckBox) spine(title string, long float64) float64 {
	return art.CapsFor(title, boxSpine*b.d, long-2*boxEdge)
}

// drawFront draws what the box shows when it stands: title, picture, and how many cards
// are in it.
func (b tuckBox) drawFront(c canvas.Canvas, on canvas.Area) {
	art.DrawFrame(c, on.X+boxEdge, on.Y+boxEdge, on.W-2*boxEdge, on.H-2*boxEdge)
	room, middle := on.W-2*boxInner, on.X+on.W/2
	lines, caps := titleLines(c.Say(b.Title), room)
	k := room / art.VignetteWidth
	high := float64(len(lines)-1)*boxLine*caps + caps + boxGap + k*art.VignetteHeight + boxGap + art.StrongType.CapHeight()
	y := on.Y + (on.H-high)/2 + caps
	for _, line := range lines {
		art.DrawTitle(c, middle, y, caps, line, art.Shaded, canvas.Middle)
		y += boxLine * caps
	}
	y += boxGap - boxLine*caps
	c.Push(middle-room/2, y, k)
	b.Picture(c)
	c.Path(canvas.Rect(0, 0, art.VignetteWidth, art.VignetteHeight), art.RulePen)
	c.Pop()
	y += k*art.VignetteHeight + boxGap + art.StrongType.CapHeight()
	c.Text(middle, y, c.Say(speech.Say("sheets.box-cards", "n", b.cards)), art.StrongType.Centred())
}

// drawBack covers the other face with a lattice, and an icon in its middle.
func (b tuckBox) drawBack(c canvas.Canvas, on canvas.Area) {
	art.DrawFrame(c, on.X+boxEdge, on.Y+boxEdge, on.W-2*boxEdge, on.H-2*boxEdge)
	field := canvas.Rect(on.X+boxField, on.Y+boxField, on.W-2*boxField, on.H-2*boxField)
	c.Hatch(field, canvas.Tone{Pattern: canvas.Cross, Pitch: boxLattice, Weight: 0.35, Colour: canvas.Spot})
	c.Path(field, art.RulePen)
	x, y, r := on.X+on.W/2, on.Y+on.H/2, boxMedal*on.W
	c.Path(canvas.Circle(x, y, r), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
	c.Path(canvas.Circle(x, y, r-1.4), art.FinePen)
	size := boxMedalArt * r
	art.DrawIcon(c, b.Icon, x-size/2, y-size/2, size, canvas.Black)
}

// titleLines sets a title in one line or two, whichever makes it larger in a room, and
// returns the height of its capitals.
func titleLines(title string, room float64) (lines []string, caps float64) {
	lines, caps = []string{title}, art.CapsFor(title, boxTitle, room)
	words := strings.Fields(title)
	for i := 1; i < len(words); i++ {
		upper, lower := strings.Join(words[:i], " "), strings.Join(words[i:], " ")
		if both := min(art.CapsFor(upper, boxTitle, room), art.CapsFor(lower, boxTitle, room)); both > caps {
			lines, caps = []string{upper, lower}, both
		}
	}
	return lines, caps
}
