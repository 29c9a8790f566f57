// Package info says what the games are: the entrance, how they are played, the rules, the odds and the dice
// roller.
package info

import (
	"saddlebag/scoring/dice"
	"saddlebag/web/live"
	"saddlebag/web/site"
)

// Route sets out the addresses of the room.
func Route(s *site.Site, d dice.Source, tables *live.Tables) {
	h := &handlers{site: s, dice: d, tables: tables, icons: appIcons()}
	s.Get("/", h.home)
	s.Get("/manifest.webmanifest", h.manifest)
	s.Get("/favicon.ico", h.favicon)
	s.Get("/icon-{size}.png", h.appIcon)
	s.Get("/howto/{game}", h.howto)
	s.Get("/rules/{game}", h.rules)
	s.Get("/rules/{game}/odds", h.odds)
	s.Get("/roll", h.roll)
}
