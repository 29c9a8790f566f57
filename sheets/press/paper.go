package press

import "saddlebag/sheets/canvas"

// Papers are the sizes of paper offered, the default first.
var Papers = []canvas.Size{
	{Name: "a4", W: 210, H: 297},
	{Name: "letter", W: 215.9, H: 279.4},
	{Name: "legal", W: 215.9, H: 355.6},
	{Name: "a3", W: 297, H: 420},
	{Name: "tabloid", W: 279.4, H: 431.8},
	{Name: "a5", W: 148, H: 210},
}
