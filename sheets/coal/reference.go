package coal

import (
	"strings"

	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// A chapter of the reference card: the clauses from one number to another.
type chapter struct {
	title       string
	first, last string
	icon        sheets.Icon
}

var chapters = []chapter{
	{"Set-up", "CW1", "CW3", sheets.Lantern},
	{"Rounds and turns", "CW4", "CW9", sheets.Die(1)},
	{"The mine", "CW10", "CW15", sheets.Tools},
	{"The General Store", "CW20", "CW37", sheets.Barrel},
	{"Delivery and end", "CW40", "CW44", sheets.Burro},
	{"The sheet", "CW45", "CW45", sheets.Cart},
}

// largest is the type of the card where there is room for it.
var largest = sheets.Type{Size: 10, Colour: sheets.Black}

// clauseGap is the space between two clauses, mm.
const clauseGap = 1.8

// reference makes the card with all clauses, as the program knows them.
func reference(job sheets.Job) ([]sheets.Page, error) {
	inside, err := job.Paper.Inside(job.Margin)
	if err != nil {
		return nil, err
	}
	top, rest := inside.Cut(titleHeight)
	if rest.W < pageWidth {
		return nil, sheets.Refuse("the reference card is %d mm wide, and %s leaves %.1f mm", int(pageWidth), rest.On, rest.W)
	}
	rest.X += (rest.W - pageWidth) / 2
	text := largest
	var placed []sheets.Placed
	for {
		placed, err = twoColumns(rest, clauseGap, chapterPanels(text))
		if err == nil || text.Size <= sheets.LeastSize {
			break
		}
		text.Size -= 0.25
	}
	if err != nil {
		return nil, err
	}
	return []sheets.Page{{
		Size: job.Paper, Name: "reference",
		Placed: append(placed, onTop(top, bannerPanel("Quick reference", "the rules by their clauses", job))),
	}}, nil
}

// chapterPanels are the chapters in panels, a clause each, the first one with
// the chapter's title.
func chapterPanels(text sheets.Type) []sheets.Panel {
	var made []sheets.Panel
	clauses := rules.Game.Info().Clauses
	for _, ch := range chapters {
		in := false
		for _, clause := range clauses {
			first := clause.Number == ch.first
			in = in || first
			if in {
				made = append(made, clausePanel(ch, first, clause.Number, clause.Text, text))
			}
			if clause.Number == ch.last {
				break
			}
		}
	}
	return made
}

// numberWidth is the room for a clause's number.
func numberWidth(text sheets.Type) float64 {
	text.Face = sheets.Bold
	return sheets.Measure("CW00", text) + 2
}

func clausePanel(ch chapter, first bool, number, words string, text sheets.Type) sheets.Panel {
	y := 0.0
	if first {
		y = heading + 0.8
	}
	indent := numberWidth(text)
	lines := sheets.Lines(words, Width-indent, text)
	return sheets.Panel{
		ID: "clause-" + strings.ToLower(number), Title: number, W: Width, H: y + float64(len(lines))*text.Leading(),
		Key: key("clause", number, words, text.Size),
		Static: func(c sheets.Canvas) {
			if first {
				sheets.DrawIcon(c, ch.icon, 0, 0, heading-1.2, sheets.Spot)
				sheets.DrawTitle(c, heading, headings+0.8, headings, ch.title, sheets.Solid, sheets.Left)
				sheets.DrawRule(c, 0, headings+1.9, Width)
			}
			bold := text
			bold.Face = sheets.Bold
			sheets.Paragraph(c, sheets.Area{Y: y, W: indent}, number, bold)
			sheets.Paragraph(c, sheets.Area{X: indent, Y: y, W: Width - indent}, words, text)
		},
	}
}
