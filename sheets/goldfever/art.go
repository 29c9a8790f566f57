package goldfever

import (
	"embed"
	"fmt"
	"strings"
	"sync"

	"saddlebag/sheets"
)

//go:embed art/*.txt
var art embed.FS

// engravings returns the drawings of this game by their names.
var engravings = sync.OnceValue(func() map[string]sheets.Engraving {
	files, err := art.ReadDir("art")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	all := make(map[string]sheets.Engraving, len(files))
	for _, f := range files {
		text, err := art.ReadFile("art/" + f.Name())
		if err != nil {
			panic(err)
		}
		name := strings.TrimSuffix(f.Name(), ".txt")
		if all[name], err = sheets.ParseEngraving(string(text)); err != nil {
			panic(fmt.Errorf("%s: %w", f.Name(), err))
		}
	}
	return all
})
