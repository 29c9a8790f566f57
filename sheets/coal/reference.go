package coal

import (
	"saddlebag/sheets"
	"saddlebag/sheets/art"
)

// chapters are those of the reference card.
var chapters = []sheets.Chapter{
	{Title: "coal.chapter-set-up", First: "CW1", Last: "CW3", Icon: art.Lantern},
	{Title: "coal.chapter-rounds", First: "CW4", Last: "CW9", Icon: art.Die(1)},
	{Title: "coal.chapter-mine", First: "CW10", Last: "CW15", Icon: art.Tools},
	{Title: "coal.chapter-store", First: "CW20", Last: "CW37", Icon: art.Barrel},
	{Title: "coal.chapter-end", First: "CW40", Last: "CW44", Icon: art.Burro},
	{Title: "coal.chapter-sheet", First: "CW45", Last: "CW45", Icon: art.Cart},
}
