package rintintin

import "saddlebag/scoring"

// Badges are for the best share of a group, for Rin Tin Tin circles that doubled one (both
// RT13), and for the best boodle card that a group brought (RT14).
func (s *State) Badges() []scoring.Badge {
	n := len(s.Names)
	share := scoring.Badge{Title: "rintintin.badge-share", Clause: "RT13", Unit: "points", Figures: make([]scoring.Tenths, n)}
	doubled := scoring.Badge{Title: "rintintin.badge-doubled", Clause: "RT13", Figures: make([]scoring.Tenths, n)}
	card := scoring.Badge{Title: "rintintin.badge-card", Clause: "RT14", Unit: "points", Figures: make([]scoring.Tenths, n)}
	for seat := range s.Names {
		for _, of := range s.Squads(seat) {
			for at := range s.Groups {
				sh := s.Groups[at].Share(of)
				share.Figures[seat] = max(share.Figures[seat], scoring.Whole(sh.Points()))
				if sh.Doubled {
					doubled.Figures[seat] += scoring.Whole(1)
				}
			}
		}
		for _, c := range s.Hands[seat] {
			if c.Value != Unknown && !c.Tie {
				card.Figures[seat] = max(card.Figures[seat], scoring.Whole(c.Value))
			}
		}
	}
	return []scoring.Badge{share, doubled, card}
}
