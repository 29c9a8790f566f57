package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// characters are a card for each character that takes part, and one for the guns that
// lie on the ground.
func characters(job press.Job) ([]press.Batch, error) {
	if err := drawable(job); err != nil {
		return nil, err
	}
	var cards []press.Card
	for _, f := range fightersOf(job) {
		cards = append(cards, press.Card{Front: cardOf(job, f, true)})
	}
	cards = append(cards, press.Card{Front: droppedCard(houseOf(job.Setup).Scenario)})
	return []press.Batch{{Card: characterCard, Cards: cards}}, nil
}

// A fighter is a character that takes part in a scenario.
type fighter struct {
	scenario.Character
	seat int // who plays it
	team int
	gear scenario.Gear
}

// fightersOf are those of a game, in the order of its cells: seat by seat, as
// the scenario lists them.
func fightersOf(job press.Job) []fighter {
	house := houseOf(job.Setup)
	cast, _ := house.Scenario.Cast(len(job.Setup.Players)) // no game of this number begins without one
	var all []fighter
	for seat, names := range cast {
		for _, gear := range house.Scenario.Gear {
			if slices.Contains(names, gear.Character) {
				all = append(all, newFighter(house, gear, seat))
			}
		}
	}
	return all
}

// newFighter is the character that has that gear, played by a seat.
func newFighter(house *scenario.House, gear scenario.Gear, seat int) fighter {
	team, _ := house.Scenario.Team(gear.Character)
	who := slices.IndexFunc(house.Characters, func(c scenario.Character) bool { return c.Name == gear.Character })
	return fighter{Character: house.Characters[who], seat: seat, team: team, gear: gear}
}

// droppedGuns is how many guns that lie on the ground have a row on their card.
const droppedGuns = 4

// droppedTop is the top of the n-th row, mm.
func droppedTop(n int) float64 { return gunsTop - gunsStep*float64(droppedGuns-2-n) }

// droppedCard is the card of guns that lie on the ground, which keep their shells and
// their jam (GF26): a line for what lies where, and for the markers the same track as
// on a character's card.
func droppedCard(s scenario.Scenario) panel.Panel {
	full := fullLoads(s)
	return panel.Panel{
		ID: "card-dropped", Owner: scoring.Table, Title: "goldfever.dropped", W: characterCard.W, H: characterCard.H, Key: key("dropped guns", full),
		Static: func(c canvas.Canvas) { drawDropped(c, full) },
		Laid: func() panel.Laid {
			var laid panel.Laid
			for n := range droppedGuns {
				y, name := droppedTop(n), speech.Say("goldfever.dropped-gun", "number", n+1).String()
				laid.Places = append(laid.Places, shellPlaces(name, y)...)
				laid.Places = append(laid.Places, panel.Place{Name: speech.Say("goldfever.dropped-jam", "number", n+1).String(), Piece: markerPiece, Most: 1, At: jamBox(y)})
				laid.Legible = append(laid.Legible, numbersOfTrack(y)...)
			}
			return laid
		},
	}
}

func drawDropped(c canvas.Canvas, full speech.Text) {
	drawCardFrame(c)
	heading{5, characterCard.W - 2*cardEdge, art.Shaded, canvas.Left}.draw(c, cardEdge, cardEdge+5, c.Say("goldfever.dropped"))
	set(c, cardFoot(), c.Say("goldfever.dropped-says"), art.SmallType)
	for n := range droppedGuns {
		y := droppedTop(n)
		c.Path(canvas.Rect(cardEdge, y, tokenBox, tokenBox/2), art.BoxPen)
		c.Path(canvas.Rect(cardEdge, y+tokenBox/2, tokenBox, tokenBox/2), art.BoxPen)
		c.Path(jamBox(y).Outline(), art.BoxPen)
		drawTrack(c, y)
		c.Text(cardEdge, y-1, c.Say("goldfever.dropped-box"), art.CaptionType)
		drawTrackLabels(c, y, full)
	}
}
