package rintintin

import (
	"saddlebag/scoring/rintintin/game"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The page of the score sheet.
const (
	widestColumn = 75.0
	leastColumn  = 34.0 // its boxes still hold a pencil
	highestRow   = 18.0
	scoreFoot    = 34.0 // what the sheet says of the rules
	comfortable  = 13.0 // the height of a row that leaves room for a picture
	pictureGap   = 3.0  // under it
)

// scoreSheet makes the score sheet of a game: for the players named or, where
// nobody is, for as many as can play.
func scoreSheet(job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	if job.Players == 0 {
		if most, err := job.Nameless(game.Game, len(squads)); err == nil { // else the options are for two players
			job = most
		}
	}
	players := len(job.Setup.Players)
	column := min(widestColumn, (inside.W-labelWidth)/float64(players))
	if column < leastColumn {
		return nil, canvas.Refused("rintintin.score-wide", "players", players,
			"wide", canvas.Tenths(labelWidth+leastColumn*float64(players)), "paper", inside.On, "room", canvas.Tenths(inside.W))
	}
	width := labelWidth + column*float64(players)
	inside.X += (inside.W - width) / 2
	t := newTally(job)
	rows := float64(len(t.groups))
	room := inside.H - press.BannerHeight - scoreFoot - t.height()
	picture := width/sortie.W*sortie.H + pictureGap
	if room-picture < (comfortable-t.row)*rows {
		picture = 0
	}
	t.row = min(highestRow, t.row+(room-picture)/rows)
	if t.row < 6+1.6 {
		return nil, canvas.Refused("rintintin.score-high", "more", canvas.Tenths(float64(len(t.groups))*(6+1.6-t.row)), "paper", inside.On)
	}
	page := press.Page{Size: job.Paper, Name: "score", Cells: job.Cells}
	put := func(p panel.Panel, x, y float64) {
		page.Placed = append(page.Placed, panel.Placement{Panel: p, X: inside.X + x, Y: inside.Y + y})
	}
	put(press.Banner(game.Game.Info(), job, "rintintin.cell-score", "rintintin.score-remark", width), 0, 0)
	top := press.BannerHeight + picture
	put(t.labels(), 0, top)
	for seat := range players {
		put(t.column(seat, 0, column, true), labelWidth+column*float64(seat), top)
	}
	foot := canvas.Area{X: inside.X, Y: inside.Y + top + t.height() + 6, W: width, H: scoreFoot - 6}
	page.Decor = func(c canvas.Canvas) {
		if picture > 0 {
			drawSortie(c, inside.X, inside.Y+press.BannerHeight, width)
		}
		drawScoreRules(c, foot)
	}
	return []press.Page{page}, nil
}

// drawScoreRules prints the clauses that a score is made by.
func drawScoreRules(c canvas.Canvas, a canvas.Area) {
	const indent = 12.0
	for _, number := range []string{"RT13", "RT14", "RT18"} {
		clause, _ := game.Game.Info().Clause(number) // the rulebook has them
		canvas.Paragraph(c, canvas.Area{X: a.X, Y: a.Y, W: indent}, clause.Number, art.StrongType)
		y := canvas.Paragraph(c, canvas.Area{X: a.X + indent, Y: a.Y, W: a.W - indent, H: a.H}, c.Say(clause.Text), art.PlainType) + 1
		a.Y, a.H = a.Y+y, a.H-y
	}
}
