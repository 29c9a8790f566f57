package goldfever

import (
	"fmt"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// record makes the record of a game: what the table keeps, the scores, and who
// acted in which round.
func record(job sheets.PrintJob) ([]sheets.Page, error) {
	scenario, fighters := houseOf(job.Setup).Scenario, fightersOf(job)
	left := []sheets.Panel{recordPanel(job)}
	var right []sheets.Panel
	for seat := range job.Setup.Players {
		right = append(right, scorePanel(job, seat))
	}
	if sum := reckoningPanel(scenario); !job.Started && len(right) <= fewScores {
		right = append(right, sum)
	} else if !job.Started {
		left = append(left, sum)
	}
	pages, err := twoColumns(job, "record", "Record", "what the table keeps", left, right)
	if err != nil || job.Started {
		return pages, err
	}
	for from := 0; from < scenario.Rounds; from += roundsInRow {
		grid := roundsPanel(fighters, from, min(from+roundsInRow, scenario.Rounds))
		if pages, err = below(job, pages, grid); err != nil {
			return nil, err
		}
	}
	return pages, nil
}

// below places a panel under all others of the last page, or on another one
// where there is no room.
func below(job sheets.PrintJob, pages []sheets.Page, p sheets.Panel) ([]sheets.Page, error) {
	last := &pages[len(pages)-1]
	left := last.Placed[0].X
	if y := lowest(last.Placed) + columnGap; y+p.H <= last.Size.H-job.Margin {
		last.Placed = append(last.Placed, sheets.Placement{Panel: p, X: left, Y: y})
		return pages, nil
	}
	more, err := twoColumns(job, "record", "Record", "round by round", []sheets.Panel{p}, nil)
	return append(pages, more...), err
}

// fewScores are as many scores as leave room for a sum beside the table's
// record.
const fewScores = 3

// The measures of the grid of rounds.
const (
	roundsInRow = 20 // so that a box holds a pencil
	roundsName  = 24.0
	roundsHead  = 5.0
	roundsHigh  = 8.0
)

// roundsPanel has a box for each character and round, to note what it did when
// its chip was drawn.
func roundsPanel(fighters []fighter, from, to int) sheets.Panel {
	box := (sheets.TwoWidth - roundsName) / float64(to-from)
	names := scoring.Each(len(fighters), func(i int) string { return fighters[i].Name })
	return sheets.Panel{
		ID: fmt.Sprintf("rounds-%d", from+1), Owner: scoring.Table, Title: "Round by round", W: sheets.TwoWidth,
		H: headHeight + roundsHead + roundsHigh*float64(len(names)), Key: key("rounds", names, from, to),
		Static: func(c sheets.Canvas) {
			drawHead(c, "Round by round", sheets.TwoWidth)
			for i := from; i < to; i++ {
				c.Text(roundsName+box*(float64(i-from)+0.5), headHeight+roundsHead-1.4, fmt.Sprint(i+1), sheets.SmallType.Centred())
			}
			for n, name := range names {
				y := headHeight + roundsHead + roundsHigh*float64(n)
				drawPortrait(c, name, 4, y+roundsHigh-0.4, roundsHigh-0.6)
				sheets.Fit(c, sheets.Area{X: 9, Y: y, W: roundsName - 10, H: roundsHigh}, name, sheets.StrongType)
				for i := range to - from {
					c.Path(sheets.Rect(roundsName+box*float64(i), y, box, roundsHigh), sheets.BoxPen)
				}
			}
		},
	}
}

// reckoningPanel is where the points of both teams are added up by pencil.
func reckoningPanel(s rules.Scenario) sheets.Panel {
	const row, box, heads = 9.0, 19.0, 6.0
	lines := pointLines(s)
	lines = append(lines, pointLine{what: "total"})
	teams := []string{s.Teams[0].Name, s.Teams[1].Name}
	return headed("reckoning", "Points", heads+row*float64(len(lines)), []any{lines, teams}, func(c sheets.Canvas) {
		for i, team := range teams {
			x := Width - (box+1)*float64(len(teams)-i) + 1
			sheets.Fit(c, sheets.Area{X: x, Y: 0, W: box, H: heads - 0.6}, team, sheets.SmallType.Centred())
			for n := range lines {
				pen := sheets.BoxPen
				if n == len(lines)-1 {
					pen.Width = sheets.HeavyPen.Width
				}
				c.Path(sheets.Rect(x, heads+row*float64(n)+0.8, box, row-1.6), pen)
			}
		}
		for n, l := range lines {
			sheets.Fit(c, sheets.Area{X: 0, Y: heads + row*float64(n), W: Width - 2*(box+1) - 2, H: row}, l.String(), sheets.PlainType)
		}
	})
}

// A pointLine is something that a scenario gives points for.
type pointLine struct {
	what   string
	points int // for each; 0 where it depends
}

// String is the line for people.
func (l pointLine) String() string {
	switch l.points {
	case 0:
		return l.what
	case 1:
		return l.what + ": 1 point"
	default:
		return fmt.Sprintf("%s: %d points", l.what, l.points)
	}
}

// pointLines are what a scenario gives points for (GF60).
func pointLines(s rules.Scenario) []pointLine {
	var lines []pointLine
	if n := s.Nuggets; n.One+n.Two+n.Three > 0 {
		lines = append(lines, pointLine{what: "nuggets carried at the end: their value"})
	}
	if s.Points.Kill != 0 {
		lines = append(lines, pointLine{"each opponent killed", s.Points.Kill})
	}
	if s.Points.Survivor != 0 {
		lines = append(lines, pointLine{"each of the team alive", s.Points.Survivor})
	}
	for _, p := range s.Prizes {
		lines = append(lines, pointLine{p.Title + " (" + p.Zone + ") held alone", p.Points})
	}
	return lines
}
