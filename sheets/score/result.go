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
// need: every amount with its clause and its round. What the last page leaves free is for
// how the game ended, and for the players to sign. A *Refusal says that the paper is too small.
func Result(game scoring.Game, icon art.Icon) press.Make {
	return func(job press.Job) ([]press.Page, error) { return result(game.Info(), icon, job) }
}

func result(info *scoring.Info, icon art.Icon, job press.Job) ([]press.Page, error) {
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
	if len(pages) == 0 {
		return nil, nil // nobody has a tally
	}
	last := &pages[len(pages)-1]
	free := rest
	for _, p := range last.Placed {
		free.Y = max(free.Y, p.Y+p.Panel.H+endGap)
	}
	free.H = rest.Y + rest.H - free.Y
	last.Decor = func(c canvas.Canvas) { drawEnd(c, info, icon, job, free) }
	return pages, nil
}

// The foot of a result, mm.
const (
	endGap     = 8.0  // under the scores
	leastSteps = 50.0 // height of how the game ended, below which there's none
)

// drawEnd draws how a game ended into what a result leaves free, and lines for its players to
// sign on.
func drawEnd(c canvas.Canvas, info *scoring.Info, icon art.Icon, job press.Job, free canvas.Area) {
	players := job.Setup.Players
	sign := SignHeight(len(players))
	if !job.Outcome.Over || free.H < sign {
		return
	}
	free.H -= sign
	DrawSignatures(c, canvas.Area{X: free.X, Y: free.Y + free.H, W: panel.TwoWidth, H: sign}, players)
	if free.H < leastSteps || len(players) < 2 {
		return
	}
	steps := Podium{Game: info.Title, Icon: icon, Language: job.Language, Finishers: scoring.Each(len(players), func(i int) Finisher {
		return Finisher{Name: players[i], Score: info.Amount(job.Tally[i].Total()), Rank: job.Outcome.Ranks[i]}
	})}.Steps()
	const most = 1.5 // times as large as on a page of its own
	k := min(most, panel.TwoWidth/steps.Size.W, free.H/steps.Size.H)
	c.Push(free.X+(panel.TwoWidth-k*steps.Size.W)/2, free.Y+(free.H-k*steps.Size.H)/2, k)
	defer c.Pop()
	steps.Decor(c)
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
