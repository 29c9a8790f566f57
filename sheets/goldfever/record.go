package goldfever

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
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
	p := panel.Panel{ID: "record", Owner: scoring.Table, Title: "goldfever.table", W: Width}
	type labelled struct {
		word speech.Text
		art  string
	}
	var labels []labelled
	piles := pileArt()
	for _, cell := range job.Cells.Of(scoring.Table) {
		if cell.Sum || strings.HasPrefix(cell.ID, terms.ZoneCell("")) {
			continue // in the reckoning, or on the village
		}
		label := labelled{word: cell.Label, art: piles[cell.ID]}
		wide := 18.0
		if cell.Kind == scoring.Entry {
			wide = 44
		}
		y := 1 + recordRow*float64(len(p.Slots))
		p.Slots = append(p.Slots, panel.Slot{Cell: cell.ID, X: Width - wide - 2, Y: y + (recordRow-recordBox)/2, W: wide, H: recordBox, Draw: job.ByPencil(drawWritten)})
		if cell.ID == terms.TurnedCell {
			p.Slots[len(p.Slots)-1].Says = saysTurned
		}
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
			canvas.Fit(c, canvas.Area{X: left, Y: s.Y, W: s.X - left - 2, H: s.H}, c.Say(labels[i].word), art.PlainType)
			if i > 0 {
				c.Path(canvas.Line(2, s.Y-1, Width-2, s.Y-1), art.HairPen)
			}
		}
	}
	return p
}

// pileArt is the drawing on the back of each pile by the id of its cell.
func pileArt() map[string]string {
	art := make(map[string]string, terms.Piles)
	for p := range terms.Pile(terms.Piles) {
		art[terms.PileCell(p)] = pileBacks[p].art
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
	cast, side, player := speech.List(speech.Named(names...)), houseOf(job.Setup).Scenario.Teams[team].Named(), job.Setup.Players[seat]
	const box = 22.0
	s := panel.Slot{Cell: terms.ScoreCell, X: Width - box - 2, Y: 2.5, W: box, H: scoreHigh - 5, Draw: job.ByPencil(drawWritten)}
	return panel.Panel{
		ID: fmt.Sprintf("score-%d", seat+1), Owner: seat, Title: "goldfever.score-panel", W: Width, H: scoreHigh, Key: key("score", cast, side, player, team),
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
			canvas.Fit(c, canvas.Area{X: 8.5, Y: 8.6, W: s.X - 10, H: 5.6}, c.Say(speech.Say("goldfever.score-team", "team", side, "characters", cast)), art.SmallType)
			right := art.CaptionType.ToRight()
			c.Text(s.X-1.6, 2.5+art.CaptionType.CapHeight(), c.Say("goldfever.score-box"), right)
		},
	}
}

// record makes the record of a game: the scores, and who acted in which round. The
// bag and the piles lie on the table.
func record(job press.Job) ([]press.Page, error) {
	if err := drawable(job); err != nil {
		return nil, err
	}
	rounds, fighters := houseOf(job.Setup).Scenario.Rounds, fightersOf(job)
	var left, right []panel.Panel
	for seat := range job.Setup.Players {
		right = append(right, scorePanel(job, seat))
	}
	left = append(left, reckoningPanel(job))
	pages, err := twoColumns(job, "record", "goldfever.record", "goldfever.record-remark", left, right)
	if err != nil || job.Started {
		return pages, err
	}
	for from := 0; from < rounds; from += roundsInRow {
		grid := roundsPanel(fighters, from, min(from+roundsInRow, rounds))
		if pages, err = below(job, pages, grid); err != nil {
			return nil, err
		}
	}
	withStreet(job, &pages[len(pages)-1])
	return pages, nil
}

// below places a panel under all others of the last page, or on another one
// where there is no room.
func below(job press.Job, pages []press.Page, p panel.Panel) ([]press.Page, error) {
	last := &pages[len(pages)-1]
	left := last.Placed[0].X
	if y := lowest(last.Placed) + columnGap; y+p.H <= last.Size.H-job.Margin {
		last.Placed = append(last.Placed, panel.Placement{Panel: p, X: left, Y: y})
		return pages, nil
	}
	more, err := twoColumns(job.OnPage(len(pages)), "record", "goldfever.record", "goldfever.record-rounds", []panel.Panel{p}, nil)
	return append(pages, more...), err
}

// The measures of the grid of rounds.
const (
	roundsInRow = 20 // so that a box holds a pencil
	roundsName  = 24.0
	roundsHead  = 5.0
	roundsHigh  = 8.0
)

// roundsPanel has a box for each character and round, to note what it did when
// its chip was drawn.
func roundsPanel(fighters []fighter, from, to int) panel.Panel {
	box := (panel.TwoWidth - roundsName) / float64(to-from)
	names := scoring.Each(len(fighters), func(i int) string { return fighters[i].Name })
	return panel.Panel{
		ID: fmt.Sprintf("rounds-%d", from+1), Owner: scoring.Table, Title: "goldfever.rounds-panel", W: panel.TwoWidth,
		H: headHeight + roundsHead + roundsHigh*float64(len(names)), Key: key("rounds", names, from, to),
		Static: func(c canvas.Canvas) {
			drawHead(c, c.Say("goldfever.rounds-panel"), panel.TwoWidth)
			canvas.Fit(c, canvas.Area{X: 36, W: panel.TwoWidth - 36, H: 4.6}, c.Say("goldfever.rounds-says"), art.CaptionType.ToRight())
			for i := from; i < to; i++ {
				c.Text(roundsName+box*(float64(i-from)+0.5), headHeight+roundsHead-1.4, fmt.Sprint(i+1), art.SmallType.Centred())
			}
			for n, name := range names {
				y := headHeight + roundsHead + roundsHigh*float64(n)
				drawPortrait(c, name, 4, y+roundsHigh-0.4, roundsHigh-0.6)
				canvas.Fit(c, canvas.Area{X: 9, Y: y, W: roundsName - 10, H: roundsHigh}, name, art.StrongType)
				for i := range to - from {
					c.Path(canvas.Rect(roundsName+box*float64(i), y, box, roundsHigh), art.BoxPen)
				}
			}
		},
	}
}

// reckoningPanel is where the points of both teams are added up.
func reckoningPanel(job press.Job) panel.Panel {
	const row, air = 9.0, 0.6
	box, heads := teamOver.W, teamOver.H+air
	s := houseOf(job.Setup).Scenario
	lines := append(s.Reckoning(), scenario.Reckoned{Line: terms.LineTotal, Each: "goldfever.total"})
	p := panel.Panel{
		ID: "reckoning", Owner: scoring.Table, Title: "goldfever.points-panel", W: Width, H: headHeight + heads + row*float64(len(lines)),
		Key: key("reckoning", lines, s.Teams[0].Named(), s.Teams[1].Named()),
	}
	for team := range terms.Teams {
		x := Width - (box+1)*float64(terms.Teams-team) + 1
		for n, l := range lines {
			y := headHeight + heads + row*float64(n)
			p.Slots = append(p.Slots, panel.Slot{Cell: terms.TeamCell(team, l.Line), X: x, Y: y + 0.8, W: box, H: row - 1.6, Draw: job.ByPencil(drawWritten)})
		}
	}
	p.Static = func(c canvas.Canvas) {
		drawHead(c, c.Say("goldfever.points-panel"), Width)
		for i, slot := range p.Slots {
			pen := art.BoxPen
			if i%len(lines) == len(lines)-1 {
				pen.Width = art.HeavyPen.Width
			}
			c.Path(slot.Outline(), pen)
		}
		for team := range terms.Teams {
			canvas.Fit(c, teamOver.At(p.Slots[team*len(lines)].X, headHeight), c.Say(s.Teams[team].Named()), art.SmallType.Centred())
		}
		for n, l := range lines {
			canvas.Fit(c, canvas.Area{X: 0, Y: headHeight + heads + row*float64(n), W: Width - 2*(box+1) - 2, H: row}, c.Say(forWhat(l)), art.PlainType)
		}
	}
	return p
}

// forWhat is a line of the reckoning for people, with its points.
func forWhat(r scenario.Reckoned) speech.Text {
	if r.Points == 0 {
		return r.Each
	}
	return speech.Say("goldfever.for-what", "what", r.Each, "n", r.Points)
}
