package press

import (
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

// A tuckBox is a box for cards as it lies flat: glue flap, back, side, front and
// side beside one another, lid over the back, floor under it.
type tuckBox struct {
	w, h, d float64 // inside
	title   speech.Text
	icon    art.Icon
}

// TuckBox makes a box for a number of cards of one size, to cut out, fold and glue, with
// a title on its front. A *Refusal says that the paper is too small.
func TuckBox(job Job, card canvas.Size, cards int, title speech.Text, icon art.Icon) ([]Page, error) {
	b := tuckBox{card.W + boxRoom, card.H + boxRoom, float64(cards)*cardStock + boxRoom, title, icon}
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
		ID: "box", Owner: scoring.Table, Title: speech.Say("sheets.box", "game", b.title),
		W: boxFlap + 2*b.w + 2*b.d, H: 2*(boxFlap+b.d) + b.h, Static: b.draw,
	}
}

func (b tuckBox) draw(c canvas.Canvas) {
	top, bottom := boxFlap+b.d, boxFlap+b.d+b.h
	x := [5]float64{boxFlap, boxFlap + b.w}
	x[2], x[3] = x[1]+b.d, x[1]+b.d+b.w
	x[4] = x[3] + b.d
	flap := func(left, right, y, away float64) canvas.Path { // narrows as it goes away from the fold at y
		return canvas.Path{}.Move(left, y).Line(left+boxSlant, y+away).Line(right-boxSlant, y+away).Line(right, y)
	}
	cut := canvas.Path{}.Move(x[0], top).Line(0, top+boxFlap/2).Line(0, bottom-boxFlap/2).Line(x[0], bottom)
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
	c.Hatch(canvas.Path{}.Move(x[0]-1, top+3).Line(1, top+3+boxFlap/2).Line(1, bottom-3-boxFlap/2).Line(x[0]-1, bottom-3).Close(),
		canvas.Tone{Pattern: canvas.Dots, Pitch: 2, Weight: 0.3, Colour: canvas.Black})
	canvas.Fit(c, canvas.Area{X: x[0] + 2, Y: bottom - 9, W: b.w - 4, H: 7}, c.Say("sheets.box-glue"), art.SmallType.Centred())
}

// drawFront draws what the box shows when it stands.
func (b tuckBox) drawFront(c canvas.Canvas, on canvas.Area) {
	c.Path(canvas.Rect(on.X+4, on.Y+4, on.W-8, on.H-8), canvas.Paint{Stroke: canvas.Black, Width: 1})
	c.Path(canvas.Rect(on.X+5.5, on.Y+5.5, on.W-11, on.H-11), canvas.Paint{Stroke: canvas.Spot, Width: 0.3})
	title := c.Say(b.title)
	caps := min(9, 9*(on.W-16)/art.TitleWidth(title, 9))
	art.DrawTitle(c, on.X+on.W/2, on.Y+on.H*0.3, caps, title, art.Shaded, canvas.Middle)
	size := on.W * 0.5
	art.DrawIcon(c, b.icon, on.X+(on.W-size)/2, on.Y+on.H*0.42, size, canvas.Spot)
}
