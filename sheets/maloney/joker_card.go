package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// jokerWords tell what a joker does, in short (MI13).
const jokerWords = "Play it before the car is sold and drive for nothing. Of several on a day the first counts."

// jokerFront is the face of a joker.
func jokerFront(id string) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: "Joker", W: w, H: h, Key: key("joker"),
		Static: func(c canvas.Canvas) {
			drawCardFrame(c)
			art.DrawTitle(c, w/2, 16, 8, "Joker", art.Shaded, canvas.Middle)
			art.DrawDivider(c, w/2, 20.6, 40)
			c.Path(rosette(w/2, 38, 12.6, 16, 20, 8), lace)
			drawPicture(c, "joker", w/2, 38, 20)
			canvas.Paragraph(c, canvas.Area{X: 8, Y: 56, W: w - 16, H: 14}, jokerWords, art.SmallType.Centred())
			drawJokerDays(c)
			c.Text(w/2, 81.6, "once a game each", art.CaptionType.Centred())
		},
	}
}

// drawJokerDays prints the week: the days on which a joker counts, and the
// others struck.
func drawJokerDays(c canvas.Canvas) {
	const left, top, high = cardField, 71.2, 6.2
	wide := (press.Poker.W - 2*cardField) / rules.Days
	for d := range rules.Weekday(rules.Days) {
		x := left + wide*float64(d)
		box := canvas.Rect(x, top, wide, high)
		t := art.SmallType
		if d.Jokers() {
			t = art.StrongType
			c.Path(box, art.BoxPen)
		} else {
			c.Path(box, art.FinePen)
			c.Path(canvas.Line(x, top+high, x+wide, top), art.RulePen)
		}
		c.Text(x+wide/2, top+high/2+t.CapHeight()/2, d.Name()[:3], t.Centred())
	}
}
