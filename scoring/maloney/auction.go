package maloney

import "saddlebag/scoring"

// inAuction checks that the car is up for auction (MI10, MI20).
func (s *state) inAuction() *scoring.Violation {
	switch {
	case s.phase == bidding:
		return nil
	case s.phase < bidding:
		return s.misplaced()
	case s.lucky():
		return scoring.Breaks("MI20", "On a Sunday there is no auction.")
	}
	return scoring.Breaks("MI10", "The car has found its driver for today: %s.", s.names[s.today.driver])
}

// refuseCall says why a seat cannot call out an amount, whether it can pay it
// or not (MI11, MI12).
func (s *state) refuseCall(seat, call int) *scoring.Violation {
	if v := s.inAuction(); v != nil {
		return v
	}
	switch {
	case s.seats[seat].purse < Step:
		return scoring.Breaks("MI12", "%s has no money to bid with.", s.names[seat])
	case call < Step || call%Step != 0:
		return scoring.Breaks("MI11", "A bid is in whole $%d, and at least that.", Step)
	case call <= s.today.bid:
		return scoring.Breaks("MI11", "A bid is above the last one, %s of %s.", dollars(s.today.bid), s.names[s.today.bidder]).
			Suggest("%d or more", s.today.bid+Step)
	}
	return nil
}

// refuseSpending says why a seat cannot pay an amount (MI12).
func (s *state) refuseSpending(seat, amount int) *scoring.Violation {
	if purse := s.seats[seat].purse; amount > purse {
		return scoring.Breaks("MI12", "%s has only %s.", s.names[seat], dollars(purse)).
			Suggest("a bid that was called out all the same is: %s overbids %d", s.names[seat], amount)
	}
	return nil
}

// call records a bid (MI11).
func (s *state) call(e scoring.Event) *scoring.Violation {
	bid := amount(e.Args[0])
	v := s.refuseCall(e.Seat, bid)
	if v == nil {
		v = s.refuseSpending(e.Seat, bid)
	}
	if v != nil {
		return v
	}
	s.today.bidder, s.today.bid, s.today.bids[e.Seat] = e.Seat, bid, bid
	return nil
}

// buy sells the car to the highest bidder (MI11).
func (s *state) buy(e scoring.Event) *scoring.Violation {
	price := amount(e.Args[0])
	if s.phase != bidding || s.today.bidder != e.Seat || s.today.bid != price { // not what it has bid
		if v := s.refuseCall(e.Seat, price); v != nil {
			return v
		}
	}
	if v := s.refuseSpending(e.Seat, price); v != nil {
		return v
	}
	s.pay(e.Seat, -price)
	s.today.price = price
	s.handOver(e.Seat, bought)
	return nil
}

// overbid fines a bid that cannot be paid, and starts the auction again (MI12).
func (s *state) overbid(e scoring.Event) *scoring.Violation {
	call, p := amount(e.Args[0]), &s.seats[e.Seat]
	if v := s.refuseCall(e.Seat, call); v != nil {
		return v
	}
	if call <= p.purse {
		return scoring.Breaks("MI12", "%s has %s and can pay that.", s.names[e.Seat], dollars(p.purse)).Suggest("%s bid %d", s.names[e.Seat], call)
	}
	fine := min(Fine, p.purse)
	s.pay(e.Seat, -fine)
	s.today.fines[e.Seat] += fine
	s.today.restart()
	return nil
}

// playJoker takes the car for nothing (MI13).
func (s *state) playJoker(e scoring.Event) *scoring.Violation {
	name := s.names[e.Seat]
	switch {
	case s.phase < bidding:
		return s.misplaced()
	case s.weekday() == Sunday:
		return scoring.Breaks("MI20", "On a Sunday no joker is played.")
	case !s.weekday().Jokers():
		return scoring.Breaks("MI13", "On a %s no joker is played.", s.weekday().Name()).Suggest("Monday, Wednesday, Thursday or Saturday")
	case s.seats[e.Seat].joker:
		return scoring.Breaks("MI13", "%s has played the joker already.", name)
	case s.phase != bidding && s.today.sale == byJoker:
		return scoring.Breaks("MI13", "The first joker of the day counts, that of %s; %s keeps the other.", s.names[s.today.driver], name)
	case s.phase != bidding:
		return scoring.Breaks("MI13", "A joker is played before the car has its driver.")
	}
	s.seats[e.Seat].joker = true
	s.handOver(e.Seat, byJoker)
	return nil
}

// nobid gives the car to the last driver (MI14).
func (s *state) nobid() *scoring.Violation {
	if v := s.inAuction(); v != nil {
		return v
	}
	if s.today.bid > 0 {
		return scoring.Breaks("MI14", "There is a bid: %s of %s.", dollars(s.today.bid), s.names[s.today.bidder]).
			Suggest("%s buys %d", s.names[s.today.bidder], s.today.bid)
	}
	s.handOver(s.byDefault(), byDefault)
	return nil
}

// byDefault is who drives when nobody bids.
func (s *state) byDefault() int { return max(s.driver, 0) }

// handOver gives a seat the wheel for the day.
func (s *state) handOver(seat int, how sale) {
	s.driver, s.today.driver, s.today.sale, s.phase = seat, seat, how, driving
}
