package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What a standee of the poster takes on the table: two fit on a spot side by side.
const (
	standeeWide = 11.0
	standeeDeep = 6.4
	// standingTall is how tall who stands on a standee is.
	standingTall = 14.4
)

// feet are how the feet of the pieces are told apart from every side of the
// table.
var feet = map[rules.Role]canvas.Pattern{
	rules.Blackjack: canvas.Cross, rules.Red: canvas.Diagonal, rules.White: canvas.Level, rules.Bluebeard: canvas.Dots,
}

// inks are the colours of the pieces, over what tells them apart without.
var inks = map[rules.Role]canvas.Colour{
	rules.Blackjack: canvas.Brown, rules.Red: canvas.Red, rules.White: canvas.Black, rules.Bluebeard: canvas.Blue,
}

// standees are the four pieces, to fold and glue.
func standees(press.Job) ([]press.Batch, error) { return []press.Batch{standeesOf(1)}, nil }

// standeesOf are the pieces k times as large, for a board that is.
func standeesOf(k float64) press.Batch {
	var made press.Batch
	for role := range rules.Roles {
		s := standee(role, k)
		made.Card = s.Size()
		made.Cards = append(made.Cards, s.Card(game.Game.Info(), role.Letter(), scoring.Table, k))
	}
	return made
}

// standee is the piece of a role: its picture over its letter.
func standee(role rules.Role, k float64) press.Standee {
	icon := k * (standeeWide - 0.6)
	return press.Standee{
		Name: speech.Words(role.String()), Plate: speech.Words(role.Letter()),
		Wide: k * standeeWide, High: k * 22, Deep: k * standeeDeep, Foot: k * 6.5,
		Tone: canvas.Tone{Pattern: feet[role], Pitch: 1.2, Weight: 0.35, Colour: inks[role]},
		Draw: func(c canvas.Canvas, x, foot, side float64) {
			if role != rules.Blackjack {
				drawStanding(c, x, foot-side*k*0.3, side*k*standingTall, role)
				return
			}
			picture := side * icon
			art.DrawIcon(c, pieceIcons[role.Letter()], x-picture/2, foot-side*k*1.6-picture, picture, inks[role])
		},
	}
}
