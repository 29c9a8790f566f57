package coal

import (
	"saddlebag/sheets"
	"saddlebag/sheets/art"
)

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "Set-up", First: "CW1", Last: "CW3", Icon: art.Lantern},
	{Title: "Rounds and turns", First: "CW4", Last: "CW9", Icon: art.Die(1)},
	{Title: "The mine", First: "CW10", Last: "CW15", Icon: art.Tools},
	{Title: "The General Store", First: "CW20", Last: "CW37", Icon: art.Barrel},
	{Title: "Delivery and end", First: "CW40", Last: "CW44", Icon: art.Burro},
	{Title: "The sheet", First: "CW45", Last: "CW45", Icon: art.Cart},
}
