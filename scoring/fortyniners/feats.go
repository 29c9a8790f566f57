package fortyniners

import "saddlebag/scoring"

// Feats are the best settlement that a coach stopped in, stops in settlements (both FN11), and
// how much of the points on his way he was credited with (FN15). What was credited in a run
// that ended at the turn cap doesn't count (FN16).
func (b *Book) Feats() []scoring.Feat {
	return []scoring.Feat{
		scoring.Feat{ID: "stop", Title: "fortyniners.feat-stop", Badge: "fortyniners.feat-stop", Clause: "FN11", Unit: "points"}.Bests(Players, b.stops),
		scoring.Feat{ID: "stops", Title: "fortyniners.feat-stops", Badge: "fortyniners.badge-stops", Clause: "FN11"}.Totals(Players, func(seat int) (stops int) {
			b.stops(seat, func(scoring.Tenths, int) { stops++ })
			return stops
		}),
		scoring.Feat{ID: "kept", Title: "fortyniners.feat-kept", Clause: "FN15", Unit: "points"}.Shares(Players, func(seat int) (kept, of int) {
			credited, lost := b.Runs[seat].Sums()
			if b.Runs[seat].Capped {
				return 0, credited + lost
			}
			return credited, credited + lost
		}),
	}
}

// stops tells the settlements that a seat was credited with in its run as Blackjack.
func (b *Book) stops(seat int, tell scoring.Deed) {
	if b.Runs[seat].Capped {
		return
	}
	for _, r := range b.Runs[seat].Rows {
		if r.Stop.Points > 0 {
			tell(scoring.Whole(r.Stop.Points), r.event)
		}
	}
}

// deeds are what a seat has done on the board, whatever its role was.
type deeds struct {
	jailed int // bandits, as the sheriff (FN31)
	caught int // times that the sheriff jailed it as a bandit (FN31)
	sent   int // times that it sent the sheriff to a hideout as a bandit (FN22)
	miles  int // travelled (FN3, FN23)
}

// Feats are those of the book, and what only a game on a board has: bandits jailed and times in
// jail (both FN31), sheriffs sent to a hideout (FN22), and miles travelled (FN3).
func (s *State) Feats() []scoring.Feat {
	of := func(count func(d *deeds) int) func(seat int) int {
		return func(seat int) int { return count(&s.done[seat]) }
	}
	return append(s.Book.Feats(),
		scoring.Feat{ID: "jailed", Title: "fortyniners.feat-jailed", Clause: "FN31"}.Totals(Players, of(func(d *deeds) int { return d.jailed })),
		scoring.Feat{ID: "caught", Title: "fortyniners.feat-caught", Clause: "FN31"}.Totals(Players, of(func(d *deeds) int { return d.caught })),
		scoring.Feat{ID: "sent", Title: "fortyniners.feat-sent", Clause: "FN22"}.Totals(Players, of(func(d *deeds) int { return d.sent })),
		scoring.Feat{ID: "miles", Title: "fortyniners.feat-miles", Clause: "FN3"}.Totals(Players, of(func(d *deeds) int { return d.miles })),
	)
}
