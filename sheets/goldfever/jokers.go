package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// jokerBack is the back of all jokers.
var jokerBack = back{name: "Joker", art: "joker", rings: true}

// jokerCards are the jokers.
func jokerCards(job sheets.Job) []sheets.Card {
	var cards []sheets.Card
	for _, j := range houseOf(job.Setup).Jokers {
		for range j.Count {
			n := len(cards) + 1
			cards = append(cards, sheets.Card{Front: jokerFront(n, j, job.House), Back: jokerBehind(n)})
		}
	}
	return cards
}

// jokerFront is the face of a joker.
func jokerFront(n int, j rules.Joker, house bool) sheets.Panel {
	w, h := sheets.Mini.W, sheets.Mini.H
	return sheets.Panel{
		ID: fmt.Sprintf("joker-%d", n), Owner: scoring.Table, Title: "joker: " + j.Title, W: w, H: h, Key: key("joker", j, house),
		Static: func(c sheets.Canvas) {
			sheets.DrawFrame(c, 3, 3, w-6, h-6)
			c.Text(w/2, 12.4, "Joker", strong.Centred())
			drawArt(c, "joker", w/2, 22, 14, sheets.Spot)
			heading{4.2, w - 12, sheets.Solid, sheets.Middle}.draw(c, w/2, 36, j.Title)
			sheets.DrawDivider(c, w/2, 38.8, 22)
			sheets.Fit(c, sheets.Area{X: 7, Y: 40.4, W: w - 14, H: 17}, j.Text, small.Centred())
			line := "once"
			if house {
				line += ", house"
			}
			c.Text(w/2, h-6.4, line, tiny.Centred())
		},
	}
}

// jokerBehind is the back of a joker.
func jokerBehind(n int) sheets.Panel {
	w, h := sheets.Mini.W, sheets.Mini.H
	return sheets.Panel{
		ID: fmt.Sprintf("joker-%d-back", n), Owner: scoring.Table, Title: "Joker", W: w, H: h, Key: key("joker back"),
		Static: func(c sheets.Canvas) { jokerBack.draw(c, w, h) },
	}
}
