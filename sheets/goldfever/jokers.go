package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// jokerBack is the back of all jokers.
var jokerBack = back{name: "Joker", art: "joker", rings: true}

// jokerCards are the jokers.
func jokerCards(job press.Job) []press.Card {
	var cards []press.Card
	for _, j := range houseOf(job.Setup).Jokers {
		for range j.Count {
			n := len(cards) + 1
			back := jokerBack.panel(fmt.Sprintf("joker-%d-back", n), "Joker", key("joker back"))
			cards = append(cards, press.Card{Front: jokerFront(n, j), Back: back})
		}
	}
	return cards
}

// jokerFront is the face of a joker.
func jokerFront(n int, j rules.Joker) panel.Panel {
	w, h := press.Mini.W, press.Mini.H
	return panel.Panel{
		ID: fmt.Sprintf("joker-%d", n), Owner: scoring.Table, Title: "joker: " + j.Title, W: w, H: h, Key: key("joker", j),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 3, 3, w-6, h-6)
			c.Text(w/2, 12.4, "Joker", art.StrongType.Centred())
			drawArt(c, "joker", w/2, 22, 14, canvas.Spot)
			heading{4.2, w - 12, art.Solid, canvas.Middle}.draw(c, w/2, 36, j.Title)
			art.DrawDivider(c, w/2, 38.8, 22)
			canvas.Fit(c, canvas.Area{X: 7, Y: 40.4, W: w - 14, H: 17}, j.Text, art.SmallType.Centred())
			c.Text(w/2, h-6.4, "once, in your own phase", art.TinyType.Centred())
		},
	}
}
