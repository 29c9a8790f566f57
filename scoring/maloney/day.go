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
	if leader := s.leader(); leader != scoring.Table {
		s.testament = leader
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

// leader is the seat with the most points, or scoring.Table in a tie (MI22).
func (s *state) leader() int {
	leader := 0
	for seat := range s.seats {
		if s.seats[seat].points > s.seats[leader].points {
			leader = seat
		}
	}
	for seat := range s.seats {
		if seat != leader && s.seats[seat].points == s.seats[leader].points {
			return scoring.Table
		}
	}
	return leader
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
