package rintintin

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/rintintin/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// boodle are the boodle cards with their backs.
func boodle(job press.Job) ([]press.Batch, error) {
	var deck []press.Card
	for i, value := range houseOf(job.Setup).Boodle {
		deck = append(deck, press.Card{Front: boodleFront(i, value), Back: boodleBack(i)})
	}
	return []press.Batch{{Card: press.Poker, Cards: deck, Blank: press.CardBlank}}, nil
}

// box makes a box for the boodle cards.
func box(job press.Job) ([]press.Page, error) {
	return press.TuckBox(job, press.Poker, len(houseOf(job.Setup).Boodle), press.Label{
		Title: game.Game.Info().Title, Icon: art.Gold, Picture: drawLookout,
	})
}

// boodleFront is the face of a card, the same from both ends.
func boodleFront(i, value int) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	return panel.Panel{
		ID: fmt.Sprintf("boodle-%d", i+1), Owner: scoring.Table, Title: rules.BoodleLabel(value), W: w, H: h,
		Key: key("boodle front", value),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 4, 4, w-8, h-8)
			art.DrawTitle(c, w/2, 18.4, 5.4, c.Say("rintintin.cell-boodle"), art.Shaded, canvas.Middle)
			art.DrawDivider(c, w/2, 22.6, 36)
			worth := c.Say(speech.Say("rintintin.card-worth", "value", value))
			art.DrawLettered(c, w/2, 38.6, art.CapsFor(worth, 19, w-20), worth, canvas.Black)
			art.DrawTitle(c, w/2, 59, 5.8, c.Say("rintintin.card-million"), art.Solid, canvas.Middle)
			drawLoot(c, w/2, 69.6, value)
			c.Text(w/2, h-8, c.Say(speech.Say("rintintin.card-counts", "value", value)), art.PlainType.Centred())
		},
	}
}

// drawLoot draws what a card brings: nuggets of gold, or a snake in the grass.
func drawLoot(c canvas.Canvas, x, y float64, value int) {
	const most, size = 3, 12.0
	if value == 0 {
		drawIcon(c, art.Snake, x, y, size, canvas.Spot)
		return
	}
	n := min(most, 1+(value-1)/4) // of a card of 2, 5 and 10: one, two and three
	for i := range n {
		drawIcon(c, art.Gold, x+(float64(i)-float64(n-1)/2)*size*1.05, y, size, canvas.Spot)
	}
}

// boodleBack is the back of all cards, which is the same turned any way.
func boodleBack(i int) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	return panel.Panel{
		ID: fmt.Sprintf("boodle-%d-back", i+1), Owner: scoring.Table, Title: "rintintin.cell-boodle", W: w, H: h, Key: key("boodle back"),
		Static: func(c canvas.Canvas) { drawBack(c, w, h) },
	}
}

// drawBack draws a lattice with a medal, all of it the same head over heels.
func drawBack(c canvas.Canvas, w, h float64) {
	const edge, in, step, medal = 4.5, 1.8, 4.4, 15.0 // edge and in of the frame's rules
	c.Path(canvas.Rect(edge, edge, w-2*edge, h-2*edge), canvas.Paint{Stroke: canvas.Black, Width: 1})
	const at = edge + in
	lattice(at, w-at, at, h-at, step, func(x1, y1, x2, y2 float64) {
		c.Path(canvas.Line(x1, y1, x2, y2), canvas.Paint{Stroke: canvas.Spot, Width: 0.45})
	})
	c.Path(canvas.Rect(at, at, w-2*at, h-2*at), art.RulePen)
	c.Path(canvas.Circle(w/2, h/2, medal), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
	c.Path(canvas.Circle(w/2, h/2, medal-1.4), art.FinePen)
	const nugget, away = 11.0, 6.2
	drawIcon(c, art.Gold, w/2, h/2-away, nugget, canvas.Black)
	drawIcon(c, art.Gold, w/2, h/2+away, -nugget, canvas.Black)
}

// lattice draws both diagonals through a rectangle, step apart along its
// edges and even about its middle.
func lattice(left, right, top, bottom, step float64, line func(x1, y1, x2, y2 float64)) {
	middle, half := (left+right)/2, (bottom-top)/2
	for n := -60; n <= 60; n++ {
		x := middle + float64(n)*step // where it crosses the level of the middle
		for _, side := range []float64{-1, 1} {
			from, to := -half, half // along y from the middle; x runs with side
			if side > 0 {
				from, to = max(from, left-x), min(to, right-x)
			} else {
				from, to = max(from, x-right), min(to, x-left)
			}
			if from < to {
				line(x+side*from, top+half+from, x+side*to, top+half+to)
			}
		}
	}
}
