package maloney

import (
	"saddlebag/sheets"
	"saddlebag/sheets/art"
)

// chapters are those of the quick reference.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "MI1", Last: "MI7", Icon: art.Cards},
	{Title: "A day", First: "MI10", Last: "MI22", Icon: art.Suitcase},
	{Title: "The end", First: "MI30", Last: "MI32", Icon: art.TopHat},
}
