package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/sheets"
)

// droppedGuns is how many guns that lie on the ground have a row on their card.
const droppedGuns = 4

// droppedTop is the top of the n-th row, mm.
func droppedTop(n int) float64 { return gunsTop - gunsStep*float64(droppedGuns-2-n) }

// droppedCard is the card of guns that lie on the ground, which keep their shells and
// their jam (GF26): a line for what lies where, and for the markers the same track as
// on a character's card.
func droppedCard(s scenario.Scenario) sheets.Panel {
	full := fullLoads(s)
	return sheets.Panel{
		ID: "card-dropped", Owner: scoring.Table, Title: "Dropped guns", W: characterCard.W, H: characterCard.H, Key: key("dropped guns", full),
		Static: func(c sheets.Canvas) { drawDropped(c, full) },
		Laid: func() sheets.Laid {
			var laid sheets.Laid
			for n := range droppedGuns {
				y, name := droppedTop(n), fmt.Sprintf("dropped gun %d", n+1)
				laid.Places = append(laid.Places, shellPlaces(name, y)...)
				laid.Places = append(laid.Places, sheets.Place{Name: name + ", jammed", Piece: markerPiece, Most: 1, At: jamBox(y)})
				laid.Legible = append(laid.Legible, numbersOfTrack(y)...)
			}
			return laid
		},
	}
}

func drawDropped(c sheets.Canvas, full string) {
	drawCardFrame(c)
	heading{5, characterCard.W - 2*cardEdge, sheets.Shaded, sheets.Left}.draw(c, cardEdge, cardEdge+5, "Dropped guns")
	for n := range droppedGuns {
		y := droppedTop(n)
		c.Path(sheets.Rect(cardEdge, y, tokenBox, tokenBox/2), sheets.BoxPen)
		c.Path(sheets.Rect(cardEdge, y+tokenBox/2, tokenBox, tokenBox/2), sheets.BoxPen)
		c.Path(jamBox(y).Outline(), sheets.BoxPen)
		drawTrack(c, y)
		c.Text(cardEdge, y-1, "gun, zone", sheets.CaptionType)
		drawTrackLabels(c, y, full)
	}
}
