package coal

import "saddlebag/scoring"

func refuseTonics(s *State, seat int, o order) *scoring.Violation {
	left := Tonics - s.Seats[seat].TonicsBought
	if o.quantity > left {
		return scoring.Breaks("CW33", "A game has %d Workhorse Tonics; %s can buy %d more.", Tonics, s.Names[seat], left)
	}
	return nil
}

func serveTonics(_ *State, p *Seat, o order) { p.TonicsBought += o.quantity }

// useTonic keeps this turn's 1 out of the Bunkhouse (CW33).
func (s *State) useTonic(e scoring.Event) *scoring.Violation {
	if v := s.canUseTonic(e.Seat); v != nil {
		return v
	}
	s.Seats[e.Seat].TonicsUsed++
	s.awake = true
	return nil
}

func (s *State) canUseTonic(seat int) *scoring.Violation {
	const clause = "CW33"
	if s.Phase == Loading {
		return breaksLoading()
	}
	p := &s.Seats[seat]
	switch {
	case !s.Solo():
		return scoring.Breaks(clause, "Workhorse Tonic is for solo games.")
	case p.TonicsUsed == p.TonicsBought:
		return scoring.Breaks(clause, "%s has no Workhorse Tonic in hand.", s.Names[seat]).Suggest("buy one at the store")
	case s.Throw.Pool[1] == 0:
		return scoring.Breaks(clause, "A Workhorse Tonic answers a throw that shows a 1.").Suggest("keep it for such a throw")
	case s.awake:
		return scoring.Breaks(clause, "%s has used a Workhorse Tonic on this throw.", s.Names[seat])
	case p.turn.spent != Pool{}:
		return scoring.Breaks(clause, "A Workhorse Tonic comes first: dice of this throw have been spent.")
	}
	return nil
}
