// Package score draws how a game ended: the result with every line of it, the chart of
// how it went, the podium. Begin with [Result].
package score

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// SheetName is what games call the sheet that Result makes.
const SheetName = "result"

// Result makes the tallies of a ledger, the best first, on as many pages as they
// need: every amount with its clause and its round. A *Refusal says that the
// paper is too small.
func Result(game scoring.Game) press.Make {
	return func(job press.Job) ([]press.Page, error) { return result(game.Info(), job) }
}

func result(info *scoring.Info, job press.Job) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	if rest.W < panel.TwoWidth {
		return nil, canvas.Refused("sheets.result-too-wide", "width", int(panel.TwoWidth), "paper", rest.On, "room", canvas.Tenths(rest.W))
	}
	rest.X += (rest.W - panel.TwoWidth) / 2
	var pages []press.Page
	panels := scorePanels(info, job, rest.H)
	if len(job.Journal) > 0 {
		panels = append(panels, journalPanel(job))
	}
	for waiting := panels; len(waiting) > 0; {
		placed, n, err := panel.AsMany(rest, waiting)
		if err != nil {
			return nil, err
		}
		pages = append(pages, press.Page{
			Size: job.Paper, Name: SheetName, Placed: append(placed, press.BannerOn(top, info, job.OnPage(len(pages)), "sheets.result", standing(job), panel.TwoWidth)),
		})
		waiting = waiting[n:]
	}
	return pages, nil
}

// standing says which game it is, and how it ended.
func standing(job press.Job) speech.Text {
	called := cmp.Or(job.Title, job.Ledger)
	switch o := job.Outcome; {
	case !o.Over:
		return speech.Say("sheets.result-running", "called", called, "date", job.Day())
	case o.TieBreak != "":
		return speech.Say("sheets.result-tie-broken", "called", called, "date", job.Day(), "reason", o.Reason, "by", o.TieBreak)
	default:
		return speech.Say("sheets.result-over", "called", called, "date", job.Day(), "reason", o.Reason)
	}
}

// sumOf is a player's score for people: "7 so far" where it can still change.
func sumOf(info *scoring.Info, job press.Job, score scoring.Score) speech.Text {
	sum := info.Amount(score.Total())
	if !job.Outcome.Over || slices.ContainsFunc(score.Lines, func(l scoring.Line) bool { return l.Open }) {
		sum = speech.Say("sheets.so-far", "score", sum)
	}
	if score.Total() != score.Uncorrected() {
		sum = speech.Say("sheets.uncorrected", "score", sum, "uncorrected", info.Amount(score.Uncorrected()))
	}
	return sum
}

// The rows of a score.
const (
	scoreRow  = 4.4
	scoreHead = 9.0
	sumAt     = 17.0
	clauseAt  = 68.0
	whenAt    = clauseAt + 8
)

// scorePanels are the tallies in panels, one for each player, or more where
// one would be higher than a page.
func scorePanels(info *scoring.Info, job press.Job, most float64) []panel.Panel {
	seats := make([]int, len(job.Tally))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int { return job.Outcome.Ranks[a] - job.Outcome.Ranks[b] })
	rows := int((most - scoreHead) / scoreRow)
	var made []panel.Panel
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
func scorePanel(info *scoring.Info, job press.Job, seat int, score scoring.Score, from, to int) panel.Panel {
	name := speech.Words(job.Setup.Players[seat])
	if job.Outcome.Over {
		name = speech.Words(fmt.Sprintf("%d. %s", job.Outcome.Ranks[seat], job.Setup.Players[seat]))
	}
	if from > 0 {
		name = speech.Say("sheets.continued", "name", name)
	}
	return panel.Panel{
		ID: fmt.Sprintf("score-%d-%d", seat+1, from), Title: name, W: panel.ColumnWidth, H: scoreHead + scoreRow*float64(to-from),
		Static: func(c canvas.Canvas) {
			drawScoreHead(c, name, sumOf(info, job, score))
			for i, l := range score.Lines[from:to] {
				drawScoreLine(info, c, scoreHead+float64(i)*scoreRow, l, job.When)
			}
		},
	}
}

func drawScoreHead(c canvas.Canvas, name, score speech.Text) {
	sum := c.Say(score)
	t := canvas.Type{Face: canvas.Bold, Size: 12, Colour: canvas.Black}
	right := t
	right.Align = canvas.Right
	width := min(panel.ColumnWidth/2, canvas.Measure(sum, right))
	canvas.Fit(c, canvas.Area{Y: 1.6, W: panel.ColumnWidth - width - 3, H: 5.6}, c.Say(name), t)
	canvas.Fit(c, canvas.Area{X: panel.ColumnWidth - width, Y: 1.6, W: width, H: 5.6}, sum, right)
	art.DrawRule(c, 0, scoreHead-1.8, panel.ColumnWidth)
}

// drawScoreLine draws a line of a score; when says in which round its event was.
func drawScoreLine(info *scoring.Info, c canvas.Canvas, y float64, l scoring.Line, when func(event int) speech.Text) {
	right := art.SmallType
	right.Align = canvas.Right
	amount := strings.Replace(c.Say(info.Amount(l.Amount)), "-", "−", 1)
	if l.Open && l.Amount == 0 {
		amount = c.Say("sheets.open")
	}
	base := y + scoreRow/2 + art.SmallType.CapHeight()/2
	c.Text(sumAt-3, base, amount, right)
	canvas.Fit(c, canvas.Area{X: sumAt, Y: y, W: clauseAt - sumAt - 1, H: scoreRow}, c.Say(l.Label), art.SmallType)
	c.Text(clauseAt, base, l.Clause, art.SmallType)
	if when != nil {
		canvas.Fit(c, canvas.Area{X: whenAt, Y: y, W: panel.ColumnWidth - whenAt, H: scoreRow}, c.Say(when(l.Event)), right)
	}
	c.Path(canvas.Line(0, y+scoreRow, panel.ColumnWidth, y+scoreRow), canvas.Paint{Stroke: canvas.Black, Width: 0.1})
}
