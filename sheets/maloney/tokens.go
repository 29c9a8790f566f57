package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney/game"
	"saddlebag/sheets"
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
	foot          sheets.Pattern // of its foot
}

var tableTokens = []token{
	{"The car", "car", 18, sheets.Diagonal},
	{"The day", "sun", 20, sheets.Dots},
	{"Testament", "testament", 20, sheets.Cross},
}

// standees are the car, the marker of the day and the testament, to fold and glue,
// k times as large.
func standees(k float64) sheets.Batch {
	var made sheets.Batch
	for _, t := range tableTokens {
		s := sheets.Standee{
			Name: t.name, Plate: t.name, Wide: k * tokenWide, High: k * 30, Deep: k * tokenDeep, Foot: k * 6.5,
			Tone: sheets.Tone{Pattern: t.foot, Pitch: 1.4, Weight: 0.3, Colour: sheets.Spot},
			Draw: func(c sheets.Canvas, x, foot, side float64) {
				drawPicture(c, t.picture, x, foot-side*k*(t.high/2+0.4), side*k*t.high)
			},
		}
		made.Card = s.Size()
		made.Cards = append(made.Cards, s.Card(game.Game.Info(), t.picture, scoring.Table, k))
	}
	return made
}

// tokens makes the suitcases and the standees.
func tokens(job sheets.PrintJob) ([]sheets.Page, error) { return piecesOf(job, "tokens", 1) }

// piecesOf makes what lies and stands on the board, k times as large.
func piecesOf(job sheets.PrintJob, name string, k float64) ([]sheets.Page, error) {
	return sheets.LayBatches(job, name, []sheets.Batch{suitcases(job, k), standees(k)})
}
