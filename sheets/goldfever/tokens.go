package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets"
)

// The sizes of tokens, which lie in the boxes of a character's card and in the
// circles of the village, and of markers, which lie beside numbers and in the small
// boxes of the cards.
var (
	tokenSize  = sheets.Size{Name: tokenPiece, W: 18, H: 18}
	markerSize = sheets.Size{Name: markerPiece, W: markerSide, H: markerSide}
)

const markerSide = 8.0

// A side is what one side of a token shows. Sides of the same word look alike.
type side struct {
	word string
	draw func(sheets.Canvas)
}

// tokens makes the standees, the chips, all objects of the scenario, and markers,
// with their backs.
func tokens(job sheets.PrintJob) ([]sheets.Page, error) { return tokensOf(job, "tokens", 1) }

// tokensOf makes them for a village that is k times as large; markers, which lie on
// the cards alone, stay as they are.
func tokensOf(job sheets.PrintJob, name string, k float64) ([]sheets.Page, error) {
	return sheets.LayBatches(job, name, []sheets.Batch{figures(job, k), tokenCards(job), markerCards(job)})
}

// tokenCards are the chips, the objects, and the numbers of crowds with their twins.
func tokenCards(job sheets.PrintJob) sheets.Batch {
	house := houseOf(job.Setup)
	made := sheets.Batch{Card: tokenSize}
	add := func(count int, front, back side) {
		for range count {
			n := len(made.Cards) + 1
			made.Cards = append(made.Cards, sheets.Card{Front: tokenPanel(tokenSize, n, "", front), Back: tokenPanel(tokenSize, n, "-back", back)})
		}
	}
	for _, f := range fightersOf(job) {
		add(1, chip(f), chipBack)
	}
	for kind, n := range objectsOf(house.Scenario) {
		kind := terms.Kind(kind) // in order
		if kind == terms.Nugget {
			continue // they have faces
		}
		back := object(kind)
		if kind == terms.Rock {
			back = nuggetBack // GF6
		}
		add(n, object(kind), back)
	}
	nuggets := house.Scenario.Nuggets
	for worth, n := range []int{nuggets.Rock, nuggets.One, nuggets.Two, nuggets.Three} {
		add(n, nuggetFace(worth), nuggetBack)
	}
	const twins = 2
	for n := range crowds(house.Scenario) {
		add(twins, crowd(n+1), crowd(n+1))
	}
	return made
}

// crowds is how many zones can have more figures than stand there.
func crowds(s scenario.Scenario) int { return len(s.Gear) / (mostStanding + 1) }

// markerCards are what is laid on the cards of characters.
func markerCards(job sheets.PrintJob) sheets.Batch {
	made := sheets.Batch{Card: markerSize}
	add := func(count int, face side) {
		for range count {
			n := len(made.Cards) + 1
			made.Cards = append(made.Cards, sheets.Card{Front: tokenPanel(markerSize, n, "", face), Back: tokenPanel(markerSize, n, "-back", face)})
		}
	}
	fighters, guns, jams := len(fightersOf(job)), 0, 0
	for kind, n := range objectsOf(houseOf(job.Setup).Scenario) {
		kind := terms.Kind(kind)
		if kind.Gun() {
			guns += n
		}
		if kind.Gun() || kind == terms.Dynamite {
			jams += n
		}
	}
	add(guns, side{"marker: shells", func(c sheets.Canvas) { drawShell(c, markerSide/2, markerSide/2, 6, sheets.Black) }})
	add((jams+1)/2, marker("jam", "jammed"))
	add(fighters, marker("ambush", "ambush"))
	add(fighters*(terms.Deadly-1), marker("wound", "wound"))
	add(fighters, side{"marker: in use", func(c sheets.Canvas) { sheets.DrawIcon(c, sheets.Pistol, 1, 1, markerSide-2, sheets.Spot) }})
	return made
}

// objectsOf is how many objects of each kind a scenario has.
func objectsOf(s scenario.Scenario) [terms.Kinds]int {
	var count [terms.Kinds]int
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

// tokenPanel is one side of a token or marker.
func tokenPanel(size sheets.Size, n int, end string, s side) sheets.Panel {
	p := sheets.Panel{
		ID: fmt.Sprintf("%s-%d%s", size.Name, n, end), Owner: scoring.Table, Title: s.word, W: size.W, H: size.H, Key: key(size.Name, s.word),
		Static: func(c sheets.Canvas) {
			s.draw(c)
			c.Path(sheets.Rect(0, 0, size.W, size.H), sheets.HairPen)
		},
	}
	if end == "" {
		p.Pieces = []sheets.Piece{{Name: size.Name, W: size.W, H: size.H}}
	}
	return p
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
func object(kind terms.Kind) side {
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
func reach(w terms.Weapon) string {
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
	kind, word := terms.Nugget, fmt.Sprint(worth)
	if worth == 0 {
		kind, word = terms.Rock, terms.Rock.Title()
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
	return side{"marker: " + name, func(c sheets.Canvas) { drawArt(c, art, markerSide/2, markerSide/2, 6, sheets.Black) }}
}

// crowd is a number that stands for a zone with more figures than it has room for:
// one lies there, its twin beside the village, where they stand.
func crowd(n int) side {
	return side{fmt.Sprint("crowd ", n), func(c sheets.Canvas) {
		c.Path(sheets.Circle(tokenMiddle, tokenMiddle-1.4, 5.6), sheets.HeavyPen)
		sheets.DrawLettered(c, tokenMiddle, tokenMiddle-1.4, 6, fmt.Sprint(n), sheets.Spot)
		c.Text(tokenMiddle, 16.4, "stand here", sheets.TinyType.Centred())
	}}
}
