package rintintin

import "saddlebag/sheets"

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "RT1", Last: "RT3", Icon: sheets.Saddle},
	{Title: "Your turn", First: "RT4", Last: "RT12", Icon: sheets.Dog},
	{Title: "A full group", First: "RT13", Last: "RT16", Icon: sheets.Hat},
	{Title: "The end", First: "RT17", Last: "RT20", Icon: sheets.Cards},
}
