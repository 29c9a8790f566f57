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
	if !job.Started {
		return nil, sheets.Refuse("a result needs a game: name its ledger with --from")
	}
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
	for waiting := scorePanels(job); len(waiting) > 0; {
		n := len(waiting)
		placed, err := sheets.Flow(rest, gutter, waiting...)
		for err != nil && n > 1 {
			n--
			placed, err = sheets.Flow(rest, gutter, waiting[:n]...)
		}
		if err != nil {
			return nil, err
		}
		for i := range placed { // rows of one table stand close
			if i > 0 && placed[i].X == placed[i-1].X {
				placed[i].Y = placed[i-1].Y + placed[i-1].Panel.H
			}
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
	clauseAt  = 68.0
	lineAt    = Width
	sumAt     = 17.0
)

// scorePanels are the tallies in panels small enough to flow: a head for each
// player, and a row a line.
func scorePanels(job sheets.Job) []sheets.Panel {
	tally := job.Game.Tally()
	seats := make([]int, len(tally))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int { return job.Outcome.Ranks[a] - job.Outcome.Ranks[b] })
	var made []sheets.Panel
	for _, seat := range seats {
		made = append(made, scoreHeadPanel(job, seat, tally[seat]))
		for i, l := range tally[seat].Lines {
			made = append(made, scoreLinePanel(seat, i, l))
		}
	}
	return made
}

func scoreHeadPanel(job sheets.Job, seat int, score scoring.Score) sheets.Panel {
	info := rules.Game.Info()
	name := job.Setup.Players[seat]
	if job.Outcome.Over {
		name = fmt.Sprintf("%d. %s", job.Outcome.Ranks[seat], name)
	}
	sum := info.Amount(score.Total())
	if score.Total() != score.Uncorrected() {
		sum += " (" + info.Amount(score.Uncorrected()) + " without corrections)"
	}
	return sheets.Panel{
		ID: fmt.Sprintf("score-%d", seat+1), Title: name, W: Width, H: scoreHead,
		Static: func(c sheets.Canvas) {
			t := sheets.Type{Face: sheets.Bold, Size: 12, Colour: sheets.Black}
			right := t
			right.Align = sheets.Right
			width := min(Width/2, sheets.Measure(sum, right))
			sheets.Fit(c, sheets.Area{Y: 1.6, W: Width - width - 3, H: 5.6}, name, t)
			sheets.Fit(c, sheets.Area{X: Width - width, Y: 1.6, W: width, H: 5.6}, sum, right)
			sheets.DrawRule(c, 0, scoreHead-1.2, Width)
		},
	}
}

func scoreLinePanel(seat, i int, l scoring.Line) sheets.Panel {
	return sheets.Panel{
		ID: fmt.Sprintf("score-%d-%d", seat+1, i+1), Title: l.Label, W: Width, H: scoreRow,
		Static: func(c sheets.Canvas) {
			right := plain
			right.Align = sheets.Right
			amount := strings.Replace(rules.Game.Info().Amount(l.Amount), "-", "−", 1)
			base := scoreRow/2 + plain.CapHeight()/2
			c.Text(sumAt-3, base, amount, right)
			sheets.Fit(c, sheets.Area{X: sumAt, W: clauseAt - sumAt - 1, H: scoreRow}, l.Label, plain)
			c.Text(clauseAt, base, l.Clause, plain)
			if l.Event > 0 {
				c.Text(lineAt, base, fmt.Sprintf("line %d", l.Event), right)
			}
			c.Path(sheets.Line(0, scoreRow, Width, scoreRow), sheets.Paint{Stroke: sheets.Black, Width: 0.1})
		},
	}
}
