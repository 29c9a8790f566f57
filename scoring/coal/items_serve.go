package coal

import "saddlebag/scoring"

// What speaks against an item beside its price, and what it brings.

func refuseNothing(*state, int, order) *scoring.Violation { return nil }

func refusePistols(s *state, seat int, o order) *scoring.Violation {
	p := &s.seats[seat]
	for b, n := range o.pistols {
		if n <= s.targets(p, b) {
			continue
		}
		switch {
		case !p.owns(b):
			return scoring.Breaks("CW23", "%s is not %s's to clear: it has not been bought.", burroID(b), s.names[seat])
		case p.burros[b].used:
			return scoring.Breaks("CW23", "%s is loaded and gone; a Pistol helps an unused burro only.", burroID(b))
		}
		return scoring.Breaks("CW23", "%s has %s to scratch, not %d.", burroID(b), count(s.targets(p, b), "bandit", "bandits"), n)
	}
	return nil
}

// targets counts the bandits of a burro that Pistols can reach.
func (s *state) targets(p *seat, b int) int {
	if !p.owns(b) || p.burros[b].used {
		return 0
	}
	return s.bandits(p, b)
}

func servePistols(_ *state, p *seat, o order) {
	for b, n := range o.pistols {
		p.burros[b].scratched += n
	}
}

func serveShares(s *state, p *seat, o order) {
	p.shares[s.round-1] += o.quantity
	p.shareEvents[s.round-1] = o.event
}

func refuseBaron(s *state, seat int, _ order) *scoring.Violation {
	if s.baronPaid {
		return scoring.Breaks("CW25", "The Coal Baron has been paid already.")
	}
	if n := s.seats[seat].waiting[Coal]; n < BaronCoal {
		return scoring.Breaks("CW25", "A Coal Baron has %d Coal waiting in the stash; %s has %d.", BaronCoal, s.names[seat], n)
	}
	return nil
}

func serveBaron(_ *state, p *seat, _ order) { p.turn.report = true }

func refuseStrikeGold(s *state, seat int, _ order) *scoring.Violation {
	if !s.seats[seat].strikeGold[s.round-1] {
		return nil
	}
	return scoring.Breaks("CW26", "%s has a Strike Gold waiting for the next delivery.", s.names[seat]).
		Suggest("another one after that delivery")
}

func serveStrikeGold(s *state, p *seat, _ order) { p.strikeGold[s.round-1] = true }

func refuseWashDay(s *state, seat int, _ order) *scoring.Violation {
	if !s.seats[seat].washDay[s.round-1] {
		return nil
	}
	return scoring.Breaks("CW27", "%s has a Wash Day in round %d already.", s.names[seat], s.round).
		Suggest("another one in the next round")
}

func serveWashDay(s *state, p *seat, _ order) { p.washDay[s.round-1] = true }

func refuseTack(s *state, seat int, _ order) *scoring.Violation {
	return s.refuseOwned(seat, harness, s.seats[seat].tack)
}

// refuseOwned is for what is bought once.
func (s *state) refuseOwned(seat int, item reason, owned bool) *scoring.Violation {
	if !owned {
		return nil
	}
	return scoring.Breaks(item.clause(), "%s owns %s already.", s.names[seat], item.title())
}

func serveTack(_ *state, p *seat, _ order) { p.tack = true }

func refuseVarmint(_ *state, _ int, o order) *scoring.Violation {
	if o.dice.n != varmintDice {
		return scoring.Breaks("CW29", "Varmint Huntin' is three dice thrown, not %d.", o.dice.n)
	}
	return nil
}

func serveVarmint(_ *state, p *seat, o order) { p.turn.varmint = o.dice.sum + VarmintBonus }

func refusePinkertons(s *state, seat int, _ order) *scoring.Violation {
	for m, n := range s.seats[seat].waiting {
		if n == 0 {
			return scoring.Breaks("CW30", "The Pinkertons take one waiting mineral of each kind; %s has no %s.", s.names[seat], Mineral(m).Title())
		}
	}
	return nil
}

// servePinkertons makes this round the last one (CW30).
func servePinkertons(s *state, p *seat, _ order) {
	for _, m := range Minerals() {
		p.take(m)
	}
	p.pinkertons = true
	s.last = s.round
}

func refuseBurro7(s *state, seat int, _ order) *scoring.Violation {
	return s.refuseOwned(seat, extraBurro, s.seats[seat].hasBurro7)
}

// serveBurro7 adds a round (CW37). Before the sixth delivery is loaded is any
// time in the first six rounds: without Burro 7 that delivery ends the game.
func serveBurro7(s *state, p *seat, _ order) {
	p.hasBurro7 = true
	s.last = MaxRounds
}
