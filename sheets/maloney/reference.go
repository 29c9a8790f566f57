package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "MI1", Last: "MI7", Icon: sheets.Cards},
	{Title: "A day", First: "MI10", Last: "MI22", Icon: sheets.Suitcase},
	{Title: "The end", First: "MI30", Last: "MI32", Icon: sheets.TopHat},
}

// reference makes the card with all clauses.
func reference(job sheets.Job) ([]sheets.Page, error) {
	return sheets.Reference(rules.Game.Info(), job, chapters)
}
