package goldfever

import "saddlebag/sheets"

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "GF1", Last: "GF8", Icon: sheets.Saddle},
	{Title: "Rounds", First: "GF10", Last: "GF13", Icon: sheets.Star},
	{Title: "Actions", First: "GF20", Last: "GF29", Icon: sheets.Pistol},
	{Title: "Sight", First: "GF40", Last: "GF43", Icon: sheets.Eye},
	{Title: "Hits", First: "GF50", Last: "GF56", Icon: sheets.Hat},
	{Title: "Scenarios", First: "GF60", Last: "GF69", Icon: sheets.Gold},
}
