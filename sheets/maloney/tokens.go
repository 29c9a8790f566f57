package maloney

import (
	"math"
	"strings"

	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// What a standee of the poster takes on the table, mm.
const (
	tokenWide = 28.0
	tokenDeep = 8.0
)

// A token is a piece that stands on the table.
type token struct {
	name    speech.Text
	picture string
	high    float64        // of the picture
	foot    canvas.Pattern // of its foot
}

var tableTokens = []token{
	{"maloney.the-car", "car", 18, canvas.Diagonal},
	{"maloney.the-day", "sun", 20, canvas.Dots},
	{"maloney.cell-testament", "testament", 20, canvas.Cross},
}

// standees are the car, the marker of the day and the testament, to fold and glue,
// k times as large.
func standees(k float64) press.Batch {
	var made press.Batch
	for _, t := range tableTokens {
		s := press.Standee{
			Name: t.name, Plate: t.name, Wide: k * tokenWide, High: k * 30, Deep: k * tokenDeep, Foot: k * 6.5,
			Tone: canvas.Tone{Pattern: t.foot, Pitch: 1.4, Weight: 0.3, Colour: canvas.Spot},
			Draw: func(c canvas.Canvas, x, foot, side float64) {
				drawPicture(c, t.picture, x, foot-side*k*(t.high/2+0.4), side*k*t.high)
			},
		}
		made.Card = s.Size()
		made.Cards = append(made.Cards, s.Card(game.Game.Info(), t.picture, scoring.Table, k))
	}
	return made
}

// tokens are the suitcases and the standees.
func tokens(job press.Job) ([]press.Batch, error) { return piecesOf(job, 1), nil }

// piecesOf are what lies and stands on the board, k times as large.
func piecesOf(job press.Job, k float64) []press.Batch {
	return []press.Batch{suitcases(job, k), standees(k)}
}

// suitcaseSize is the size of a suitcase, which lies on the plate of a city.
var suitcaseSize = canvas.Size{Name: "suitcase", W: 23, H: 17}

// suitcaseFront is what is in a suitcase.
func suitcaseFront(id string, found rules.Suitcase) panel.Panel {
	w, h := suitcaseSize.W, suitcaseSize.H
	return panel.Panel{
		ID: id, Owner: scoring.Table, Title: speech.Say("maloney.suitcase-holds", "suitcase", found.Amount()), W: w, H: h, Key: key("suitcase", found),
		Pieces: []panel.Piece{{Name: suitcasePiece, W: w, H: h}},
		Static: func(c canvas.Canvas) {
			const edge, field, foot = 1.2, 2.2, 4.2
			c.Path(canvas.Rect(edge, edge, w-2*edge, h-2*edge), canvas.Paint{Stroke: canvas.Black, Width: 0.7})
			head := canvas.Rect(field, field, w-2*field, h-2*field-foot)
			if found.Points < 0 || found.Money < 0 {
				c.Hatch(head, canvas.Tone{Pattern: canvas.Contrary, Pitch: 1.1, Weight: 0.14, Colour: canvas.Spot})
			}
			c.Path(canvas.Rect(field, field, w-2*field, h-2*field), art.FinePen)
			c.Path(head, art.FinePen)
			amount, width := art.Lettering(strings.Replace(c.Say(found.Amount()), "-", "–", 1))
			caps := min(6.4, (w-2*field-2.8)/width)
			amount = amount.Moved((w-width*caps)/2, (h-foot+caps)/2, caps)
			c.Path(amount, canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Paper, Width: 1.2, Round: true})
			c.Path(amount, canvas.Paint{Fill: canvas.Black, Caps: caps})
			canvas.Fit(c, canvas.Area{X: field + 0.4, Y: h - field - foot, W: w - 2*field - 0.8, H: foot}, c.Say(suitcaseWords(found)), art.SmallType.Sized(8.2).Centred())
		},
	}
}

// suitcaseWords tell what is in a suitcase, besides how much.
func suitcaseWords(found rules.Suitcase) speech.Text {
	switch {
	case found.Money > 0:
		return "maloney.bank-pays"
	case found.Money < 0:
		return "maloney.bank-gets"
	default:
		return speech.Say("maloney.bank-points", "n", found.Points)
	}
}

// suitcaseBack is the lid of a suitcase, the same head over heels.
func suitcaseBack(id string) panel.Panel {
	w, h := suitcaseSize.W, suitcaseSize.H
	return panel.Panel{
		ID: id + "-back", Owner: scoring.Table, Title: "maloney.a-suitcase", W: w, H: h, Key: key("suitcase back"),
		Static: func(c canvas.Canvas) {
			const edge, strap, leather = 1.5, 2.8, 4
			// Of these pitches a whole number goes into the sides and the
			// diagonals, so that the hatching is even, too.
			const cloth, webbing = math.Sqrt2 / 2, 0.8
			c.Path(canvas.Rect(edge, edge, w-2*edge, h-2*edge), canvas.Paint{Stroke: canvas.Black, Width: 0.9})
			c.Hatch(canvas.Rect(edge, edge, w-2*edge, h-2*edge), canvas.Tone{Pattern: canvas.Cross, Pitch: cloth, Weight: 0.1, Colour: canvas.Spot})
			for _, x := range []float64{6, w - 6} {
				c.Path(canvas.Rect(x-strap/2, edge, strap, h-2*edge), art.BoxPen)
				c.Hatch(canvas.Rect(x-strap/2, edge, strap, h-2*edge), canvas.Tone{Pattern: canvas.Level, Pitch: webbing, Weight: 0.14, Colour: canvas.Black})
				c.Path(canvas.Rect(x-1.9, h/2-1.4, 3.8, 2.8), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.6})
				c.Path(canvas.Line(x-1.9, h/2, x+1.9, h/2), art.RulePen)
			}
			for _, dx := range []float64{-1, 1} {
				for _, dy := range []float64{-1, 1} {
					x, y := w/2+dx*(w/2-edge), h/2+dy*(h/2-edge)
					c.Path(canvas.Path{}.Move(x, y).Line(x-dx*leather, y).Line(x, y-dy*leather).Close(), canvas.Paint{Fill: canvas.Black})
				}
			}
			c.Path(canvas.Circle(w/2, h/2, 2.8), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.5})
			c.Path(rosette(w/2, h/2, 0.5, 2.3, 8, 4), laceDark)
		},
	}
}
