package goldfever

import (
	"embed"

	"saddlebag/sheets/art"
)

//go:embed engravings/*.txt
var drawings embed.FS

// engravings are the drawings of this game by their names.
var engravings = art.Engravings{Files: drawings}
