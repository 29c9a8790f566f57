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
			return scoring.Breaks("CW23", "coal.not-yours-to-clear", "burro", BurroTitle(b), "player", s.Names[seat])
		case p.Burros[b].Used:
			return scoring.Breaks("CW23", "coal.burro-gone", "burro", BurroTitle(b))
		}
		if s.targets(p, b) == 0 {
			return scoring.Breaks("CW23", "coal.no-bandit", "burro", BurroTitle(b))
		}
		return scoring.Breaks("CW23", "coal.too-few-bandits", "burro", BurroTitle(b), "n", s.targets(p, b), "aimed", n)
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
		return scoring.Breaks("CW25", "coal.baron-paid")
	}
	if n := s.Seats[seat].Waiting[Coal]; n < BaronCoal {
		return scoring.Breaks("CW25", "coal.too-little-coal", "needed", BaronCoal, "player", s.Names[seat], "waiting", n)
	}
	return nil
}

func serveBaron(_ *State, p *Seat, _ order) { p.turn.report = true }

func refuseStrikeGold(s *State, seat int, _ order) *scoring.Violation {
	if !s.Seats[seat].StrikeGold[s.Round-1] {
		return nil
	}
	return scoring.Breaks("CW26", "coal.strike-gold-waiting", "player", s.Names[seat]).
		Suggest("coal.after-that-delivery")
}

func serveStrikeGold(s *State, p *Seat, _ order) { p.StrikeGold[s.Round-1] = true }

func refuseWashDay(s *State, seat int, _ order) *scoring.Violation {
	if !s.Seats[seat].WashDay[s.Round-1] {
		return nil
	}
	return scoring.Breaks("CW27", "coal.already-wash-day", "player", s.Names[seat], "round", s.Round).
		Suggest("coal.in-the-next-round")
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
	return scoring.Breaks(item.Clause(), "coal.already-owned", "player", s.Names[seat], "item", item.Title())
}

func serveTack(_ *State, p *Seat, _ order) { p.Tack = true }

func refuseVarmint(_ *State, _ int, o order) *scoring.Violation {
	if o.dice.n != VarmintDice {
		return scoring.Breaks("CW29", "coal.not-three-dice", "n", o.dice.n)
	}
	return nil
}

func serveVarmint(_ *State, p *Seat, o order) { p.turn.varmint = o.dice.sum + VarmintBonus }

func refusePinkertons(s *State, seat int, _ order) *scoring.Violation {
	for m, n := range s.Seats[seat].Waiting {
		if n == 0 {
			return scoring.Breaks("CW30", "coal.not-of-each-kind", "player", s.Names[seat], "mineral", Mineral(m).Title())
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
