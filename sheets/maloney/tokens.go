package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// The measures of a standee, mm.
const (
	tokenWidth = 28.0
	tokenFoot  = 6.5
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

// tokens makes the car, the marker of the day and the testament, to fold and
// glue.
func tokens(job sheets.PrintJob) ([]sheets.Page, error) {
	var pieces []sheets.Standee
	for _, t := range tableTokens {
		pieces = append(pieces, sheets.Standee{
			Name: t.name,
			Foot: sheets.Tone{Pattern: t.foot, Pitch: 1.4, Weight: 0.3, Colour: sheets.Spot},
			Draw: func(c sheets.Canvas, x, foot, side float64) {
				drawPicture(c, t.picture, x, foot-side*(t.high/2+0.4), side*t.high)
			},
		})
	}
	return sheets.Standees(rules.Game.Info(), job, "tokens", tokenWidth, tokenFoot, pieces)
}
