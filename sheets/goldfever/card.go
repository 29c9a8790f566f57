package goldfever

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets"
)

// characterCard is the size of a character's card: four on a page of a4 or
// letter.
var characterCard = sheets.Size{Name: "character card", W: Width, H: 116}

// The measures of a character's card. A box holds a token, or a marker.
const (
	cardEdge   = 4.0
	cardRight  = Width - cardEdge
	tokenBox   = 20.0
	boxHeight  = 9.0 // of what holds a marker
	boxGap     = 1.0
	labelRoom  = 4.4  // over a box
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
func cardPanel(job sheets.PrintJob, f fighter) sheets.Panel { return cardOf(job, f, false) }

// cardOf is the card of a character. On paper its zone is where its figure stands,
// and the gun in use has a marker beside its number; nobody writes that down.
func cardOf(job sheets.PrintJob, f fighter, paper bool) sheets.Panel {
	p := sheets.Panel{
		ID: "card-" + strings.ToLower(f.Name), Owner: f.seat, Title: f.Name, W: characterCard.W, H: characterCard.H,
		Slots: cardSlots(job, f, paper),
	}
	if paper {
		p.Laid = func() sheets.Laid { return sheets.Laid{Places: cardPlaces(p.Slots), Legible: numbersOfTracks()} }
	}
	house := houseOf(job.Setup)
	team, full := house.Scenario.Teams[f.team].Name, fullLoads(house.Scenario)
	player, blank, slots := job.Setup.Players[f.seat], !job.Started, p.Slots
	p.Key = key("card", f, team, full, player, blank, paper)
	p.Static = func(c sheets.Canvas) {
		drawCardFrame(c)
		drawCardHead(c, f, team, player)
		for _, s := range slots {
			c.Path(s.Outline(), sheets.BoxPen)
		}
		drawCardLabels(c, full, paper)
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
func cardSlots(job sheets.PrintJob, f fighter, paper bool) []sheets.Slot {
	var slots []sheets.Slot
	put := func(cell string, x, y, w, h float64, draw sheets.Draw) {
		slots = append(slots, sheets.Slot{Cell: cell, X: x, Y: y, W: w, H: h, Draw: job.ByPencil(draw)})
	}
	add := func(part string, x, y, w, h float64, draw sheets.Draw) {
		put(terms.CharacterCell(f.Name, part), x, y, w, h, draw)
	}
	phone := func(part string, x, y, w, h float64, draw sheets.Draw) {
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
	eachGun := func(part string, x, y, w, h float64, draw sheets.Draw) {
		for i := range terms.Guns {
			put(terms.NumberedCell(f.Name, part, i), x, gunsTop+gunsStep*float64(i)+y, w, h, draw)
		}
	}
	eachGun(terms.PartGun, cardEdge, 0, tokenBox, tokenBox, drawCarried)
	eachGun(terms.PartShells, trackLeft, 0, trackWidth, trackRows*trackHigh, drawShells)
	eachGun(terms.PartJam, cardRight-jamSide, jamTop, jamSide, jamSide, drawTicked)
	use, joker := sheets.Area{X: cardEdge + entryWidth + boxGap, Y: entryTop, W: entryWidth}, sheets.Area{X: cardEdge, Y: entryTop, W: entryWidth}
	if paper {
		use, joker = sheets.Area{X: cardEdge, Y: entryTop, W: bodyLeft}, sheets.Area{X: headLeft, Y: headTop, W: fromRight(0) - boxGap - headLeft}
	}
	add(terms.PartUse, use.X, use.Y, use.W, boxHeight, drawWritten)
	add(terms.PartAmbush, fromRight(0), headTop, boxHeight, boxHeight, drawTicked)
	phone(terms.PartActed, fromRight(1), headTop, boxHeight, boxHeight, drawTicked)
	add(terms.PartJoker, joker.X, joker.Y, joker.W, boxHeight, drawWritten)
	phone(terms.PartZone, headLeft, headTop, fromRight(2)-boxGap-headLeft, boxHeight, drawWritten)
	return slots
}

// fromRight is where the small boxes beside the portrait begin, counted from
// the right.
func fromRight(n int) float64 { return cardRight - boxHeight*float64(n+1) - boxGap*float64(n) }

// drawCardFrame rules the edge of a card.
func drawCardFrame(c sheets.Canvas) {
	const outer, inner = 1.2, 2.2
	c.Path(sheets.Rect(outer, outer, characterCard.W-2*outer, characterCard.H-2*outer), sheets.HeavyPen)
	c.Path(sheets.Rect(inner, inner, characterCard.W-2*inner, characterCard.H-2*inner), sheets.FinePen)
}

// drawCardHead draws who the character is.
func drawCardHead(c sheets.Canvas, f fighter, team, player string) {
	frame := sheets.Rect(cardEdge, cardEdge, likeness, likeness)
	c.Hatch(frame, sheets.Tone{Pattern: sheets.Level, Pitch: 0.9, Weight: 0.2, Colour: sheets.Spot})
	drawPortrait(c, f.Name, cardEdge+likeness/2, cardEdge+likeness, likeness)
	c.Path(frame, sheets.HeavyPen)
	heading{6, 28, sheets.Shaded, sheets.Left}.draw(c, headLeft, cardEdge+6.4, f.Name)
	sheets.Fit(c, sheets.Area{X: headLeft, Y: cardEdge + 7.6, W: cardRight - headLeft, H: 3.6}, f.Trade+", "+team, sheets.CaptionType)
	drawTeam(c, f.team, headLeft, cardEdge+11.6, cardRight-headLeft, 2)
	if player != "" {
		name := sheets.StrongType.ToRight()
		sheets.Fit(c, sheets.Area{X: cardRight - 22, Y: cardEdge, W: 22, H: 7}, player, name)
	}
}

// drawCardLabels says what the boxes are for, and how many shells are a full load.
func drawCardLabels(c sheets.Canvas, full string, paper bool) {
	label := func(x, y float64, word string) { c.Text(x, y-1, word, sheets.CaptionType) }
	over := func(n int, word string) {
		c.Text(fromRight(n)+boxHeight/2, headTop-1, word, sheets.CaptionType.Centred())
	}
	over(0, "ambush")
	label(cardEdge, bodyTop, fmt.Sprintf("wounds: %d are deadly", terms.Deadly))
	label(bodyRight, bodyTop, "pockets")
	if paper {
		label(headLeft, headTop, "joker: write its name when it is played")
		label(cardEdge, entryTop, "gun in use")
		for i := range terms.Guns {
			at := useBox(i)
			c.Path(sheets.Line(at.X, at.Y, at.X, at.Y+at.H), sheets.FinePen)
			sheets.DrawLettered(c, at.X+(at.W-markerSide)/2, at.Y+at.H/2, 3.4, strconv.Itoa(i+1), sheets.Black)
		}
	} else {
		label(headLeft, headTop, "zone")
		over(1, "acted")
		over(2, "points")
		label(cardEdge, entryTop, "joker")
		label(cardEdge+entryWidth+boxGap, entryTop, "gun in use")
	}
	for i := range terms.Guns {
		y := gunsTop + gunsStep*float64(i)
		label(cardEdge, y, fmt.Sprintf("gun %d", i+1))
		drawTrackLabels(c, y, full)
	}
}

// drawTrackLabels says what the track at y and the box beside it are for, and what are
// full loads.
func drawTrackLabels(c sheets.Canvas, y float64, full string) {
	c.Text(trackLeft+0.6, y-1, full, sheets.CaptionType)
	c.Text(cardRight-jamSide/2, y+jamTop-1, "jammed", sheets.CaptionType.Centred())
}

// jamBox is where a jam is marked beside the track at y.
func jamBox(y float64) sheets.Area {
	return sheets.Area{X: cardRight - jamSide, Y: y + jamTop, W: jamSide, H: jamSide}
}
