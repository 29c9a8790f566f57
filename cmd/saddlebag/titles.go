package main

import (
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	coalsheets "saddlebag/sheets/coal"
	ninersheets "saddlebag/sheets/fortyniners"
	goldsheets "saddlebag/sheets/goldfever"
	maloneysheets "saddlebag/sheets/maloney"
	rintintinsheets "saddlebag/sheets/rintintin"
	"saddlebag/templates"
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

// titleIDs are the ids of all games, in the order of the list.
func titleIDs() []string {
	ids := make([]string, len(titles))
	for i, t := range titles {
		ids[i] = t.Game.Info().ID
	}
	return ids
}

// shelf is where ledgers find their games, and the house data that comes with
// the program. All of the program shares one, and with it what it has read.
var shelf = sync.OnceValue(func() ledger.Catalog {
	s := ledger.Catalog{House: templates.House, Houses: templates.Houses}
	for _, t := range titles {
		s.Games = append(s.Games, t.Game)
	}
	return s.Keeping()
})
