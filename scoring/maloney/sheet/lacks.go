package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
)

// Lacks tells who still has the joker why it can't be played in today's auction.
func (s View) Lacks(seat int) []scoring.Lack {
	if s.Phase != maloney.Bidding || s.Seats[seat].Joker {
		return nil
	}
	v := s.try(seat, maloney.VerbJoker)
	if v == nil {
		return nil
	}
	return []scoring.Lack{{Label: "maloney.play-joker", Owner: seat, Cell: maloney.JokerCell, Why: *v}}
}
