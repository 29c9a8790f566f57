package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// Feats are shots that hit, out of those fired, and the farthest of them (all GF21), opponents
// killed and characters lost (both GF7), what the nuggets carried are worth as far as they were
// shown to all (GF6), and whiskies drunk (GF29), by who plays the characters.
func (s *State) Feats() []scoring.Feat {
	n := len(s.Names)
	of := func(count func(m *fight.Man) int) func(seat int) int {
		return func(seat int) (sum int) {
			for i := range s.Men {
				if m := &s.Men[i]; m.Seat == seat {
					sum += count(m)
				}
			}
			return sum
		}
	}
	hits, shots := of(func(m *fight.Man) int { return m.Hits }), of(func(m *fight.Man) int { return m.Shots })
	return []scoring.Feat{
		scoring.Feat{ID: "hits", Title: "goldfever.feat-hits", Badge: "goldfever.badge-hits", Clause: "GF21"}.Shares(n, func(seat int) (hit, fired int) { return hits(seat), shots(seat) }),
		scoring.Feat{ID: "kills", Title: "goldfever.feat-kills", Badge: "goldfever.badge-kills", Clause: "GF7"}.Totals(n, of(func(m *fight.Man) int { return m.Kills })),
		scoring.Feat{ID: "gold", Title: "goldfever.feat-gold", Badge: "goldfever.badge-gold", Clause: "GF6", Unit: "points"}.Totals(n, of(s.shownGold)),
		scoring.Feat{ID: "farthest", Title: "goldfever.feat-farthest", Clause: "GF21", Unit: "zones"}.Bests(n, func(seat int, tell scoring.Deed) {
			for i := range s.Men {
				if m := &s.Men[i]; m.Seat == seat {
					tell(scoring.Whole(m.Farthest.Zones), m.Farthest.Event)
				}
			}
		}),
		scoring.Feat{ID: "deaths", Title: "goldfever.feat-deaths", Clause: "GF7"}.Totals(n, of(func(m *fight.Man) int { return scoring.When(!m.Alive(), 1) })),
		scoring.Feat{ID: "whiskies", Title: "goldfever.feat-whiskies", Clause: "GF29"}.Totals(n, of(func(m *fight.Man) int { return m.Drinks })),
	}
}

// shownGold is what the nuggets that a character carries are worth, in points, as far as their
// faces aren't secret: those shown at the end or after a stop, and once the fight is over all.
func (s *State) shownGold(m *fight.Man) (points int) {
	for _, t := range m.Carries() {
		if it := &s.Things[t]; it.Kind == terms.Nugget && it.Face > 0 && (it.Shown || s.Phase == Over) {
			points += it.Face
		}
	}
	return points
}
