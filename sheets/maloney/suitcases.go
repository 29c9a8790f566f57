package maloney

import (
	"math"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// suitcaseSize is the size of a suitcase, which lies on the plate of a city.
var suitcaseSize = sheets.Size{Name: "suitcase", W: 23, H: 17}

// suitcaseFront is what is in a suitcase.
func suitcaseFront(id string, found rules.Suitcase) sheets.Panel {
	w, h := suitcaseSize.W, suitcaseSize.H
	return sheets.Panel{
		ID: id, Owner: scoring.Table, Title: "Suitcase " + found.String(), W: w, H: h, Key: key("suitcase", found),
		Pieces: []sheets.Piece{{Name: suitcasePiece, W: w, H: h}},
		Static: func(c sheets.Canvas) {
			const edge, field, foot = 1.2, 2.2, 4.2
			c.Path(sheets.Rect(edge, edge, w-2*edge, h-2*edge), sheets.Paint{Stroke: sheets.Black, Width: 0.7})
			head := sheets.Rect(field, field, w-2*field, h-2*field-foot)
			if found.Points < 0 || found.Money < 0 {
				c.Hatch(head, sheets.Tone{Pattern: sheets.Contrary, Pitch: 1.1, Weight: 0.14, Colour: sheets.Spot})
			}
			c.Path(sheets.Rect(field, field, w-2*field, h-2*field), sheets.FinePen)
			c.Path(head, sheets.FinePen)
			amount, width := sheets.Lettering(strings.Replace(found.String(), "-", "–", 1))
			caps := min(6.4, (w-2*field-2.8)/width)
			amount = amount.Moved((w-width*caps)/2, (h-foot+caps)/2, caps)
			c.Path(amount, sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Paper, Width: 1.2, Round: true})
			c.Path(amount, sheets.Paint{Fill: sheets.Black})
			sheets.Fit(c, sheets.Area{X: field + 0.4, Y: h - field - foot, W: w - 2*field - 0.8, H: foot}, suitcaseWords(found), sheets.SmallType.Sized(8.2).Centred())
		},
	}
}

// suitcaseWords tell what is in a suitcase, besides how much.
func suitcaseWords(found rules.Suitcase) string {
	switch {
	case found.Money > 0:
		return "the bank pays"
	case found.Money < 0:
		return "the bank gets"
	default:
		return "points"
	}
}

// suitcaseBack is the lid of a suitcase, the same head over heels.
func suitcaseBack(id string) sheets.Panel {
	w, h := suitcaseSize.W, suitcaseSize.H
	return sheets.Panel{
		ID: id + "-back", Owner: scoring.Table, Title: "Suitcase", W: w, H: h, Key: key("suitcase back"),
		Static: func(c sheets.Canvas) {
			const edge, strap, leather = 1.5, 2.8, 4
			// Of these pitches a whole number goes into the sides and the
			// diagonals, so that the hatching is even, too.
			const cloth, webbing = math.Sqrt2 / 2, 0.8
			c.Path(sheets.Rect(edge, edge, w-2*edge, h-2*edge), sheets.Paint{Stroke: sheets.Black, Width: 0.9})
			c.Hatch(sheets.Rect(edge, edge, w-2*edge, h-2*edge), sheets.Tone{Pattern: sheets.Cross, Pitch: cloth, Weight: 0.1, Colour: sheets.Spot})
			for _, x := range []float64{6, w - 6} {
				c.Path(sheets.Rect(x-strap/2, edge, strap, h-2*edge), sheets.BoxPen)
				c.Hatch(sheets.Rect(x-strap/2, edge, strap, h-2*edge), sheets.Tone{Pattern: sheets.Level, Pitch: webbing, Weight: 0.14, Colour: sheets.Black})
				c.Path(sheets.Rect(x-1.9, h/2-1.4, 3.8, 2.8), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.6})
				c.Path(sheets.Line(x-1.9, h/2, x+1.9, h/2), sheets.RulePen)
			}
			for _, dx := range []float64{-1, 1} {
				for _, dy := range []float64{-1, 1} {
					x, y := w/2+dx*(w/2-edge), h/2+dy*(h/2-edge)
					c.Path(sheets.Path{}.Move(x, y).Line(x-dx*leather, y).Line(x, y-dy*leather).Close(), sheets.Paint{Fill: sheets.Black})
				}
			}
			c.Path(sheets.Circle(w/2, h/2, 2.8), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.5})
			c.Path(rosette(w/2, h/2, 0.5, 2.3, 8, 4), laceDark)
		},
	}
}
