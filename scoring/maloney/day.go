package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// close closes the day: the testament moves, and the game may end (MI10).
func (s *State) close(e scoring.Event) *scoring.Violation {
	if s.Phase != Laying {
		return s.Misplaced()
	}
	for seat := range s.Seats {
		s.Today.Totals[seat] = s.Seats[seat].Points
	}
	points := func(seat int) (scoring.Tenths, bool) { return s.Seats[seat].Points, true }
	if heir, _ := Leader(len(s.Seats), points); heir != scoring.Table {
		s.Testament = heir
	}
	s.closed, s.Today.heir = e.Number, s.Testament
	if s.reason = s.ending(); s.reason != "" {
		s.Phase = Over
		return nil
	}
	s.Rows = append(s.Rows, s.Today)
	s.Day++
	s.Today, s.Phase = NewRow(s.Weekday().Next(), len(s.Seats)), Bidding
	if s.lucky() {
		s.Deck.today, s.Phase = 0, Turning
	}
	return nil
}

// Leader is the seat with the most points, or scoring.Table in a tie (MI22). It
// is known where the points of all seats are.
func Leader(seats int, points func(seat int) (scoring.Tenths, bool)) (leader int, known bool) {
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
	EndPoints speech.Text = "maloney.end-points"
	EndHand   speech.Text = "maloney.end-hand"
)

// ending is why the game ends with this day; empty where it goes on. Who has
// both the points and an empty hand has won by points.
func (s *State) ending() speech.Text {
	reason := speech.Text("")
	for i := range s.Seats {
		switch p := &s.Seats[i]; {
		case p.Points >= scoring.Whole(Goal):
			return EndPoints
		case p.Hand.Left() == 0:
			reason = EndHand
		}
	}
	return reason
}
