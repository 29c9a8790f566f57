package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// record makes the record of a game: the scores, and who acted in which round. The
// bag and the piles lie on the table.
func record(job press.Job) ([]press.Page, error) {
	rounds, fighters := houseOf(job.Setup).Scenario.Rounds, fightersOf(job)
	var left, right []panel.Panel
	for seat := range job.Setup.Players {
		right = append(right, scorePanel(job, seat))
	}
	left = append(left, reckoningPanel(job))
	pages, err := twoColumns(job, "record", "Record", "what the table keeps", left, right)
	if err != nil || job.Started {
		return pages, err
	}
	for from := 0; from < rounds; from += roundsInRow {
		grid := roundsPanel(fighters, from, min(from+roundsInRow, rounds))
		if pages, err = below(job, pages, grid); err != nil {
			return nil, err
		}
	}
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
	more, err := twoColumns(job, "record", "Record", "round by round", []panel.Panel{p}, nil)
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
		ID: fmt.Sprintf("rounds-%d", from+1), Owner: scoring.Table, Title: "Round by round", W: panel.TwoWidth,
		H: headHeight + roundsHead + roundsHigh*float64(len(names)), Key: key("rounds", names, from, to),
		Static: func(c canvas.Canvas) {
			drawHead(c, "Round by round", panel.TwoWidth)
			const says = "To remember by, and not scored: what was done with the chip, a letter an action (m for move), S for shaken, × for dead."
			canvas.Fit(c, canvas.Area{X: 36, W: panel.TwoWidth - 36, H: 4.6}, says, art.CaptionType.ToRight())
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
