package coal

import "saddlebag/scoring"

// Badges are for the delivery that was paid best (CW42), for deposits claimed (CW11), and for
// bandits shot off burros (CW23).
func (s *State) Badges() []scoring.Badge {
	n := len(s.Seats)
	delivery := scoring.Badge{Title: "coal.badge-delivery", Clause: "CW42", Unit: "$", Figures: make([]scoring.Tenths, n)}
	claims := scoring.Badge{Title: "coal.badge-claims", Clause: "CW11", Figures: make([]scoring.Tenths, n)}
	shots := scoring.Badge{Title: "coal.badge-shots", Clause: "CW23", Figures: make([]scoring.Tenths, n)}
	for seat := range s.Seats {
		p := &s.Seats[seat]
		for i := range p.Burros {
			delivery.Figures[seat] = max(delivery.Figures[seat], scoring.Whole(p.Burros[i].Value))
			shots.Figures[seat] += scoring.Whole(p.Burros[i].Scratched)
		}
		for _, tunnel := range p.Mine {
			claims.Figures[seat] += scoring.Whole(tunnel.Claimed)
		}
	}
	return []scoring.Badge{delivery, claims, shots}
}
