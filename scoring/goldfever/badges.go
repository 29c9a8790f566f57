package goldfever

import "saddlebag/scoring"

// Badges are for shots that hit (GF21), for opponents killed (GF7), and for what the nuggets
// carried in the end are worth (GF6), by who played the characters.
func (s *State) Badges() []scoring.Badge {
	n := len(s.Names)
	hits := scoring.Badge{Title: "goldfever.badge-hits", Clause: "GF21", Figures: make([]scoring.Tenths, n)}
	kills := scoring.Badge{Title: "goldfever.badge-kills", Clause: "GF7", Figures: make([]scoring.Tenths, n)}
	gold := scoring.Badge{Title: "goldfever.badge-gold", Clause: "GF6", Unit: "points", Figures: make([]scoring.Tenths, n)}
	for i := range s.Men {
		m := &s.Men[i]
		hits.Figures[m.Seat] += scoring.Whole(m.Hits)
		kills.Figures[m.Seat] += scoring.Whole(m.Kills)
		gold.Figures[m.Seat] += scoring.Score{Lines: s.gold(m, "GF6")}.Total()
	}
	return []scoring.Badge{hits, kills, gold}
}
