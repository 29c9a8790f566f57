package maloney

import "saddlebag/sheets"

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "MI1", Last: "MI7", Icon: sheets.Cards},
	{Title: "A day", First: "MI10", Last: "MI22", Icon: sheets.Suitcase},
	{Title: "The end", First: "MI30", Last: "MI32", Icon: sheets.TopHat},
}
