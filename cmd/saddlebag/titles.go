package main

import (
	"saddlebag/sheets"
	coalsheets "saddlebag/sheets/coal"
	ninersheets "saddlebag/sheets/fortyniners"
	goldsheets "saddlebag/sheets/goldfever"
	maloneysheets "saddlebag/sheets/maloney"
	rintintinsheets "saddlebag/sheets/rintintin"
)

// titles is the list of games. A further game is one line here.
var titles = []sheets.Title{
	coalsheets.Title,
	rintintinsheets.Title,
	maloneysheets.Title,
	ninersheets.Title,
	goldsheets.Title,
}

func findTitle(id string) (sheets.Title, bool) { return sheets.Find(titles, id) }

func titleIDs() []string {
	ids := make([]string, len(titles))
	for i, t := range titles {
		ids[i] = t.Game.Info().ID
	}
	return ids
}
