// Package titles is the list of the program's games, and finds one by what people call it.
// To give every subcommand another game, add one line here.
//
// Nothing that only one subcommand or one game needs belongs here.
package titles

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

// List is the list of games. A further game is one line here.
var List = []sheets.Title{
	coalsheets.Title,
	rintintinsheets.Title,
	maloneysheets.Title,
	ninersheets.Title,
	goldsheets.Title,
}

// shortestName is how many letters are enough to tell a game by.
const shortestName = 2

// Find finds a game by its id, or by how its id or title begins where only one
// does so: "coal", "49ers".
func Find(name string) (sheets.Title, bool) {
	if title, ok := sheets.Find(List, name); ok {
		return title, true
	}
	var found []sheets.Title
	for _, t := range List {
		info, key := t.Game.Info(), scoring.PlainKey(name)
		if len(key) >= shortestName && (strings.HasPrefix(scoring.PlainKey(info.ID), key) || strings.HasPrefix(scoring.PlainKey(info.Title.String()), key)) {
			found = append(found, t)
		}
	}
	if len(found) != 1 {
		return sheets.Title{}, false
	}
	return found[0], true
}

// IDs are the ids of all games, in the order of the list.
func IDs() []string {
	ids := make([]string, len(List))
	for i, t := range List {
		ids[i] = t.Game.Info().ID
	}
	return ids
}

// Shelf is where ledgers find their games, and the house data that comes with
// the program. All of the program shares one, and with it what it has read.
var Shelf = sync.OnceValue(func() ledger.Catalog {
	s := ledger.Catalog{House: templates.House, Houses: templates.Houses}
	for _, t := range List {
		s.Games = append(s.Games, t.Game)
	}
	return s.Keeping()
})
