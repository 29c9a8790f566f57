package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// box makes a box for the cards.
func box(job press.Job) ([]press.Page, error) {
	return press.TuckBox(job, press.Mini, len(pileCards(job))+len(jokerCards(job)), press.Label{
		Title: game.Game.Info().Title, Icon: art.Pistol,
		Picture: func(c canvas.Canvas) {
			drawStreet(c, canvas.Area{W: art.VignetteWidth, H: art.VignetteHeight}, (press.Mini.W-11)/art.VignetteWidth)
		},
	})
}

// deck are all cards with their backs.
func deck(job press.Job) ([]press.Batch, error) {
	if err := drawable(job); err != nil {
		return nil, err
	}
	return []press.Batch{{Card: press.Mini, Cards: append(pileCards(job), jokerCards(job)...), Blank: press.CardBlank}}, nil
}

// pileBacks are the backs of the piles.
var pileBacks = [terms.Piles]back{
	terms.Easy:      {name: "goldfever.back-easy", art: "wound", level: true},
	terms.Average:   {name: "goldfever.back-average", art: "wound", upright: true},
	terms.Difficult: {name: "goldfever.back-difficult", art: "wound", level: true, upright: true},
	terms.Panic:     {name: "goldfever.back-panic", art: "panic", rays: true},
}

// A cardSort is a sort of cards of a pile.
type cardSort struct {
	word  string // as in a ledger, and as its drawing is called
	count int
	says  speech.Text // what it does, where its word does not say it
}

// cardSays is what cards do whose words do not say it.
var cardSays = map[string]speech.Text{
	"jam":     "goldfever.does-jam",
	"panic":   "goldfever.does-panic",
	"nothing": "goldfever.does-nothing",
	"startle": "goldfever.does-startle",
	"drop":    "goldfever.does-drop",
	"flee":    "goldfever.does-flee",
	"shake":   "goldfever.does-shake",
}

// sortsOf are the sorts of cards in a pile.
func sortsOf(d scenario.Decks, p terms.Pile) []cardSort {
	var sorts []cardSort
	for _, card := range d.Cards(p) {
		sorts = append(sorts, cardSort{card.Name, card.Most, cardSays[card.Name]})
	}
	return sorts
}

// pileCards are the cards of the four piles.
func pileCards(job press.Job) []press.Card {
	var cards []press.Card
	for p := range terms.Pile(terms.Piles) {
		for _, s := range sortsOf(houseOf(job.Setup).Decks, p) {
			for range s.count {
				n := len(cards) + 1
				back := pileBacks[p].panel(fmt.Sprintf("card-%d-back", n), p.Title(), key("pile back", p))
				cards = append(cards, press.Card{Front: pileFront(n, p, s), Back: back})
			}
		}
	}
	return cards
}

// pileFront is the face of a card of a pile.
func pileFront(n int, p terms.Pile, s cardSort) panel.Panel {
	w, h := press.Mini.W, press.Mini.H
	return panel.Panel{
		ID: fmt.Sprintf("card-%d", n), Owner: scoring.Table, Title: speech.Say("goldfever.card-front", "pile", p.Title(), "card", terms.CardTitle(s.word)), W: w, H: h, Key: key("pile front", p, s),
		Static: func(c canvas.Canvas) {
			c.Path(canvas.Rect(3, 3, w-6, h-6), art.HeavyPen)
			c.Path(canvas.Rect(4.2, 4.2, w-8.4, h-8.4), art.FinePen)
			for _, top := range []float64{frontBand, h - frontBand - bandHigh} {
				drawBand(c, p, canvas.Area{X: frontBand, Y: top, W: w - 2*frontBand, H: bandHigh})
			}
			drawSort(c, s.word, w/2, 29, 22)
			heading{4.6, w - 14, art.Solid, canvas.Middle}.draw(c, w/2, 48.6, c.Say(terms.CardTitle(s.word)))
			says, high := c.Say(s.says), 4.0
			if canvas.Measure(says, art.SmallType.Sized(canvas.LeastSize)) > w-16 {
				high = 4.5 // for two lines
			}
			canvas.Fit(c, canvas.Area{X: 8, Y: 49.6, W: w - 16, H: high}, says, art.SmallType.Centred())
		},
	}
}

// The bands of a pile's fronts, mm: how far from the edge, and how high.
const (
	frontBand = 4.2
	bandHigh  = 9.6
)

// A band is how the fronts of a pile are told from the others: a ground, and so many
// stars as it is hard to hit.
type band struct {
	ground []canvas.Pattern
	stars  int
}

var bands = [terms.Piles]band{
	terms.Easy:      {nil, 1},
	terms.Average:   {[]canvas.Pattern{canvas.Diagonal}, 2},
	terms.Difficult: {[]canvas.Pattern{canvas.Level, canvas.Upright}, 3},
	terms.Panic:     {[]canvas.Pattern{canvas.Dots}, 0},
}

// drawBand draws the band of a pile: its name on a plate, and its stars under it.
func drawBand(c canvas.Canvas, p terms.Pile, a canvas.Area) {
	const caps, in, star, foot = 2.8, 1.8, 2.8, 3.6
	for _, pattern := range bands[p].ground {
		c.Hatch(a.Outline(), canvas.Tone{Pattern: pattern, Pitch: 1.1, Weight: 0.3, Colour: canvas.Spot})
	}
	c.Path(a.Outline(), art.RulePen)
	name, stars := c.Say(pileBacks[p].name), bands[p].stars
	wide, high := art.TitleWidth(name, caps)+2*in, a.H-1.6
	if stars == 0 {
		high -= foot
	}
	y := a.Y + (a.H-high)/2
	c.Path(canvas.Rect(a.X+(a.W-wide)/2, y, wide, high), art.BoxPen)
	art.DrawLettered(c, a.X+a.W/2, y+1+caps/2, caps, name, canvas.Black)
	for i := range stars {
		x := a.X + a.W/2 + (star+0.4)*(float64(i)-float64(stars-1)/2)
		art.DrawIcon(c, art.Star, x-star/2, y+high-star-0.5, star, canvas.Black)
	}
}

// drawSort draws what happens by a card into a square whose middle is x, y.
func drawSort(c canvas.Canvas, word string, x, y, size float64) {
	if word == "two-wounds" {
		drawArt(c, "wound", x-size*0.22, y-size*0.18, size*0.72, canvas.Black)
		drawArt(c, "wound", x+size*0.26, y+size*0.22, size*0.56, canvas.Black)
		return
	}
	drawArt(c, word, x, y, size, canvas.Black)
}

// jokerBack is the back of all jokers.
var jokerBack = back{name: "goldfever.joker", art: "joker", rings: true}

// jokerCards are the jokers.
func jokerCards(job press.Job) []press.Card {
	var cards []press.Card
	for _, j := range houseOf(job.Setup).Jokers {
		for range j.Count {
			n := len(cards) + 1
			back := jokerBack.panel(fmt.Sprintf("joker-%d-back", n), "goldfever.joker", key("joker back"))
			cards = append(cards, press.Card{Front: jokerFront(n, j), Back: back})
		}
	}
	return cards
}

// jokerFront is the face of a joker.
func jokerFront(n int, j scenario.Joker) panel.Panel {
	w, h := press.Mini.W, press.Mini.H
	return panel.Panel{
		ID: fmt.Sprintf("joker-%d", n), Owner: scoring.Table, Title: speech.Say("goldfever.joker-front", "joker", scenario.Printed(j.Title)), W: w, H: h, Key: key("joker", j),
		Static: func(c canvas.Canvas) {
			art.DrawFrame(c, 3, 3, w-6, h-6)
			picture := canvas.Area{X: w/2 - 12, Y: 6.4, W: 24, H: 24}
			c.Hatch(picture.Outline(), canvas.Tone{Pattern: canvas.Level, Pitch: 0.9, Weight: 0.2, Colour: canvas.Spot})
			engravings.Of("joker-"+j.Kind.String()).Draw(c, picture.X, picture.Y, picture.W/portraitGrid, canvas.Black)
			c.Path(picture.Outline(), art.RulePen)
			heading{4.2, w - 12, art.Solid, canvas.Middle}.draw(c, w/2, 36.4, c.Say(scenario.Printed(j.Title)))
			art.DrawDivider(c, w/2, 38.8, 22)
			set(c, jokerWords, c.Say(scenario.Printed(j.Text)), art.PlainType.Centred())
			c.Text(w/2, h-6.4, c.Say("goldfever.joker-once"), art.TinyType.Centred())
		},
	}
}
