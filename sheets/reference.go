package sheets

import (
	"strings"

	"saddlebag/scoring"
)

// A Chapter of a reference card: the clauses from one number to another.
type Chapter struct {
	Title       string
	First, Last string
	Icon        Icon
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
func Reference(game scoring.Game, chapters []Chapter) Make {
	return func(job PrintJob) ([]Page, error) { return reference(game.Info(), job, chapters) }
}

func reference(info *scoring.Info, job PrintJob, chapters []Chapter) ([]Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(BannerHeight)
	if rest.W < TwoWidth {
		return nil, Refuse("the reference card is %d mm wide, and %s leaves %.1f mm", int(TwoWidth), rest.On, rest.W)
	}
	rest.X += (rest.W - TwoWidth) / 2
	text := LargeType // where there is room for it
	var placed []Placement
	for {
		placed, err = TwoColumns(rest, clauseGap, chapterPanels(info, chapters, text))
		if err == nil || text.Size <= LeastSize {
			break
		}
		text.Size -= 0.25
	}
	if err != nil {
		return nil, err
	}
	return []Page{{
		Size: job.Paper, Name: "reference",
		Placed: append(placed, BannerOn(top, info, job, "Quick reference", "the rules by their clauses", TwoWidth)),
	}}, nil
}

// chapterPanels are the chapters in panels, a clause each, the first one with
// the chapter's title.
func chapterPanels(info *scoring.Info, chapters []Chapter, text Type) []Panel {
	var made []Panel
	for _, ch := range chapters {
		in := false
		for _, clause := range info.Clauses {
			first := clause.Number == ch.First
			in = in || first
			if in {
				made = append(made, clausePanel(info, ch, first, clause, text))
			}
			if clause.Number == ch.Last {
				break
			}
		}
	}
	return made
}

// numberWidth is the room for the number of any clause.
func numberWidth(info *scoring.Info, text Type) float64 {
	text.Face = Bold
	widest := 0.0
	for _, clause := range info.Clauses {
		widest = max(widest, Measure(clause.Number, text))
	}
	return widest + 2
}

func clausePanel(info *scoring.Info, ch Chapter, first bool, clause scoring.Clause, text Type) Panel {
	y := 0.0
	if first {
		y = chapterHead + 0.8
	}
	indent := numberWidth(info, text)
	lines := Lines(clause.Text, ColumnWidth-indent, text)
	return Panel{
		ID: "clause-" + strings.ToLower(clause.Number), Title: clause.Number, W: ColumnWidth, H: y + float64(len(lines))*text.Leading(),
		Key: SharedKey(info, "clause", first, ch, clause, text.Size),
		Static: func(c Canvas) {
			if first {
				DrawIcon(c, ch.Icon, 0, 0, chapterHead-1.2, Spot)
				DrawTitle(c, chapterHead, chapterCaps+0.8, chapterCaps, ch.Title, Solid, Left)
				DrawRule(c, 0, chapterCaps+1.9, ColumnWidth)
			}
			bold := text
			bold.Face = Bold
			Paragraph(c, Area{Y: y, W: indent}, clause.Number, bold)
			Paragraph(c, Area{X: indent, Y: y, W: ColumnWidth - indent}, clause.Text, text)
		},
	}
}
