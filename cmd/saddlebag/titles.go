package main

import (
	"strings"

	"saddlebag/scoring"
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

// shortestName is how many letters are enough to tell a game by.
const shortestName = 2

// findTitle finds a game by its id, or by how its id or title begins where only one
// does so: "coal", "49ers".
func findTitle(name string) (sheets.Title, bool) {
	if title, ok := sheets.Find(titles, name); ok {
		return title, true
	}
	var found []sheets.Title
	for _, t := range titles {
		info, key := t.Game.Info(), scoring.PlainKey(name)
		if len(key) >= shortestName && (strings.HasPrefix(scoring.PlainKey(info.ID), key) || strings.HasPrefix(scoring.PlainKey(info.Title), key)) {
			found = append(found, t)
		}
	}
	if len(found) != 1 {
		return sheets.Title{}, false
	}
	return found[0], true
}

func titleIDs() []string {
	ids := make([]string, len(titles))
	for i, t := range titles {
		ids[i] = t.Game.Info().ID
	}
	return ids
}
