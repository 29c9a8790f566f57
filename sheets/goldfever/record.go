package goldfever

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// The measures of the record's panels.
const (
	recordRow = 11.0
	recordBox = 9.0
	scoreHigh = 16.0
)

// recordPanel is what the table keeps: the round, the bag, the piles and the
// card that was turned last.
func recordPanel(job press.Job) panel.Panel {
	p := panel.Panel{ID: "record", Owner: scoring.Table, Title: "The table", W: Width}
	type labelled struct{ word, art string }
	var labels []labelled
	piles := pileArt()
	for _, cell := range job.Cells.Of(scoring.Table) {
		if cell.Sum || strings.HasPrefix(cell.ID, rules.ZoneCell("")) {
			continue // in the reckoning, or on the village
		}
		label := labelled{word: cell.Label, art: piles[cell.ID]}
		wide := 18.0
		if cell.Kind == scoring.Entry {
			wide = 44
		}
		y := 1 + recordRow*float64(len(p.Slots))
		p.Slots = append(p.Slots, panel.Slot{Cell: cell.ID, X: Width - wide - 2, Y: y + (recordRow-recordBox)/2, W: wide, H: recordBox, Draw: job.ByPencil(drawWritten)})
		labels = append(labels, label)
	}
	p.H = 2 + recordRow*float64(len(p.Slots))
	p.Key = key("record", labels, len(p.Slots))
	slots := p.Slots
	p.Static = func(c canvas.Canvas) {
		for i, s := range slots {
			c.Path(s.Outline(), art.BoxPen)
			left := 2.0
			if labels[i].art != "" {
				drawArt(c, labels[i].art, left+3.6, s.Y+s.H/2, 7.2, canvas.Black)
				left += 10
			}
			canvas.Fit(c, canvas.Area{X: left, Y: s.Y, W: s.X - left - 2, H: s.H}, labels[i].word, art.PlainType)
			if i > 0 {
				c.Path(canvas.Line(2, s.Y-1, Width-2, s.Y-1), art.HairPen)
			}
		}
	}
	return p
}

// pileArt is the drawing on the back of each pile by the id of its cell.
func pileArt() map[string]string {
	art := make(map[string]string, rules.Piles)
	for p := range rules.Pile(rules.Piles) {
		art[rules.PileCell(p)] = pileBacks[p].art
	}
	return art
}

// scorePanel is the score of a seat, under its name and those of its
// characters.
func scorePanel(job press.Job, seat int) panel.Panel {
	var names []string
	team := 0
	for _, f := range fightersOf(job) {
		if f.seat == seat {
			names, team = append(names, f.Name), f.team
		}
	}
	cast, side, player := strings.Join(names, ", "), houseOf(job.Setup).Scenario.Teams[team].Name, job.Setup.Players[seat]
	const box = 22.0
	s := panel.Slot{Cell: rules.ScoreCell, X: Width - box - 2, Y: 2.5, W: box, H: scoreHigh - 5, Draw: job.ByPencil(drawWritten)}
	return panel.Panel{
		ID: fmt.Sprintf("score-%d", seat+1), Owner: seat, Title: "Score", W: Width, H: scoreHigh, Key: key("score", cast, side, player, team),
		Slots: []panel.Slot{s},
		Static: func(c canvas.Canvas) {
			drawTeam(c, team, 2, 2.5, 4, scoreHigh-5)
			c.Path(s.Outline(), canvas.Paint{Stroke: canvas.Black, Fill: canvas.Paper, Width: 0.8})
			room := canvas.Area{X: 8.5, Y: 2, W: s.X - 22, H: 6}
			if player == "" {
				c.Path(canvas.Line(room.X, 8, room.X+room.W, 8), art.RulePen)
			} else {
				canvas.Fit(c, room, player, art.StrongType)
			}
			canvas.Fit(c, canvas.Area{X: 8.5, Y: 8.6, W: s.X - 10, H: 5.6}, side+": "+cast, art.SmallType)
			right := art.CaptionType.ToRight()
			c.Text(s.X-1.6, 2.5+art.CaptionType.CapHeight(), "score", right)
		},
	}
}
