package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// jokerWords tell what a joker does, in short (MI13).
const jokerWords = "Play it before the car is sold and drive for nothing. Of several on a day the first counts."

// jokerFront is the face of a joker.
func jokerFront(id string) sheets.Panel {
	w, h := sheets.Poker.W, sheets.Poker.H
	return sheets.Panel{
		ID: id, Owner: scoring.Table, Title: "Joker", W: w, H: h, Key: key("joker"),
		Static: func(c sheets.Canvas) {
			drawCardFrame(c)
			sheets.DrawTitle(c, w/2, 16, 8, "Joker", sheets.Shaded, sheets.Middle)
			sheets.DrawDivider(c, w/2, 20.6, 40)
			c.Path(rosette(w/2, 38, 12.6, 16, 20, 8), lace)
			drawPicture(c, "joker", w/2, 38, 20)
			sheets.Paragraph(c, sheets.Area{X: 8, Y: 56, W: w - 16, H: 14}, jokerWords, sheets.SmallType.Centred())
			drawJokerDays(c)
			c.Text(w/2, 81.6, "once a game each", sheets.CaptionType.Centred())
		},
	}
}

// drawJokerDays prints the week: the days on which a joker counts, and the
// others struck.
func drawJokerDays(c sheets.Canvas) {
	const left, top, high = cardField, 71.2, 6.2
	wide := (sheets.Poker.W - 2*cardField) / rules.Days
	for d := range rules.Weekday(rules.Days) {
		x := left + wide*float64(d)
		box := sheets.Rect(x, top, wide, high)
		t := sheets.SmallType
		if d.Jokers() {
			t = sheets.StrongType
			c.Path(box, sheets.BoxPen)
		} else {
			c.Path(box, sheets.FinePen)
			c.Path(sheets.Line(x, top+high, x+wide, top), sheets.RulePen)
		}
		c.Text(x+wide/2, top+high/2+t.CapHeight()/2, d.Name()[:3], t.Centred())
	}
}
