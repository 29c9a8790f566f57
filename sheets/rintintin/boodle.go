package rintintin

import (
	"fmt"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// boodle makes the boodle cards with their backs.
func boodle(job sheets.PrintJob) ([]sheets.Page, error) {
	var deck []sheets.Card
	for i, value := range houseOf(job.Setup).Boodle {
		deck = append(deck, sheets.Card{Front: boodleFront(i, value), Back: boodleBack(i)})
	}
	return sheets.LayCards(job, "boodle", sheets.Poker, sheets.CardBlank, deck)
}

// box makes a box for the boodle cards.
func box(job sheets.PrintJob) ([]sheets.Page, error) {
	return sheets.TuckBox(job, sheets.Poker, len(houseOf(job.Setup).Boodle), "Boodle", sheets.Gold)
}

// boodleFront is the face of a card, the same from both ends.
func boodleFront(i, value int) sheets.Panel {
	w, h := sheets.Poker.W, sheets.Poker.H
	return sheets.Panel{
		ID: fmt.Sprintf("boodle-%d", i+1), Owner: scoring.Table, Title: fmt.Sprint("Boodle ", value), W: w, H: h,
		Key: key("boodle front", value),
		Static: func(c sheets.Canvas) {
			sheets.DrawFrame(c, 4, 4, w-8, h-8)
			sheets.DrawTitle(c, w/2, 20, 6, "Boodle", sheets.Shaded, sheets.Middle)
			sheets.DrawDivider(c, w/2, 24.5, 36)
			sheets.DrawLettered(c, w/2, 43, 26, strconv.Itoa(value), sheets.Black)
			drawLoot(c, w/2, 67, value)
			c.Text(w/2, h-8, "points", small.Centred())
		},
	}
}

// drawLoot draws what a card brings: nuggets of gold, or a snake in the grass.
func drawLoot(c sheets.Canvas, x, y float64, value int) {
	const most, size = 3, 13.0
	if value == 0 {
		drawIcon(c, sheets.Snake, x, y, size, sheets.Spot)
		return
	}
	n := min(most, 1+(value-1)/4) // of a card of 2, 5 and 10: one, two and three
	for i := range n {
		drawIcon(c, sheets.Gold, x+(float64(i)-float64(n-1)/2)*size*1.05, y, size, sheets.Spot)
	}
}

// boodleBack is the back of all cards, which is the same turned any way.
func boodleBack(i int) sheets.Panel {
	w, h := sheets.Poker.W, sheets.Poker.H
	return sheets.Panel{
		ID: fmt.Sprintf("boodle-%d-back", i+1), Owner: scoring.Table, Title: "Boodle", W: w, H: h, Key: key("boodle back"),
		Static: func(c sheets.Canvas) { drawBack(c, w, h) },
	}
}

// drawBack draws a lattice with a medal, all of it the same head over heels.
func drawBack(c sheets.Canvas, w, h float64) {
	const edge, in, step, medal = 4.5, 1.8, 4.4, 15.0 // edge and in of the frame's rules
	c.Path(sheets.Rect(edge, edge, w-2*edge, h-2*edge), sheets.Paint{Stroke: sheets.Black, Width: 1})
	const at = edge + in
	lattice(at, w-at, at, h-at, step, func(x1, y1, x2, y2 float64) {
		c.Path(sheets.Line(x1, y1, x2, y2), sheets.Paint{Stroke: sheets.Spot, Width: 0.45})
	})
	c.Path(sheets.Rect(at, at, w-2*at, h-2*at), sheets.RulePen)
	c.Path(sheets.Circle(w/2, h/2, medal), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.8})
	c.Path(sheets.Circle(w/2, h/2, medal-1.4), sheets.FinePen)
	const nugget, away = 11.0, 6.2
	drawIcon(c, sheets.Gold, w/2, h/2-away, nugget, sheets.Black)
	drawIcon(c, sheets.Gold, w/2, h/2+away, -nugget, sheets.Black)
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
