package coal

import "saddlebag/scoring"

// What speaks against an item beside its price, and what it brings.

func refuseNothing(*State, int, order) *scoring.Violation { return nil }

func refusePistols(s *State, seat int, o order) *scoring.Violation {
	p := &s.Seats[seat]
	for b, n := range o.pistols {
		if n <= s.targets(p, b) {
			continue
		}
		switch {
		case !p.owns(b):
			return scoring.Broken("CW23", "%s is not %s's to clear: it has not been bought.", BurroID(b), s.Names[seat])
		case p.Burros[b].Used:
			return scoring.Broken("CW23", "%s is loaded and gone; a Pistol helps an unused burro only.", BurroID(b))
		}
		return scoring.Broken("CW23", "%s has %s to scratch, not %d.", BurroID(b), Count(s.targets(p, b), "bandit", "bandits"), n)
	}
	return nil
}

// targets counts the bandits of a burro that Pistols can reach.
func (s *State) targets(p *Seat, b int) int {
	if !p.owns(b) || p.Burros[b].Used {
		return 0
	}
	return s.bandits(p, b)
}

func servePistols(_ *State, p *Seat, o order) {
	for b, n := range o.pistols {
		p.Burros[b].Scratched += n
	}
}

func serveShares(s *State, p *Seat, o order) {
	p.Shares[s.Round-1] += o.quantity
	p.shareEvents[s.Round-1] = o.event
}

func refuseBaron(s *State, seat int, _ order) *scoring.Violation {
	if s.BaronPaid {
		return scoring.Broken("CW25", "The Coal Baron has been paid already.")
	}
	if n := s.Seats[seat].Waiting[Coal]; n < BaronCoal {
		return scoring.Broken("CW25", "A Coal Baron has %d Coal waiting in the stash; %s has %d.", BaronCoal, s.Names[seat], n)
	}
	return nil
}

func serveBaron(_ *State, p *Seat, _ order) { p.turn.report = true }

func refuseStrikeGold(s *State, seat int, _ order) *scoring.Violation {
	if !s.Seats[seat].StrikeGold[s.Round-1] {
		return nil
	}
	return scoring.Broken("CW26", "%s has a Strike Gold waiting for the next delivery.", s.Names[seat]).
		Suggest("another one after that delivery")
}

func serveStrikeGold(s *State, p *Seat, _ order) { p.StrikeGold[s.Round-1] = true }

func refuseWashDay(s *State, seat int, _ order) *scoring.Violation {
	if !s.Seats[seat].WashDay[s.Round-1] {
		return nil
	}
	return scoring.Broken("CW27", "%s has a Wash Day in round %d already.", s.Names[seat], s.Round).
		Suggest("another one in the next round")
}

func serveWashDay(s *State, p *Seat, _ order) { p.WashDay[s.Round-1] = true }

func refuseTack(s *State, seat int, _ order) *scoring.Violation {
	return s.refuseOwned(seat, Harness, s.Seats[seat].Tack)
}

// refuseOwned is for what is bought once.
func (s *State) refuseOwned(seat int, item Reason, owned bool) *scoring.Violation {
	if !owned {
		return nil
	}
	return scoring.Broken(item.Clause(), "%s owns %s already.", s.Names[seat], item.Title())
}

func serveTack(_ *State, p *Seat, _ order) { p.Tack = true }

func refuseVarmint(_ *State, _ int, o order) *scoring.Violation {
	if o.dice.n != VarmintDice {
		return scoring.Broken("CW29", "Varmint Huntin' is three dice thrown, not %d.", o.dice.n)
	}
	return nil
}

func serveVarmint(_ *State, p *Seat, o order) { p.turn.varmint = o.dice.sum + VarmintBonus }

func refusePinkertons(s *State, seat int, _ order) *scoring.Violation {
	for m, n := range s.Seats[seat].Waiting {
		if n == 0 {
			return scoring.Broken("CW30", "The Pinkertons take one waiting mineral of each kind; %s has no %s.", s.Names[seat], Mineral(m).Title())
		}
	}
	return nil
}

// servePinkertons makes this round the last one (CW30).
func servePinkertons(s *State, p *Seat, _ order) {
	for _, m := range Minerals() {
		p.take(m)
	}
	p.Pinkertons = true
	s.last = s.Round
}

func refuseBurro7(s *State, seat int, _ order) *scoring.Violation {
	return s.refuseOwned(seat, ExtraBurro, s.Seats[seat].HasBurro7)
}

// serveBurro7 adds a round (CW37). Before the sixth delivery is loaded is any
// time in the first six rounds: without Burro 7 that delivery ends the game.
func serveBurro7(s *State, p *Seat, _ order) {
	p.HasBurro7 = true
	s.last = MaxRounds
}
