package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets"
)

// jokerBack is the back of all jokers.
var jokerBack = back{name: "Joker", art: "joker", rings: true}

// jokerCards are the jokers.
func jokerCards(job sheets.PrintJob) []sheets.Card {
	var cards []sheets.Card
	for _, j := range houseOf(job.Setup).Jokers {
		for range j.Count {
			n := len(cards) + 1
			back := jokerBack.panel(fmt.Sprintf("joker-%d-back", n), "Joker", key("joker back"))
			cards = append(cards, sheets.Card{Front: jokerFront(n, j), Back: back})
		}
	}
	return cards
}

// jokerFront is the face of a joker.
func jokerFront(n int, j scenario.Joker) sheets.Panel {
	w, h := sheets.Mini.W, sheets.Mini.H
	return sheets.Panel{
		ID: fmt.Sprintf("joker-%d", n), Owner: scoring.Table, Title: "joker: " + j.Title, W: w, H: h, Key: key("joker", j),
		Static: func(c sheets.Canvas) {
			sheets.DrawFrame(c, 3, 3, w-6, h-6)
			c.Text(w/2, 12.4, "Joker", sheets.StrongType.Centred())
			drawArt(c, "joker", w/2, 22, 14, sheets.Spot)
			heading{4.2, w - 12, sheets.Solid, sheets.Middle}.draw(c, w/2, 36, j.Title)
			sheets.DrawDivider(c, w/2, 38.8, 22)
			sheets.Fit(c, sheets.Area{X: 7, Y: 40.4, W: w - 14, H: 17}, j.Text, sheets.SmallType.Centred())
			c.Text(w/2, h-6.4, "once, in your own phase", sheets.TinyType.Centred())
		},
	}
}
