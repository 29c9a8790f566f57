package info

import (
	"saddlebag/scoring/dice"
	"saddlebag/web/site"
)

// handlers answer for what the games are.
type handlers struct {
	site *site.Site
	dice dice.Source // safe for concurrent use
}
