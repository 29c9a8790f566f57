// Package info tells what the games are: the entrance, the rules, the odds and
// the dice roller. Nothing is kept here.
package info

import (
	"saddlebag/scoring/dice"
	"saddlebag/web/site"
)

// Route sets out the addresses of the room.
func Route(s *site.Site, d dice.Source) {
	h := &handlers{s, d}
	s.Get("/", h.home)
	s.Get("/rules/{game}", h.rules)
	s.Get("/rules/{game}/odds", h.odds)
	s.Get("/roll", h.roll)
}
