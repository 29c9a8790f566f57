package coal

import "saddlebag/scoring"

func refuseTonics(s *state, seat int, o order) *scoring.Violation {
	left := Tonics - s.seats[seat].tonics
	if o.quantity > left {
		return scoring.Breaks("CW33", "A game has %d Workhorse Tonics; %s can buy %d more.", Tonics, s.names[seat], left)
	}
	return nil
}

func serveTonics(_ *state, p *seat, o order) { p.tonics += o.quantity }

// useTonic keeps this turn's 1 out of the Bunkhouse (CW33).
func (s *state) useTonic(e scoring.Event) *scoring.Violation {
	if v := s.canUseTonic(e.Seat); v != nil {
		return v
	}
	s.seats[e.Seat].tonicsUsed++
	s.awake = true
	return nil
}

func (s *state) canUseTonic(seat int) *scoring.Violation {
	const clause = "CW33"
	if s.phase == loading {
		return breaksLoading()
	}
	p := &s.seats[seat]
	switch {
	case !s.solo():
		return scoring.Breaks(clause, "Workhorse Tonic is for solo games.")
	case p.tonicsUsed == p.tonics:
		return scoring.Breaks(clause, "%s has no Workhorse Tonic in hand.", s.names[seat]).Suggest("buy one at the store")
	case s.throw.faces[1] == 0:
		return scoring.Breaks(clause, "A Workhorse Tonic answers a throw that shows a 1.").Suggest("keep it for such a throw")
	case s.awake:
		return scoring.Breaks(clause, "%s has used a Workhorse Tonic on this throw.", s.names[seat])
	case p.turn.spent != faces{}:
		return scoring.Breaks(clause, "A Workhorse Tonic comes first: dice of this throw have been spent.")
	}
	return nil
}
