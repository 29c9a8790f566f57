package goldfever

import (
	"embed"
	"sync"

	"saddlebag/sheets"
)

//go:embed art/*.txt
var art embed.FS

// engravings returns the drawings of this game by their names.
var engravings = sync.OnceValue(func() map[string]sheets.Engraving { return sheets.Engravings(art) })
