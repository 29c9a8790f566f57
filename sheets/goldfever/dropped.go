package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// droppedGuns is how many guns that lie on the ground have a row on their card.
const droppedGuns = 4

// droppedTop is the top of the n-th row, mm.
func droppedTop(n int) float64 { return gunsTop - gunsStep*float64(droppedGuns-2-n) }

// droppedCard is the card of guns that lie on the ground, which keep their shells and
// their jam (GF26): a line for what lies where, and for the markers the same track as
// on a character's card.
func droppedCard(s rules.Scenario) panel.Panel {
	full := fullLoads(s)
	return panel.Panel{
		ID: "card-dropped", Owner: scoring.Table, Title: "Dropped guns", W: characterCard.W, H: characterCard.H, Key: key("dropped guns", full),
		Static: func(c canvas.Canvas) { drawDropped(c, full) },
		Laid: func() panel.Laid {
			var laid panel.Laid
			for n := range droppedGuns {
				y, name := droppedTop(n), fmt.Sprintf("dropped gun %d", n+1)
				laid.Places = append(laid.Places, shellPlaces(name, y)...)
				laid.Places = append(laid.Places, panel.Place{Name: name + ", jammed", Piece: markerPiece, Most: 1, At: jamBox(y)})
				laid.Legible = append(laid.Legible, numbersOfTrack(y)...)
			}
			return laid
		},
	}
}

func drawDropped(c canvas.Canvas, full string) {
	drawCardFrame(c)
	heading{5, characterCard.W - 2*cardEdge, art.Shaded, canvas.Left}.draw(c, cardEdge, cardEdge+5, "Dropped guns")
	for n := range droppedGuns {
		y := droppedTop(n)
		c.Path(canvas.Rect(cardEdge, y, tokenBox, tokenBox/2), art.BoxPen)
		c.Path(canvas.Rect(cardEdge, y+tokenBox/2, tokenBox, tokenBox/2), art.BoxPen)
		c.Path(jamBox(y).Outline(), art.BoxPen)
		drawTrack(c, y)
		c.Text(cardEdge, y-1, "gun, zone", art.CaptionType)
		drawTrackLabels(c, y, full)
	}
}
