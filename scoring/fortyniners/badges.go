package fortyniners

import "saddlebag/scoring"

// Badges are for the best settlement that a coach stopped in, and for stops in settlements
// (FN11). Those of a run that ended at the turn cap don't count (FN16).
func (b *Book) Badges() []scoring.Badge {
	best := scoring.Badge{Title: "fortyniners.badge-stop", Clause: "FN11", Unit: "points", Figures: make([]scoring.Tenths, Runs)}
	stops := scoring.Badge{Title: "fortyniners.badge-stops", Clause: "FN11", Figures: make([]scoring.Tenths, Runs)}
	for seat := range b.Runs {
		if b.Runs[seat].Capped {
			continue
		}
		for _, r := range b.Runs[seat].Rows {
			if r.Stop.Points > 0 {
				best.Figures[seat] = max(best.Figures[seat], scoring.Whole(r.Stop.Points))
				stops.Figures[seat] += scoring.Whole(1)
			}
		}
	}
	return []scoring.Badge{best, stops}
}
