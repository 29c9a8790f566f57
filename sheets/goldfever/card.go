package goldfever

import (
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

// characterCard is the size of a character's card: four on a page of a4 or
// letter.
var characterCard = canvas.Size{Name: "character card", W: Width, H: 116}

// The measures of a character's card. A box holds a token, or a marker.
const (
	cardEdge   = 4.0
	cardRight  = Width - cardEdge
	tokenBox   = 20.0
	boxHeight  = 9.0 // of what holds a marker
	boxGap     = 1.0
	labelRoom  = 3.9  // over a box
	likeness   = 28.0 // side of the portrait
	headLeft   = cardEdge + likeness + 4
	headTop    = cardEdge + likeness - boxHeight // of the boxes beside the portrait
	bodyTop    = cardEdge + likeness + labelRoom + 0.8
	bodyHigh   = 2*boxHeight + labelRoom
	bodyRight  = cardRight - 2*tokenBox - 2 // where the pockets begin
	bodyLeft   = bodyRight - cardEdge - 2   // what is left of them
	entryTop   = bodyTop + boxHeight + labelRoom
	entryWidth = (bodyLeft - boxGap) / 2
	gunsTop    = bodyTop + bodyHigh + labelRoom
	gunsStep   = tokenBox + labelRoom
	jamSide    = 9.4
	jamTop     = tokenBox - jamSide
)

// cardPanel is the card of a character on a phone: all that may happen to it in the
// game.
func cardPanel(job press.Job, f fighter) panel.Panel { return cardOf(job, f, false) }

// cardOf is the card of a character. On paper its zone is where its figure stands,
// and the gun in use has a marker beside its number; nobody writes that down.
func cardOf(job press.Job, f fighter, paper bool) panel.Panel {
	p := panel.Panel{
		ID: "card-" + strings.ToLower(f.Name), Owner: f.seat, Title: speech.Words(f.Name), W: characterCard.W, H: characterCard.H,
		Slots: cardSlots(job, f, paper),
	}
	if paper {
		p.Laid = func() panel.Laid { return panel.Laid{Places: cardPlaces(p.Slots), Legible: numbersOfTracks()} }
	}
	house := houseOf(job.Setup)
	team, full := house.Scenario.Teams[f.team].Named(), fullLoads(house.Scenario)
	player, blank, slots := job.Setup.Players[f.seat], !job.Started, p.Slots
	p.Key = key("card", f, team, full, player, blank, paper)
	p.Static = func(c canvas.Canvas) {
		drawCardFrame(c)
		drawCardHead(c, f, team, player)
		for _, s := range slots {
			c.Path(s.Outline(), art.BoxPen)
		}
		drawCardLabels(c, full, paper)
		if paper {
			drawReminders(c)
		}
		for i := range terms.Guns {
			drawTrack(c, gunsTop+gunsStep*float64(i))
		}
		if blank {
			drawGear(c, f.gear)
		}
	}
	return p
}

// cardSlots are the places of a character's cells, in the order of the
// rulebook.
func cardSlots(job press.Job, f fighter, paper bool) []panel.Slot {
	var slots []panel.Slot
	house := houseOf(job.Setup)
	put := func(cell string, x, y, w, h float64, draw panel.Draw) {
		slots = append(slots, panel.Slot{Cell: cell, X: x, Y: y, W: w, H: h, Draw: job.ByPencil(draw), Says: says(house, terms.PartOf(cell))})
	}
	add := func(part string, x, y, w, h float64, draw panel.Draw) {
		put(terms.CharacterCell(f.Name, part), x, y, w, h, draw)
	}
	phone := func(part string, x, y, w, h float64, draw panel.Draw) {
		if !paper {
			add(part, x, y, w, h, draw)
		}
	}
	const wound = (bodyLeft - boxGap*(terms.Deadly-1)) / terms.Deadly
	for i := range terms.Deadly {
		put(terms.NumberedCell(f.Name, terms.PartWound, i), cardEdge+(wound+boxGap)*float64(i), bodyTop, wound, boxHeight, drawTicked)
	}
	phone(terms.PartPoints, fromRight(2), headTop, boxHeight, boxHeight, drawWritten)
	for i := range terms.Pockets {
		put(terms.NumberedCell(f.Name, terms.PartPocket, i), bodyRight+(tokenBox+2)*float64(i), bodyTop, tokenBox, bodyHigh, drawCarried)
	}
	eachGun := func(part string, x, y, w, h float64, draw panel.Draw) {
		for i := range terms.Guns {
			put(terms.NumberedCell(f.Name, part, i), x, gunsTop+gunsStep*float64(i)+y, w, h, draw)
		}
	}
	eachGun(terms.PartGun, cardEdge, 0, tokenBox, tokenBox, drawCarried)
	eachGun(terms.PartShells, trackLeft, 0, trackWidth, trackRows*trackHigh, drawShells)
	eachGun(terms.PartJam, cardRight-jamSide, jamTop, jamSide, jamSide, drawTicked)
	use, joker := canvas.Area{X: cardEdge + entryWidth + boxGap, Y: entryTop, W: entryWidth}, canvas.Area{X: cardEdge, Y: entryTop, W: entryWidth}
	power := drawWritten
	if paper {
		power = drawPower
		use, joker = canvas.Area{X: cardEdge, Y: entryTop, W: bodyLeft}, canvas.Area{X: headLeft, Y: headTop, W: fromRight(0) - boxGap - headLeft}
	}
	add(terms.PartUse, use.X, use.Y, use.W, boxHeight, drawInUse)
	add(terms.PartAmbush, fromRight(0), headTop, boxHeight, boxHeight, drawTicked)
	phone(terms.PartActed, fromRight(1), headTop, boxHeight, boxHeight, drawTicked)
	add(terms.PartJoker, joker.X, joker.Y, joker.W, boxHeight, power)
	phone(terms.PartZone, headLeft, headTop, fromRight(2)-boxGap-headLeft, boxHeight, drawWritten)
	return slots
}

// fromRight is where the small boxes beside the portrait begin, counted from
// the right.
func fromRight(n int) float64 { return cardRight - boxHeight*float64(n+1) - boxGap*float64(n) }

// drawReminders draws on a card of paper which marker lies where, as faintly as a stamp,
// and says at its foot what actions cost and what has no marker.
func drawReminders(c canvas.Canvas) {
	const small, large = 5.0, 6.0
	const wound = (bodyLeft - boxGap*(terms.Deadly-1)) / terms.Deadly
	for i := range terms.Deadly {
		drawArt(c, "wound", cardEdge+(wound+boxGap)*float64(i)+wound/2, bodyTop+boxHeight/2, large, canvas.Spot)
	}
	drawArt(c, "ambush", fromRight(0)+boxHeight/2, headTop+boxHeight/2, large, canvas.Spot)
	for i := range terms.Guns {
		at, jam := useBox(i), jamBox(gunsTop+gunsStep*float64(i))
		art.DrawIcon(c, art.Pistol, at.X+at.W-markerSide/2-0.5-large/2, at.Y+(at.H-large)/2, large, canvas.Spot)
		drawArt(c, "jam", jam.X+jam.W/2, jam.Y+jam.H/2, large, canvas.Spot)
	}
	var dear, cheap, free speech.List
	for _, p := range prices(game.Game.Info()) {
		switch p.points {
		case 0:
			free = append(free, speech.Words(p.verb))
		case 1:
			cheap = append(cheap, speech.Words(p.verb))
		default:
			dear = append(dear, speech.Words(p.verb))
		}
	}
	set(c, cardFoot(), c.Say(speech.Say("goldfever.card-reminds", "n", terms.Actions, "one", cheap, "cost", terms.AmbushCost, "two", dear, "free", free)), art.TinyType)
}

// cardFoot is what is left of a card under its last row.
func cardFoot() canvas.Area {
	const top, frame = gunsTop + gunsStep*(terms.Guns-1) + tokenBox + 0.6, 2.6
	return canvas.Area{X: cardEdge, Y: top, W: cardRight - cardEdge, H: characterCard.H - frame - top}
}

// drawCardFrame rules the edge of a card.
func drawCardFrame(c canvas.Canvas) {
	const outer, inner = 1.2, 2.2
	c.Path(canvas.Rect(outer, outer, characterCard.W-2*outer, characterCard.H-2*outer), art.HeavyPen)
	c.Path(canvas.Rect(inner, inner, characterCard.W-2*inner, characterCard.H-2*inner), art.FinePen)
}

// drawCardHead draws who the character is.
func drawCardHead(c canvas.Canvas, f fighter, team speech.Text, player string) {
	frame := canvas.Rect(cardEdge, cardEdge, likeness, likeness)
	c.Hatch(frame, canvas.Tone{Pattern: canvas.Level, Pitch: 0.9, Weight: 0.2, Colour: canvas.Spot})
	drawPortrait(c, f.Name, cardEdge+likeness/2, cardEdge+likeness, likeness)
	c.Path(frame, art.HeavyPen)
	heading{6, 28, art.Shaded, canvas.Left}.draw(c, headLeft, cardEdge+6.4, f.Name)
	canvas.Fit(c, tradeOnCard, c.Say(speech.Say("goldfever.card-trade", "trade", scenario.Printed(f.Trade), "team", team)), art.CaptionType)
	drawTeam(c, f.team, headLeft, cardEdge+11.6, cardRight-headLeft, 2)
	if player != "" {
		name := art.StrongType.ToRight()
		canvas.Fit(c, canvas.Area{X: cardRight - 22, Y: cardEdge, W: 22, H: 7}, player, name)
	}
}

// drawCardLabels says what the boxes are for, and how many shells are a full load.
func drawCardLabels(c canvas.Canvas, full speech.Text, paper bool) {
	label := func(x, y float64, word speech.Text) { c.Text(x, y-1, c.Say(word), art.CaptionType) }
	over := func(n int, word speech.Text) {
		c.Text(fromRight(n)+boxHeight/2, headTop-1, c.Say(word), art.CaptionType.Centred())
	}
	over(0, "goldfever.card-ambush")
	label(cardEdge, bodyTop, speech.Say("goldfever.card-wounds", "n", terms.Deadly))
	label(bodyRight, bodyTop, "goldfever.card-pockets")
	if paper {
		label(headLeft, headTop, "goldfever.card-joker-paper")
		label(cardEdge, entryTop, "goldfever.card-use")
		for i := range terms.Guns {
			at := useBox(i)
			c.Path(canvas.Line(at.X, at.Y, at.X, at.Y+at.H), art.FinePen)
			art.DrawLettered(c, at.X+(at.W-markerSide)/2, at.Y+at.H/2, 3.4, strconv.Itoa(i+1), canvas.Black)
		}
	} else {
		label(headLeft, headTop, "goldfever.card-zone")
		over(1, "goldfever.card-acted")
		over(2, "goldfever.card-points")
		label(cardEdge, entryTop, "goldfever.card-joker")
		label(cardEdge+entryWidth+boxGap, entryTop, "goldfever.card-use")
	}
	for i := range terms.Guns {
		y := gunsTop + gunsStep*float64(i)
		label(cardEdge, y, speech.Say("goldfever.card-gun", "number", i+1))
		drawTrackLabels(c, y, full)
	}
}

// drawTrackLabels says what the track at y and the box beside it are for, and what are
// full loads.
func drawTrackLabels(c canvas.Canvas, y float64, full speech.Text) {
	c.Text(trackLeft+0.6, y-1, c.Say(full), art.CaptionType)
	c.Text(cardRight-jamSide/2, y+jamTop-1, c.Say("goldfever.card-jammed"), art.CaptionType.Centred())
}

// jamBox is where a jam is marked beside the track at y.
func jamBox(y float64) canvas.Area {
	return canvas.Area{X: cardRight - jamSide, Y: y + jamTop, W: jamSide, H: jamSide}
}

// drawGear prints what a character starts with into the boxes for it.
func drawGear(c canvas.Canvas, g scenario.Gear) {
	for i, kind := range g.Pockets {
		drawStart(c, bodyRight+(tokenBox+2)*float64(i), bodyTop+(bodyHigh-tokenBox)/2, kind)
	}
	for i, kind := range g.Guns {
		drawStart(c, cardEdge, gunsTop+gunsStep*float64(i), kind)
	}
}

func drawStart(c canvas.Canvas, x, y float64, kind terms.Kind) {
	const icon = 11.0
	drawObject(c, kind, x+tokenBox/2, y+tokenBox*0.42, iconSize(kind, icon), canvas.Black)
	c.Text(x+tokenBox/2, y+tokenBox-1.6, c.Say(kind.Title()), art.TinyType.Centred())
}

// iconSize is a size at which a gun is as large as the other objects.
func iconSize(kind terms.Kind, size float64) float64 {
	if kind.Gun() {
		return size * 1.45
	}
	return size
}

// drawInUse writes which gun is in use.
func drawInUse(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	cell.Value = pencilled(cell.Value)
	drawWritten(c, s, cell)
}

// drawPower writes what a joker is called, or that it's hidden.
func drawPower(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	if cell.Value == scoring.Hidden {
		panel.DrawHidden(c, s, cell)
		return
	}
	if slices.Contains(terms.PowerWords[:], cell.Value) {
		cell.Value = c.Say(terms.PowerTitle(cell.Value))
	}
	drawWritten(c, s, cell)
}

// drawCarried draws what is in a pocket, or a gun, over its id.
func drawCarried(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	kind, ok := kindOf(cell.Value)
	if !ok {
		drawWritten(c, s, cell)
		return
	}
	drawObject(c, kind, s.X+s.W/2, s.Y+s.H*0.4, iconSize(kind, 11), canvas.Pencil)
	id := art.SmallType
	id.Colour, id.Face, id.Align = canvas.Pencil, canvas.Bold, canvas.Middle
	canvas.Fit(c, canvas.Area{X: s.X + 0.6, Y: s.Y + s.H - 5, W: s.W - 1.2, H: 4.4}, pencilled(cell.Value), id)
}
