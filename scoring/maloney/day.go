package maloney

import "saddlebag/scoring"

// close closes the day: the testament moves, and the game may end (MI10).
func (s *state) close(e scoring.Event) *scoring.Violation {
	if s.phase != laying {
		return s.misplaced()
	}
	for seat := range s.seats {
		s.today.totals[seat] = s.seats[seat].points
	}
	points := func(seat int) (scoring.Tenths, bool) { return s.seats[seat].points, true }
	if heir, _ := leader(len(s.seats), points); heir != scoring.Table {
		s.testament = heir
	}
	s.closed = e.Number
	if s.reason = s.ending(); s.reason != "" {
		s.phase = over
		return nil
	}
	s.rows = append(s.rows, s.today)
	s.day++
	s.today, s.phase = newRow(s.weekday().next(), len(s.seats)), bidding
	if s.lucky() {
		s.deck.today, s.phase = 0, turning
	}
	return nil
}

// leader is the seat with the most points, or scoring.Table in a tie (MI22). It
// is known where the points of all seats are.
func leader(seats int, points func(seat int) (scoring.Tenths, bool)) (leader int, known bool) {
	leader, best := scoring.Table, scoring.Tenths(0)
	for seat := range seats {
		has, known := points(seat)
		switch {
		case !known:
			return scoring.Table, false
		case seat == 0 || has > best:
			leader, best = seat, has
		case has == best:
			leader = scoring.Table
		}
	}
	return leader, true
}

// The reasons why games end (MI30).
const (
	endPoints = "69 points"
	endHand   = "an empty hand"
)

// ending is why the game ends with this day; empty where it goes on. Who has
// both the points and an empty hand has won by points.
func (s *state) ending() string {
	reason := ""
	for i := range s.seats {
		switch p := &s.seats[i]; {
		case p.points >= scoring.Whole(Goal):
			return endPoints
		case p.hand.left() == 0:
			reason = endHand
		}
	}
	return reason
}
