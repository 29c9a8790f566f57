package sheets

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Result makes the tallies of a ledger, the best first, on as many pages as they
// need: every amount with its clause and its line. A *Refusal says that the
// paper is too small.
func Result(game scoring.Game) Make {
	return func(job PrintJob) ([]Page, error) { return result(game.Info(), job) }
}

func result(info *scoring.Info, job PrintJob) ([]Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(BannerHeight)
	if rest.W < TwoWidth {
		return nil, Refuse("a result is %d mm wide, and %s leaves %.1f mm", int(TwoWidth), rest.On, rest.W)
	}
	rest.X += (rest.W - TwoWidth) / 2
	var pages []Page
	for waiting := scorePanels(info, job, rest.H); len(waiting) > 0; {
		placed, n, err := AsMany(rest, waiting)
		if err != nil {
			return nil, err
		}
		pages = append(pages, Page{
			Size: job.Paper, Name: "result", Placed: append(placed, BannerOn(top, info, job, "Result", standing(job), TwoWidth)),
		})
		waiting = waiting[n:]
	}
	return pages, nil
}

// standing says how the game ended.
func standing(job PrintJob) string {
	text := "ledger " + job.Ledger + ", still running"
	if job.Outcome.Over {
		text = "ledger " + job.Ledger + ", " + job.Outcome.Reason
	}
	if job.Outcome.Over && job.Outcome.TieBreak != "" {
		text += "; tie broken by " + job.Outcome.TieBreak
	}
	return text
}

// The rows of a score.
const (
	scoreRow  = 4.4
	scoreHead = 9.0
	sumAt     = 17.0
	clauseAt  = 68.0
)

// scorePanels are the tallies in panels, one for each player, or more where
// one would be higher than a page.
func scorePanels(info *scoring.Info, job PrintJob, most float64) []Panel {
	seats := make([]int, len(job.Tally))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int { return job.Outcome.Ranks[a] - job.Outcome.Ranks[b] })
	rows := int((most - scoreHead) / scoreRow)
	var made []Panel
	for _, seat := range seats {
		score := job.Tally[seat]
		made = append(made, scorePanel(info, job, seat, score, 0, min(rows, len(score.Lines))))
		for from := rows; from < len(score.Lines); from += rows {
			made = append(made, scorePanel(info, job, seat, score, from, min(from+rows, len(score.Lines))))
		}
	}
	return made
}

// scorePanel shows some lines of a player's score under the name and the sum.
func scorePanel(info *scoring.Info, job PrintJob, seat int, score scoring.Score, from, to int) Panel {
	name := job.Setup.Players[seat]
	if job.Outcome.Over {
		name = fmt.Sprintf("%d. %s", job.Outcome.Ranks[seat], name)
	}
	if from > 0 {
		name += " (continued)"
	}
	return Panel{
		ID: fmt.Sprintf("score-%d-%d", seat+1, from), Title: name, W: ColumnWidth, H: scoreHead + scoreRow*float64(to-from),
		Static: func(c Canvas) {
			drawScoreHead(info, c, name, score)
			for i, l := range score.Lines[from:to] {
				drawScoreLine(info, c, scoreHead+float64(i)*scoreRow, l)
			}
		},
	}
}

func drawScoreHead(info *scoring.Info, c Canvas, name string, score scoring.Score) {
	sum := info.Amount(score.Total())
	if score.Total() != score.Uncorrected() {
		sum += " (" + info.Amount(score.Uncorrected()) + " without corrections)"
	}
	t := Type{Face: Bold, Size: 12, Colour: Black}
	right := t
	right.Align = Right
	width := min(ColumnWidth/2, Measure(sum, right))
	Fit(c, Area{Y: 1.6, W: ColumnWidth - width - 3, H: 5.6}, name, t)
	Fit(c, Area{X: ColumnWidth - width, Y: 1.6, W: width, H: 5.6}, sum, right)
	DrawRule(c, 0, scoreHead-1.8, ColumnWidth)
}

func drawScoreLine(info *scoring.Info, c Canvas, y float64, l scoring.Line) {
	right := SmallType
	right.Align = Right
	amount := strings.Replace(info.Amount(l.Amount), "-", "−", 1)
	base := y + scoreRow/2 + SmallType.CapHeight()/2
	c.Text(sumAt-3, base, amount, right)
	Fit(c, Area{X: sumAt, Y: y, W: clauseAt - sumAt - 1, H: scoreRow}, l.Label, SmallType)
	c.Text(clauseAt, base, l.Clause, SmallType)
	if l.Event > 0 {
		c.Text(ColumnWidth, base, fmt.Sprintf("line %d", l.Event), right)
	}
	c.Path(Line(0, y+scoreRow, ColumnWidth, y+scoreRow), Paint{Stroke: Black, Width: 0.1})
}
