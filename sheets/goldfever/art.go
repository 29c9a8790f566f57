package goldfever

import (
	"embed"

	"saddlebag/sheets"
)

//go:embed art/*.txt
var drawings embed.FS

// engravings are the drawings of this game by their names.
var engravings = sheets.Engravings{Files: drawings}
