// Package fortyniners draws the sheets of The "49ers": the board that turns, the
// standees, the run sheet, a reference card for each role and the result.
//
// Each panel has a file of its name: board is the table's, column is a player's. The
// sheets made of them are in files named after the sheets. The house data says where spots
// are, and everything else on the board; the numbers of the game come from its rulebook.
package fortyniners

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/score"
)

// Title is The "49ers" with its sheets.
var Title = sheets.Title{
	Game:     game.Game,
	Spot:     canvas.RGB{R: 0x8a, G: 0x4b, B: 0x1f}, // the dust of the road
	Icon:     art.Coach,
	Vignette: vignette,
	Sheets: []press.Sheet{
		{Name: "board", About: "fortyniners.board-about", Craft: press.Craft{Stock: "fortyniners.board-stock", Do: "fortyniners.board-do"}, InDefaultSet: true, Beside: []string{"standees", "roles"}, Make: board},
		{Name: "board-small", About: "fortyniners.board-small-about", Make: boardSmall},
		{Name: "standees", About: "fortyniners.standees-about", Craft: press.Craft{Stock: "fortyniners.card", Do: "fortyniners.standees-do"}, InDefaultSet: true, Pieces: standees, Make: press.CutOut("standees", standees)},
		{Name: "run", About: "fortyniners.run-about", InDefaultSet: true, Record: true, Make: runSheet},
		{Name: "roles", About: "fortyniners.roles-about", Craft: press.Craft{Stock: "fortyniners.card", Do: "fortyniners.roles-do"}, InDefaultSet: true, Pieces: roleCards, Make: press.CutOut("roles", roleCards)},
		{Name: "reference", About: "fortyniners.reference-about", InDefaultSet: true, Make: sheets.Taught(game.Game, course, vignette, sheets.Reference(game.Game, chapters))},
		{Name: score.SheetName, About: "fortyniners.result-about", Played: true, Make: press.InTurn(score.Result(game.Game, art.Coach), runSheet)},
	},
	Panels:          panels,
	Course:          course,
	SharedSheet:     "run",
	ViewerDependent: true,
}

// panels are the table's board, turned as the viewer sits before it, and what
// goes on there; or a seat's run sheet.
func panels(job press.Job, seat int) []panel.Panel {
	if seat != scoring.Table {
		return []panel.Panel{runPanel(job, seat)}
	}
	made := []panel.Panel{statusPanel(job)}
	if b, ok := boardOf(job.Setup); ok {
		made = append(made, boardPanel(job, b, Side, sideOf(job), false))
	}
	return made
}

// boardOf is the board that a game is played on; not ok where it is one that
// only the table knows.
func boardOf(setup scoring.Setup) (*rules.Board, bool) {
	b, ok := setup.House.(*rules.Board)
	return b, ok
}

// sideOf is the side of the board that the viewer sits at, which is the number
// of the viewer's role; the coach's where nobody looks.
func sideOf(job press.Job) int {
	for role, seat := range players(job) {
		if seat == job.Viewer-1 {
			return role
		}
	}
	return 0
}

// players are the seats by the role that they play; -1 where nobody does.
func players(job press.Job) [rules.Roles]int {
	var seats [rules.Roles]int
	for role := range rules.Roles {
		seats[role] = -1
		for seat := range job.Setup.Players {
			if c, _ := job.Cells.Find(seat, rules.RoleCell); c.Value == role.String() {
				seats[role] = seat
			}
		}
	}
	return seats
}
