package info

import (
	"sync"

	"saddlebag/scoring/dice"
	"saddlebag/web/live"
	"saddlebag/web/site"
)

// handlers answer for what the games are.
type handlers struct {
	site *site.Site
	dice dice.Source // safe for concurrent use

	tables *live.Tables                   // nil for none
	icons  map[int]func() ([]byte, error) // by their size
	decks  sync.Map                       // of howtoPage, by deckOf: they are drawn once
}
