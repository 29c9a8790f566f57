package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// tokenSize is the size of a token, which lies in the boxes of a character's
// card.
var tokenSize = sheets.Size{Name: "token", W: 18, H: 18}

// A side is what one side of a token shows. Sides of the same word look alike.
type side struct {
	word string
	draw func(sheets.Canvas)
}

// tokens makes the chips, all objects of the scenario, and markers, with their
// backs.
func tokens(job sheets.PrintJob) ([]sheets.Page, error) {
	house, fighters := houseOf(job.Setup), fightersOf(job)
	var cards []sheets.Card
	add := func(count int, front, back side) {
		for range count {
			n := len(cards) + 1
			cards = append(cards, sheets.Card{Front: tokenPanel(n, "", front), Back: tokenPanel(n, "-back", back)})
		}
	}
	for _, f := range fighters {
		add(1, chip(f), chipBack)
	}
	guns := 0
	for kind, n := range objectsOf(house.Scenario) {
		kind := rules.Kind(kind) // in order
		if kind == rules.Nugget {
			continue // they have faces
		}
		if kind.Gun() || kind == rules.Dynamite {
			guns += n
		}
		back := object(kind)
		if kind == rules.Rock {
			back = nuggetBack // GF6
		}
		add(n, object(kind), back)
	}
	nuggets := house.Scenario.Nuggets
	for worth, n := range []int{nuggets.Rock, nuggets.One, nuggets.Two, nuggets.Three} {
		add(n, nuggetFace(worth), nuggetBack)
	}
	add((guns+1)/2, marker("jam", "jammed"), marker("jam", "jammed"))
	add(len(fighters), marker("ambush", "ambush"), marker("ambush", "ambush"))
	add(len(fighters)*(rules.Deadly-1), marker("wound", "wound"), marker("wound", "wound"))
	return sheets.LayCards("tokens", tokenSize, job.Paper, job.Margin, job.Duplex, cards)
}

// objectsOf is how many objects of each kind a scenario has.
func objectsOf(s rules.Scenario) [rules.Kinds]int {
	var count [rules.Kinds]int
	for _, g := range s.Gear {
		for _, kind := range slices.Concat(g.Guns, g.Pockets) {
			count[kind]++
		}
	}
	for _, g := range s.Ground {
		for _, kind := range g.Objects {
			count[kind]++
		}
	}
	return count
}

// tokenPanel is one side of a token.
func tokenPanel(n int, end string, s side) sheets.Panel {
	w, h := tokenSize.W, tokenSize.H
	return sheets.Panel{
		ID: fmt.Sprintf("token-%d%s", n, end), Owner: scoring.Table, Title: s.word, W: w, H: h, Key: key("token", s.word),
		Static: func(c sheets.Canvas) {
			s.draw(c)
			c.Path(sheets.Rect(0, 0, w, h), sheets.HairPen)
		},
	}
}

// The middle of a token, and how far its drawing keeps from the edge: the paper
// may slip.
const (
	tokenMiddle = 9.0
	tokenIn     = 1.2
)

// chip is the activation chip of a character.
func chip(f fighter) side {
	return side{"chip of " + f.Name, func(c sheets.Canvas) {
		const ground = 12.2
		drawRings(c)
		drawPortrait(c, f.Name, tokenMiddle, ground, 10.6)
		c.Path(sheets.Line(2.2, ground, 2*tokenMiddle-2.2, ground), sheets.RulePen)
		heading{2.2, 9.6, sheets.Solid, sheets.Middle}.draw(c, tokenMiddle, ground+2.9, f.Name)
	}}
}

// chipBack is the back of all chips.
var chipBack = side{"back of a chip", func(c sheets.Canvas) {
	drawRings(c)
	const icon = 10.0
	sheets.DrawIcon(c, sheets.Star, tokenMiddle-icon/2, tokenMiddle-icon/2, icon, sheets.Spot)
}}

// drawRings draws the rings of a chip.
func drawRings(c sheets.Canvas) {
	c.Path(sheets.Circle(tokenMiddle, tokenMiddle, tokenMiddle-tokenIn), sheets.HeavyPen)
	c.Path(sheets.Circle(tokenMiddle, tokenMiddle, tokenMiddle-tokenIn-0.8), sheets.FinePen)
}

// object is an object that lies open, with what there is to know of it.
func object(kind rules.Kind) side {
	return side{kind.Title(), func(c sheets.Canvas) {
		w, weapon := kind.Weapon()
		y, line := 6.4, 11.9
		if !weapon {
			y, line = 7.2, 13.6
		}
		drawObject(c, kind, tokenMiddle, y, iconSize(kind, 10), sheets.Black)
		name := sheets.StrongType.Sized(7)
		sheets.Fit(c, sheets.Area{X: tokenIn, Y: line, W: tokenSize.W - 2*tokenIn, H: 2.8}, kind.Title(), name.Centred())
		if weapon {
			sheets.Fit(c, sheets.Area{X: tokenIn, Y: 14.6, W: tokenSize.W - 2*tokenIn, H: 2.6}, reach(w), sheets.TinyType.Centred())
		}
	}}
}

// reach says how far a weapon reaches and how many shells it holds.
func reach(w rules.Weapon) string {
	switch w.Shells {
	case 0:
		return fmt.Sprintf("range %d", w.Range)
	case 1:
		return fmt.Sprintf("range %d, 1 shell", w.Range)
	default:
		return fmt.Sprintf("range %d, %d shells", w.Range, w.Shells)
	}
}

// nuggetFace is a nugget that has been looked at; a rock is worth nothing.
func nuggetFace(worth int) side {
	kind, word := rules.Nugget, fmt.Sprint(worth)
	if worth == 0 {
		kind, word = rules.Rock, rules.Rock.Title()
	}
	return side{"nugget: " + word, func(c sheets.Canvas) {
		drawObject(c, kind, tokenMiddle, 7, 10, sheets.Spot)
		heading{3.4, tokenSize.W - 2*tokenIn - 1, sheets.Solid, sheets.Middle}.draw(c, tokenMiddle, 16.2, word)
	}}
}

// nuggetBack is the back of rocks, and of all nuggets, whatever is on their
// faces.
var nuggetBack = side{"back of a nugget", func(c sheets.Canvas) {
	const in = tokenIn + 0.4
	square := sheets.Rect(in, in, tokenSize.W-2*in, tokenSize.H-2*in)
	c.Hatch(square, sheets.Tone{Pattern: sheets.Cross, Pitch: 1.2, Weight: 0.2, Colour: sheets.Spot})
	c.Path(square, sheets.RulePen)
	c.Path(sheets.Circle(tokenMiddle, tokenMiddle, 5), sheets.BoxPen)
	sheets.DrawIcon(c, sheets.Pick, tokenMiddle-3.4, tokenMiddle-3.4, 6.8, sheets.Black)
}}

// marker is a marker of a name, for people, with its drawing.
func marker(art, name string) side {
	return side{"marker: " + name, func(c sheets.Canvas) {
		drawArt(c, art, tokenMiddle, 7.4, 10.5, sheets.Black)
		word := sheets.StrongType.Sized(7)
		c.Text(tokenMiddle, 16, name, word.Centred())
	}}
}
