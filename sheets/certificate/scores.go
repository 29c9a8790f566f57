package certificate

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// The parts of a score on a certificate, mm.
const (
	playerScore = 110.0 // from the left, where the score ends
	playerClaim = 114.0 // where begins what the sheet says
	scoreGap    = 1.0   // to the rule below
	lineColumns = 3     // of the lines that make a score
	lineRow     = 4.4
)

// scores are those of all players, and the lines that make them.
func (c *certificate) scores(on canvas.Canvas) {
	y := c.headEnd()
	for _, p := range c.ByRank() {
		name, score, claim := p.Name, cmp.Or(p.Points(c.info), "sheets.not-known"), ""
		if place := p.Place(); place > 0 {
			name = fmt.Sprintf("%d. %s", place, p.Name)
		}
		if p.Claimed != nil && (p.Score == nil || *p.Claimed != *p.Score) {
			claim = on.Say(speech.Say("sheets.written", "score", c.info.Amount(*p.Claimed)))
		}
		canvas.Fit(on, canvas.Area{X: certifyIn, Y: y, W: playerScore - 34 - certifyIn, H: playerRow}, name, certifyType.InBold())
		canvas.Fit(on, canvas.Area{X: playerScore - 32, Y: y, W: 32, H: playerRow}, on.Say(score), certifyType.ToRight())
		canvas.Fit(on, canvas.Area{X: playerClaim, Y: y, W: panel.TwoWidth - certifyIn - playerClaim, H: playerRow}, claim, certifyType)
		if c.inColumns() {
			c.columns(on, y+playerRow, summed(p.Lines))
		} else if most := c.linesEach(); most > 0 {
			canvas.Paragraph(on, canvas.Area{X: certifyIn, Y: y + playerRow, W: certifyWidth, H: float64(most) * proofType.Leading()}, c.inWords(p), proofType)
		}
		y += c.scoreHeight(p)
		on.Path(canvas.Line(certifyIn, y, panel.TwoWidth-certifyIn, y), canvas.Paint{Stroke: canvas.Black, Width: 0.1})
	}
}

// scoresEnd is where the scores end.
func (c *certificate) scoresEnd() float64 {
	y := c.headEnd()
	for _, p := range c.Told() {
		y += c.scoreHeight(p)
	}
	return y
}

// scoreHeight is how high a player's score is, mm.
func (c *certificate) scoreHeight(p final.PlayerReport) float64 {
	h := playerRow + scoreGap
	switch {
	case len(p.Lines) == 0:
	case c.inColumns():
		h += float64(rowsOf(len(summed(p.Lines)))) * lineRow
	default:
		h += float64(min(c.linesEach(), len(canvas.Lines(c.inWords(p), certifyWidth, proofType)))) * proofType.Leading()
	}
	return h
}

// rowsOf is how many rows so many lines take in columns.
func rowsOf(lines int) int { return (lines + lineColumns - 1) / lineColumns }

// scoreRoom is how high the lines of all scores can be: a third of the page where
// there is more to tell.
func (c *certificate) scoreRoom() float64 {
	room := c.signed() - certifyGap - c.headEnd() - float64(len(c.Players))*(playerRow+scoreGap)
	if len(c.Findings)+len(c.Unread)+len(c.Doubts)+len(c.Wanted) > 0 {
		room /= 3
	}
	return room
}

// inColumns says whether there is room for a row for each line of a score.
func (c *certificate) inColumns() bool {
	rows := 0
	for _, p := range c.Told() {
		rows += rowsOf(len(summed(p.Lines)))
	}
	return float64(rows)*lineRow <= c.scoreRoom()
}

// linesEach is for how many lines of text there is room, for each score.
func (c *certificate) linesEach() int {
	return max(0, int(c.scoreRoom()/float64(max(1, len(c.Players)))/proofType.Leading()))
}

// A scoreLine is what somebody has scored for, so many times.
type scoreLine struct {
	ledger.LineReport
	times int
}

func (l scoreLine) label() string {
	if l.times > 1 {
		return speech.Say("sheets.times", "what", l.Label, "times", l.times).String()
	}
	return l.Label.String()
}

// summed are the lines of a score. What comes again is added up.
func summed(lines []ledger.LineReport) []scoreLine {
	var all []scoreLine
	for _, l := range lines {
		at := slices.IndexFunc(all, func(other scoreLine) bool { return other.Label == l.Label && other.Clause == l.Clause })
		if at < 0 {
			all = append(all, scoreLine{LineReport: l, times: 1})
			continue
		}
		all[at].Amount += l.Amount
		all[at].times++
	}
	return all
}

// columns writes the lines of a score from y on, column by column.
func (c *certificate) columns(on canvas.Canvas, y float64, lines []scoreLine) {
	const gap, clause, amount = 5.0, 10.0, 16.0
	w := (certifyWidth - gap*(lineColumns-1)) / lineColumns
	rows := rowsOf(len(lines))
	for i, l := range lines {
		x, top := certifyIn+float64(i/rows)*(w+gap), y+float64(i%rows)*lineRow
		canvas.Fit(on, canvas.Area{X: x, Y: top, W: w - amount - clause, H: lineRow}, l.label(), art.SmallType)
		canvas.Fit(on, canvas.Area{X: x + w - amount - clause, Y: top, W: amount - 1, H: lineRow}, on.Say(c.info.Amount(l.Amount)), art.SmallType.ToRight())
		canvas.Fit(on, canvas.Area{X: x + w - clause, Y: top, W: clause, H: lineRow}, l.Clause, proofType.Sized(6.5))
	}
}

// inWords is what makes a score: "Delivery 1 $32 · 2 Railroad Shares -$20".
func (c *certificate) inWords(p final.PlayerReport) string {
	lines := summed(p.Lines)
	return strings.Join(scoring.Each(len(lines), func(i int) string { return lines[i].label() + " " + c.info.Amount(lines[i].Amount).String() }), " · ")
}
