package goldfever

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

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

// The sizes of tokens, which lie in the boxes of a character's card and in the
// circles of the village, and of markers, which lie beside numbers and in the small
// boxes of the cards.
var (
	tokenSize  = canvas.Size{Name: "token", W: 18, H: 18}
	markerSize = canvas.Size{Name: "marker", W: markerSide, H: markerSide}
)

const markerSide = 8.0

// A side is what one side of a token shows. Sides of the same word look alike.
type side struct {
	word speech.Text
	draw func(canvas.Canvas)
}

// tokens are the standees, the chips, all objects of the scenario, and markers,
// with their backs.
func tokens(job press.Job) ([]press.Batch, error) {
	return []press.Batch{figures(job, 1), tokenCards(job), markerCards(job)}, nil
}

// tokenCards are the chips, the objects, and the numbers of crowds with their twins.
func tokenCards(job press.Job) press.Batch {
	house := houseOf(job.Setup)
	made := press.Batch{Card: tokenSize}
	add := func(count int, front, back side) {
		for range count {
			n := len(made.Cards) + 1
			made.Cards = append(made.Cards, press.Card{Front: tokenPanel(tokenSize, tokenPiece, n, "", front), Back: tokenPanel(tokenSize, tokenPiece, n, "-back", back)})
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
func markerCards(job press.Job) press.Batch {
	made := press.Batch{Card: markerSize}
	add := func(count int, face side) {
		for range count {
			n := len(made.Cards) + 1
			made.Cards = append(made.Cards, press.Card{Front: tokenPanel(markerSize, markerPiece, n, "", face), Back: tokenPanel(markerSize, markerPiece, n, "-back", face)})
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
	add(guns, side{"goldfever.marker-shells", func(c canvas.Canvas) { drawShell(c, markerSide/2, markerSide/2, 6, canvas.Black) }})
	add((jams+1)/2, marker("jam", "goldfever.marker-jam"))
	add(fighters, marker("ambush", "goldfever.marker-ambush"))
	add(fighters*(terms.Deadly-1), marker("wound", "goldfever.marker-wound"))
	add(fighters, side{"goldfever.marker-use", func(c canvas.Canvas) { art.DrawIcon(c, art.Pistol, 1, 1, markerSide-2, canvas.Spot) }})
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
func tokenPanel(size canvas.Size, piece speech.Text, n int, end string, s side) panel.Panel {
	p := panel.Panel{
		ID: fmt.Sprintf("%s-%d%s", size.Name, n, end), Owner: scoring.Table, Title: s.word, W: size.W, H: size.H, Key: key(size.Name, s.word),
		Static: func(c canvas.Canvas) {
			s.draw(c)
			c.Path(canvas.Rect(0, 0, size.W, size.H), art.HairPen)
		},
	}
	if end == "" {
		p.Pieces = []panel.Piece{{Name: piece, W: size.W, H: size.H}}
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
	return side{speech.Say("goldfever.chip-of", "character", f.Name), func(c canvas.Canvas) {
		const ground = 12.2
		drawRings(c)
		drawPortrait(c, f.Name, tokenMiddle, ground, 10.6)
		c.Path(canvas.Line(2.2, ground, 2*tokenMiddle-2.2, ground), art.RulePen)
		heading{2.2, 9.6, art.Solid, canvas.Middle}.draw(c, tokenMiddle, ground+2.9, f.Name)
	}}
}

// chipBack is the back of all chips.
var chipBack = side{"goldfever.chip-back", func(c canvas.Canvas) {
	drawRings(c)
	const icon = 10.0
	art.DrawIcon(c, art.Star, tokenMiddle-icon/2, tokenMiddle-icon/2, icon, canvas.Spot)
}}

// drawRings draws the rings of a chip.
func drawRings(c canvas.Canvas) {
	c.Path(canvas.Circle(tokenMiddle, tokenMiddle, tokenMiddle-tokenIn), art.HeavyPen)
	c.Path(canvas.Circle(tokenMiddle, tokenMiddle, tokenMiddle-tokenIn-0.8), art.FinePen)
}

// object is an object that lies open, with what there is to know of it.
func object(kind terms.Kind) side {
	return side{kind.Title(), func(c canvas.Canvas) {
		w, weapon := kind.Weapon()
		y, line := 6.4, 11.9
		if !weapon {
			y, line = 7.2, 13.6
		}
		drawObject(c, kind, tokenMiddle, y, iconSize(kind, 10), canvas.Black)
		name := art.StrongType.Sized(7)
		canvas.Fit(c, canvas.Area{X: tokenIn, Y: line, W: tokenSize.W - 2*tokenIn, H: 2.8}, c.Say(kind.Title()), name.Centred())
		if weapon {
			canvas.Fit(c, canvas.Area{X: tokenIn, Y: 14.6, W: tokenSize.W - 2*tokenIn, H: 2.6}, c.Say(reach(w)), art.TinyType.Centred())
		}
	}}
}

// reach says how far a weapon reaches and how many shells it holds.
func reach(w terms.Weapon) speech.Text {
	if w.Shells == 0 {
		return speech.Say("goldfever.reach", "range", w.Range)
	}
	return speech.Say("goldfever.reach-shells", "range", w.Range, "n", w.Shells)
}

// nuggetFace is a nugget that has been looked at; a rock is worth nothing.
func nuggetFace(worth int) side {
	kind, word := terms.Nugget, speech.Words(strconv.Itoa(worth))
	if worth == 0 {
		kind, word = terms.Rock, terms.Rock.Title()
	}
	return side{speech.Say("goldfever.nugget-face", "face", word), func(c canvas.Canvas) {
		drawObject(c, kind, tokenMiddle, 7, 10, canvas.Spot)
		heading{3.4, tokenSize.W - 2*tokenIn - 1, art.Solid, canvas.Middle}.draw(c, tokenMiddle, 16.2, c.Say(word))
	}}
}

// nuggetBack is the back of rocks, and of all nuggets, whatever is on their
// faces.
var nuggetBack = side{"goldfever.nugget-back", func(c canvas.Canvas) {
	const in = tokenIn + 0.4
	square := canvas.Rect(in, in, tokenSize.W-2*in, tokenSize.H-2*in)
	c.Hatch(square, canvas.Tone{Pattern: canvas.Cross, Pitch: 1.2, Weight: 0.2, Colour: canvas.Spot})
	c.Path(square, art.RulePen)
	c.Path(canvas.Circle(tokenMiddle, tokenMiddle, 5), art.BoxPen)
	art.DrawIcon(c, art.Pick, tokenMiddle-3.4, tokenMiddle-3.4, 6.8, canvas.Black)
}}

// marker is a marker, as people call it, with its drawing.
func marker(art string, word speech.Text) side {
	return side{word, func(c canvas.Canvas) { drawArt(c, art, markerSide/2, markerSide/2, 6, canvas.Black) }}
}

// crowd is a number that stands for a zone with more figures than it has room for:
// one lies there, its twin beside the village, where they stand.
func crowd(n int) side {
	return side{speech.Say("goldfever.crowd", "number", n), func(c canvas.Canvas) {
		c.Path(canvas.Circle(tokenMiddle, tokenMiddle-1.4, 5.6), art.HeavyPen)
		art.DrawLettered(c, tokenMiddle, tokenMiddle-1.4, 6, fmt.Sprint(n), canvas.Spot)
		c.Text(tokenMiddle, 16.4, c.Say("goldfever.stand-here"), art.TinyType.Centred())
	}}
}

// What a standee of the poster takes on the table, mm.
const (
	standeeWide = 16.0
	standeeDeep = 7.0
)

// standees are a figure for each character that takes part.
func standees(job press.Job) ([]press.Batch, error) { return []press.Batch{figures(job, 1)}, nil }

// figures are the standees of a job, k times as large.
func figures(job press.Job, k float64) press.Batch {
	var made press.Batch
	for _, f := range fightersOf(job) {
		s := standee(f, k)
		made.Card = s.Size()
		made.Cards = append(made.Cards, s.Card(game.Game.Info(), strings.ToLower(f.Name), f.seat, f.Name, f.team))
	}
	return made
}

// standee is a figure to fold.
func standee(f fighter, k float64) press.Standee {
	const in = 0.5
	tone := teamTones[f.team]
	tone.Pitch, tone.Weight = k*tone.Pitch, k*tone.Weight
	return press.Standee{
		Name: speech.Words(f.Name), Plate: speech.Words(f.Name), Wide: k * standeeWide, High: k * 24, Deep: k * standeeDeep, Foot: k * 6.5, Tone: tone,
		Draw: func(c canvas.Canvas, x, foot, side float64) {
			drawPortrait(c, f.Name, x, foot, side*k*(standeeWide-2*in))
		},
	}
}
