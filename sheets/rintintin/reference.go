package rintintin

import (
	"saddlebag/sheets"
	"saddlebag/sheets/art"
)

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "rintintin.set-up", First: "RT1", Last: "RT3", Icon: art.Saddle},
	{Title: "rintintin.your-turn", First: "RT4", Last: "RT12", Icon: art.Dog},
	{Title: "rintintin.a-full-group", First: "RT13", Last: "RT16", Icon: art.Hat},
	{Title: "rintintin.the-end", First: "RT17", Last: "RT20", Icon: art.Cards},
}
