package maloney

import (
	"slices"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/press"
)

// chapters are those of the quick reference, in the order of a day.
func chapters(press.Job) []sheets.Chapter {
	less := func(clause, says string) []sheets.Rule {
		return []sheets.Rule{{Clauses: clause, Says: speech.Text(says)}}
	}
	return []sheets.Chapter{
		{Title: "maloney.set-up", Icon: art.Cards, Rules: slices.Concat(sheets.Rules("MI1", "MI2", "MI3"), less("MI5", "maloney.aid-suitcases"), less("MI6", "maloney.aid-hands"), sheets.Rules("MI7"))},
		{Title: "maloney.a-day", Icon: art.Share, Rules: slices.Concat(sheets.Rules("MI10", "MI22"), less("MI11", "maloney.aid-bids"), sheets.Rules("MI13", "MI14", "MI12"))},
		{Title: "maloney.lesson-drive", Icon: art.Suitcase, Rules: sheets.Rules("MI15", "MI16", "MI19")},
		{Title: "maloney.the-action-cards", Icon: art.Star, Rules: slices.Concat(less("MI4", "maloney.aid-worth"), sheets.Rules("MI17", "MI18"))},
		{Title: "maloney.chapter-sunday", Icon: art.Lantern, Rules: sheets.Rules("MI20", "MI21")},
		{Title: "maloney.the-end", Icon: art.TopHat, Rules: sheets.Rules("MI30", "MI31", "MI32")},
	}
}
