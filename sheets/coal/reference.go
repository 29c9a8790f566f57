package coal

import "saddlebag/sheets"

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "CW1", Last: "CW3", Icon: sheets.Lantern},
	{Title: "Rounds and turns", First: "CW4", Last: "CW9", Icon: sheets.Die(1)},
	{Title: "The mine", First: "CW10", Last: "CW15", Icon: sheets.Tools},
	{Title: "The General Store", First: "CW20", Last: "CW37", Icon: sheets.Barrel},
	{Title: "Delivery and end", First: "CW40", Last: "CW44", Icon: sheets.Burro},
	{Title: "The sheet", First: "CW45", Last: "CW45", Icon: sheets.Cart},
}
