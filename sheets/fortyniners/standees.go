package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/sheets"
)

// What a standee of the poster takes on the table: two fit on a spot side by side.
const (
	standeeWide = 11.0
	standeeDeep = 6.4
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
func standees(job sheets.PrintJob) ([]sheets.Page, error) { return standeesOf(job, "standees", 1) }

// standeesOf makes the pieces k times as large, for a board that is.
func standeesOf(job sheets.PrintJob, name string, k float64) ([]sheets.Page, error) {
	var cards []sheets.Card
	var size sheets.Size
	for role := range rules.Roles {
		s := standee(role, k)
		size = s.Size()
		cards = append(cards, s.Card(game.Game.Info(), role.Letter(), scoring.Table, k))
	}
	return sheets.LayBatches(job, name, []sheets.Batch{{Card: size, Cards: cards}})
}

// standee is the piece of a role: its picture over its letter.
func standee(role rules.Role, k float64) sheets.Standee {
	icon := k * (standeeWide - 0.6)
	return sheets.Standee{
		Name: role.String(), Plate: role.Letter(),
		Wide: k * standeeWide, High: k * 22, Deep: k * standeeDeep, Foot: k * 6.5,
		Tone: sheets.Tone{Pattern: feet[role], Pitch: 1.2, Weight: 0.35, Colour: inks[role]},
		Draw: func(c sheets.Canvas, x, foot, side float64) {
			picture := side * icon
			sheets.DrawIcon(c, pieceIcons[role.Letter()], x-picture/2, foot-side*k*1.6-picture, picture, inks[role])
		},
	}
}
