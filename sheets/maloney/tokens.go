package maloney

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What a standee of the poster takes on the table, mm.
const (
	tokenWide = 28.0
	tokenDeep = 8.0
)

// A token is a piece that stands on the table.
type token struct {
	name, picture string
	high          float64        // of the picture
	foot          canvas.Pattern // of its foot
}

var tableTokens = []token{
	{"The car", "car", 18, canvas.Diagonal},
	{"The day", "sun", 20, canvas.Dots},
	{"Testament", "testament", 20, canvas.Cross},
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
		made.Cards = append(made.Cards, s.Card(rules.Game.Info(), t.picture, scoring.Table, k))
	}
	return made
}

// tokens makes the suitcases and the standees.
func tokens(job press.Job) ([]press.Page, error) { return piecesOf(job, "tokens", 1) }

// piecesOf makes what lies and stands on the board, k times as large.
func piecesOf(job press.Job, name string, k float64) ([]press.Page, error) {
	return press.LayBatches(job, name, []press.Batch{suitcases(job, k), standees(k)})
}
