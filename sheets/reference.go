package sheets

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// A Chapter of a reference card: the clauses from one number to another.
type Chapter struct {
	Title       speech.Text
	First, Last string
	Icon        art.Icon
}

// The title of a chapter: what it takes from top to bottom, and its capitals.
const (
	chapterHead = 7.0
	chapterCaps = 3.2
)

// clauseGap is the space between two clauses, mm.
const clauseGap = 1.8

// Reference makes the card with all clauses of a game, as the program knows
// them, in chapters. A *Refusal says that the paper is too small.
func Reference(game scoring.Game, chapters []Chapter) press.Make {
	return func(job press.Job) ([]press.Page, error) { return reference(game.Info(), job, chapters) }
}

func reference(info *scoring.Info, job press.Job, chapters []Chapter) ([]press.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(press.BannerHeight)
	if rest.W < panel.TwoWidth {
		return nil, canvas.Refused("sheets.reference-too-wide", "width", int(panel.TwoWidth), "paper", rest.On, "room", canvas.Tenths(rest.W))
	}
	rest.X += (rest.W - panel.TwoWidth) / 2
	text := art.LargeType // where there is room for it
	var placed []panel.Placement
	for {
		placed, err = panel.TwoColumns(rest, clauseGap, chapterPanels(info, job, chapters, text))
		if err == nil || text.Size <= canvas.LeastSize {
			break
		}
		text.Size -= 0.25
	}
	if err != nil {
		return nil, err
	}
	return []press.Page{{
		Size: job.Paper, Name: "reference",
		Placed: append(placed, press.BannerOn(top, info, job, "sheets.reference-title", "sheets.reference-remark", panel.TwoWidth)),
	}}, nil
}

// chapterPanels are the chapters in panels, a clause each, the first one with
// the chapter's title.
func chapterPanels(info *scoring.Info, job press.Job, chapters []Chapter, text canvas.Type) []panel.Panel {
	var made []panel.Panel
	for _, ch := range chapters {
		in := false
		for _, clause := range info.Clauses {
			first := clause.Number == ch.First
			in = in || first
			if in {
				made = append(made, clausePanel(info, job, ch, first, clause, text))
			}
			if clause.Number == ch.Last {
				break
			}
		}
	}
	return made
}

// numberWidth is the room for the number of any clause.
func numberWidth(info *scoring.Info, text canvas.Type) float64 {
	text.Face = canvas.Bold
	widest := 0.0
	for _, clause := range info.Clauses {
		widest = max(widest, canvas.Measure(clause.Number, text))
	}
	return widest + 2
}

func clausePanel(info *scoring.Info, job press.Job, ch Chapter, first bool, clause scoring.Clause, text canvas.Type) panel.Panel {
	y := 0.0
	if first {
		y = chapterHead + 0.8
	}
	indent := numberWidth(info, text)
	lines := canvas.Lines(job.Say(clause.Text), panel.ColumnWidth-indent, text)
	return panel.Panel{
		ID: "clause-" + strings.ToLower(clause.Number), Title: speech.Words(clause.Number), W: panel.ColumnWidth, H: y + float64(len(lines))*text.Leading(),
		Key: panel.SharedKey(info, "clause", first, ch, clause, text.Size),
		Static: func(c canvas.Canvas) {
			if first {
				art.DrawIcon(c, ch.Icon, 0, 0, chapterHead-1.2, canvas.Spot)
				art.DrawTitle(c, chapterHead, chapterCaps+0.8, chapterCaps, c.Say(ch.Title), art.Solid, canvas.Left)
				art.DrawRule(c, 0, chapterCaps+1.9, panel.ColumnWidth)
			}
			bold := text
			bold.Face = canvas.Bold
			canvas.Paragraph(c, canvas.Area{Y: y, W: indent}, clause.Number, bold)
			canvas.Paragraph(c, canvas.Area{X: indent, Y: y, W: panel.ColumnWidth - indent}, c.Say(clause.Text), text)
		},
	}
}
