package maloney

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// cards are the action cards and the jokers.
func cards(job press.Job) ([]press.Batch, error) {
	m := world(job)
	var deck []press.Card
	for i := range m.Cities {
		for j := range m.Cities[i].Best {
			id := fmt.Sprintf("action-%d-%d", i+1, j+1)
			deck = append(deck, press.Card{Front: actionFront(id, m, i, j), Back: deckBack(id, "car")})
		}
	}
	for i := range rules.MaxPlayers {
		id := fmt.Sprintf("joker-%d", i+1)
		deck = append(deck, press.Card{Front: jokerFront(id), Back: deckBack(id, "joker")})
	}
	return []press.Batch{{Card: press.Poker, Cards: deck, Blank: press.CardBlank}}, nil
}

// suitcases are the suitcases, k times as large.
func suitcases(job press.Job, k float64) press.Batch {
	var cases []press.Card
	for i, found := range world(job).Suitcases {
		id := fmt.Sprintf("suitcase-%d", i+1)
		cases = append(cases, press.Card{Front: suitcaseFront(id, found).Scaled(k), Back: suitcaseBack(id).Scaled(k)})
	}
	size := canvas.Size{Name: suitcaseSize.Name, W: k * suitcaseSize.W, H: k * suitcaseSize.H}
	return press.Batch{Card: size, Cards: cases}
}

// The edges of a card of the deck: a heavy rule and a fine one.
const (
	cardEdge  = 3.6
	cardField = 5.0
)

// drawCardFrame draws the two rules round a card of the deck.
func drawCardFrame(c canvas.Canvas) {
	w, h := press.Poker.W, press.Poker.H
	c.Path(canvas.Rect(cardEdge, cardEdge, w-2*cardEdge, h-2*cardEdge), art.HeavyPen)
	c.Path(canvas.Rect(cardField, cardField, w-2*cardField, h-2*cardField), art.FinePen)
}

// deckBack is the back of all cards of the deck that bear a picture, the same
// head over heels.
func deckBack(id, picture string) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	return panel.Panel{
		ID: id + "-back", Owner: scoring.Table, Title: "maloney.card-back", W: w, H: h, Key: key("card back", picture),
		Static: func(c canvas.Canvas) {
			const edge, lane, field = 4.0, 7.2, 10.4 // the heavy rule, the middle of the rope, the fine rule
			c.Path(canvas.Rect(edge, edge, w-2*edge, h-2*edge), canvas.Paint{Stroke: canvas.Black, Width: 1})
			c.Path(rope(canvas.Area{X: lane, Y: lane, W: w - 2*lane, H: h - 2*lane}, 1.7, 5, 6), lace)
			for _, corner := range []point{{lane, lane}, {w - lane, lane}, {lane, h - lane}, {w - lane, h - lane}} {
				c.Path(canvas.Rect(corner.x-2.7, corner.y-2.7, 5.4, 5.4), art.BoxPen)
				c.Path(rosette(corner.x, corner.y, 0.5, 2.3, 4, 3), lace)
			}
			c.Path(canvas.Rect(field, field, w-2*field, h-2*field), art.RulePen)
			c.Path(mesh(canvas.Area{X: field, Y: field, W: w - 2*field, H: h - 2*field}, 3.8, 7), lace)
			const medal, seal = 17.0, 6.0
			for _, end := range []float64{-1, 1} {
				y := h/2 + end*25.8
				c.Path(canvas.Circle(w/2, y, seal+0.7), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.5})
				c.Path(rosette(w/2, y, 1.6, seal, 8, 3), laceDark)
			}
			c.Path(canvas.Circle(w/2, h/2, medal+1.4), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.8})
			c.Path(rosette(w/2, h/2, 12.6, medal, 24, 6), laceDark)
			c.Path(canvas.Circle(w/2, h/2, 12.2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35})
			for _, end := range []float64{-1, 1} {
				drawPicture(c, picture, w/2, h/2+end*5, -end*8.6)
			}
			c.Path(canvas.Line(w/2-9, h/2, w/2+9, h/2), art.FinePen)
		},
	}
}

// jokerFront is the face of a joker: what it does, in short (MI13).
func jokerFront(id string) panel.Panel {
	w, h := press.Poker.W, press.Poker.H
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: "maloney.cell-joker", W: w, H: h, Key: key("joker"),
		Static: func(c canvas.Canvas) {
			drawCardFrame(c)
			art.DrawTitle(c, w/2, 16, 8, c.Say("maloney.cell-joker"), art.Shaded, canvas.Middle)
			art.DrawDivider(c, w/2, 20.6, 40)
			c.Path(rosette(w/2, 38, 12.6, 16, 20, 8), lace)
			drawPicture(c, "joker", w/2, 38, 20)
			canvas.Paragraph(c, canvas.Area{X: 8, Y: 56, W: w - 16, H: 14}, c.Say("maloney.joker-words"), art.SmallType.Centred())
			drawJokerDays(c)
			c.Text(w/2, 81.6, c.Say("maloney.once-a-game"), art.CaptionType.Centred())
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
		c.Text(x+wide/2, top+high/2+t.CapHeight()/2, c.Say(d.Short()), t.Centred())
	}
}

// box makes a box for the action cards and the jokers.
func box(job press.Job) ([]press.Page, error) {
	cards := rules.MaxPlayers // the jokers
	for _, city := range world(job).Cities {
		cards += len(city.Best)
	}
	return press.TuckBox(job, press.Poker, cards, press.Label{
		Title: game.Game.Info().Title, Icon: art.Suitcase, Picture: drawDeparture,
	})
}
