package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// The measures of a standee, mm.
const (
	standeeWidth = 24.0
	standeeFoot  = 8.0
)

// feet are how the feet of the pieces are told apart from every side of the
// table.
var feet = map[rules.Role]sheets.Pattern{
	rules.Blackjack: sheets.Cross, rules.Red: sheets.Diagonal, rules.White: sheets.Level, rules.Bluebeard: sheets.Dots,
}

// inks are the colours of the pieces, over what tells them apart without.
var inks = map[rules.Role]sheets.Colour{
	rules.Blackjack: sheets.Brown, rules.Red: sheets.Red, rules.White: sheets.Black, rules.Bluebeard: sheets.Blue,
}

// standees makes the four pieces, to fold and glue.
func standees(job sheets.PrintJob) ([]sheets.Page, error) {
	var pieces []sheets.Standee
	for role := range rules.Roles {
		pieces = append(pieces, sheets.Standee{
			Name: role.String(),
			Foot: sheets.Tone{Pattern: feet[role], Pitch: 1.6, Weight: 0.45, Colour: inks[role]},
			Draw: func(c sheets.Canvas, x, foot, side float64) { drawStandee(c, role, x, foot, side) },
		})
	}
	return sheets.Standees(rules.Game.Info(), job, "standees", standeeWidth, standeeFoot, pieces)
}

// drawStandee draws one side of a piece: its picture, and in a corner its letter.
func drawStandee(c sheets.Canvas, role rules.Role, x, foot, side float64) {
	const picture, badge = 13.5, 3.0
	icon := side * picture
	sheets.DrawIcon(c, pieceIcons[role.Letter()], x-icon/2, foot-side*0.4-icon, icon, inks[role])
	at := point{x + side*(standeeWidth/2-badge-1), foot - side*(picture+4.1)}
	c.Path(sheets.Circle(at.x, at.y, badge), sheets.BoxPen)
	sheets.DrawLettered(c, at.x, at.y, side*3, role.Letter(), sheets.Black)
}
