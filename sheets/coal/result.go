package coal

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every dollar, its
// clause and its line, and then each player's filled worksheet.
func result(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	pages, err := scorePages(job, inside)
	if err != nil {
		return nil, err
	}
	sheetsOf, err := worksheet(job)
	if err != nil {
		return nil, err
	}
	return append(pages, sheetsOf...), nil
}

// scorePages lay out the tallies, the best first, on as many pages as they
// need.
func scorePages(job sheets.Job, inside sheets.Area) ([]sheets.Page, error) {
	top, rest := inside.Cut(titleHeight)
	if rest.W < pageWidth {
		return nil, sheets.Refuse("a result is %d mm wide, and %s leaves %.1f mm", int(pageWidth), rest.On, rest.W)
	}
	rest.X += (rest.W - pageWidth) / 2
	var pages []sheets.Page
	for waiting := scorePanels(job, rest.H); len(waiting) > 0; {
		placed, n, err := asMany(rest, waiting)
		if err != nil {
			return nil, err
		}
		pages = append(pages, sheets.Page{
			Size: job.Paper, Name: "result", Placed: append(placed, onTop(top, bannerPanel("Result", standing(job), job))),
		})
		waiting = waiting[n:]
	}
	return pages, nil
}

// standing says how the game ended.
func standing(job sheets.Job) string {
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
func scorePanels(job sheets.Job, most float64) []sheets.Panel {
	tally := job.Game.Tally()
	seats := make([]int, len(tally))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int { return job.Outcome.Ranks[a] - job.Outcome.Ranks[b] })
	rows := int((most - scoreHead) / scoreRow)
	var made []sheets.Panel
	for _, seat := range seats {
		score := tally[seat]
		made = append(made, scorePanel(job, seat, score, 0, min(rows, len(score.Lines))))
		for from := rows; from < len(score.Lines); from += rows {
			made = append(made, scorePanel(job, seat, score, from, min(from+rows, len(score.Lines))))
		}
	}
	return made
}

// scorePanel shows some lines of a player's score under the name and the sum.
func scorePanel(job sheets.Job, seat int, score scoring.Score, from, to int) sheets.Panel {
	name := job.Setup.Players[seat]
	if job.Outcome.Over {
		name = fmt.Sprintf("%d. %s", job.Outcome.Ranks[seat], name)
	}
	if from > 0 {
		name += " (continued)"
	}
	return sheets.Panel{
		ID: fmt.Sprintf("score-%d-%d", seat+1, from), Title: name, W: Width, H: scoreHead + scoreRow*float64(to-from),
		Static: func(c sheets.Canvas) {
			drawScoreHead(c, name, score)
			for i, l := range score.Lines[from:to] {
				drawScoreLine(c, scoreHead+float64(i)*scoreRow, l)
			}
		},
	}
}

func drawScoreHead(c sheets.Canvas, name string, score scoring.Score) {
	info := rules.Game.Info()
	sum := info.Amount(score.Total())
	if score.Total() != score.Uncorrected() {
		sum += " (" + info.Amount(score.Uncorrected()) + " without corrections)"
	}
	t := sheets.Type{Face: sheets.Bold, Size: 12, Colour: sheets.Black}
	right := t
	right.Align = sheets.Right
	width := min(Width/2, sheets.Measure(sum, right))
	sheets.Fit(c, sheets.Area{Y: 1.6, W: Width - width - 3, H: 5.6}, name, t)
	sheets.Fit(c, sheets.Area{X: Width - width, Y: 1.6, W: width, H: 5.6}, sum, right)
	sheets.DrawRule(c, 0, scoreHead-1.8, Width)
}

func drawScoreLine(c sheets.Canvas, y float64, l scoring.Line) {
	right := plain
	right.Align = sheets.Right
	amount := strings.Replace(rules.Game.Info().Amount(l.Amount), "-", "−", 1)
	base := y + scoreRow/2 + plain.CapHeight()/2
	c.Text(sumAt-3, base, amount, right)
	sheets.Fit(c, sheets.Area{X: sumAt, Y: y, W: clauseAt - sumAt - 1, H: scoreRow}, l.Label, plain)
	c.Text(clauseAt, base, l.Clause, plain)
	if l.Event > 0 {
		c.Text(Width, base, fmt.Sprintf("line %d", l.Event), right)
	}
	c.Path(sheets.Line(0, y+scoreRow, Width, y+scoreRow), sheets.Paint{Stroke: sheets.Black, Width: 0.1})
}
