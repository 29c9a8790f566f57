package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// pileBacks are the backs of the piles.
var pileBacks = [rules.Piles]back{
	rules.Easy:      {name: "Easy", art: "wound", level: true},
	rules.Average:   {name: "Average", art: "wound", upright: true},
	rules.Difficult: {name: "Difficult", art: "wound", level: true, upright: true},
	rules.Panic:     {name: "Panic", art: "panic", rays: true},
}

// A cardSort is a sort of cards of a pile.
type cardSort struct {
	word  string // as in a ledger, and as its drawing is called
	count int
	says  string // what it does, where its word does not say it
}

// cardSays is what cards do whose words do not say it.
var cardSays = map[string]string{
	"jam":     "no wound; the gun is jammed",
	"panic":   "the target draws a panic card",
	"nothing": "keeps calm",
	"startle": "loses the ambush",
	"drop":    "drops the gun in use",
	"flee":    "flees one zone",
	"shake":   "no shot in the next phase",
}

// sortsOf are the sorts of cards in a pile.
func sortsOf(d rules.Decks, p rules.Pile) []cardSort {
	var sorts []cardSort
	for _, card := range d.Cards(p) {
		sorts = append(sorts, cardSort{card.Name, card.Most, cardSays[card.Name]})
	}
	return sorts
}

// pileCards are the cards of the four piles.
func pileCards(job sheets.PrintJob) []sheets.Card {
	var cards []sheets.Card
	for p := range rules.Pile(rules.Piles) {
		for _, s := range sortsOf(houseOf(job.Setup).Decks, p) {
			for range s.count {
				n := len(cards) + 1
				back := pileBacks[p].panel(fmt.Sprintf("card-%d-back", n), p.String(), key("pile back", p))
				cards = append(cards, sheets.Card{Front: pileFront(n, p, s, job.House), Back: back})
			}
		}
	}
	return cards
}

// pileFront is the face of a card of a pile.
func pileFront(n int, p rules.Pile, s cardSort, house bool) sheets.Panel {
	w, h := sheets.Mini.W, sheets.Mini.H
	return sheets.Panel{
		ID: fmt.Sprintf("card-%d", n), Owner: scoring.Table, Title: p.String() + ": " + s.word, W: w, H: h, Key: key("pile front", p, s, house),
		Static: func(c sheets.Canvas) {
			sheets.DrawFrame(c, 3, 3, w-6, h-6)
			c.Text(w/2, 12.4, pileBacks[p].name, sheets.StrongType.Centred())
			sheets.DrawDivider(c, w/2, 15, 22)
			drawSort(c, s.word, w/2, 31, 24)
			heading{4.6, w - 14, sheets.Solid, sheets.Middle}.draw(c, w/2, 53, wordsOf(s.word))
			sheets.Fit(c, sheets.Area{X: 8, Y: 54.4, W: w - 16, H: 4}, s.says, sheets.SmallType.Centred())
			if house {
				c.Text(w/2, h-6.4, "house", sheets.TinyType.Centred())
			}
		},
	}
}

// drawSort draws what happens by a card into a square whose middle is x, y.
func drawSort(c sheets.Canvas, word string, x, y, size float64) {
	if word == "two-wounds" {
		drawArt(c, "wound", x-size*0.22, y-size*0.18, size*0.72, sheets.Black)
		drawArt(c, "wound", x+size*0.26, y+size*0.22, size*0.56, sheets.Black)
		return
	}
	drawArt(c, word, x, y, size, sheets.Black)
}
