package maloney

import "saddlebag/scoring"

// InAuction checks that the car is up for auction (MI10, MI20).
func (s *State) InAuction() *scoring.Violation {
	switch {
	case s.Phase == Bidding:
		return nil
	case s.Phase < Bidding:
		return s.Misplaced()
	case s.lucky():
		return scoring.Broken("MI20", "On a Sunday there is no auction.")
	}
	return scoring.Broken("MI10", "The car has found its driver for today: %s.", s.Names[s.Today.Driver])
}

// refuseCall says why a seat cannot call out an amount, whether it can pay it
// or not (MI11, MI12).
func (s *State) refuseCall(seat, call int) *scoring.Violation {
	if v := s.InAuction(); v != nil {
		return v
	}
	switch {
	case s.Seats[seat].Purse < Step:
		return scoring.Broken("MI12", "%s has no money to bid with.", s.Names[seat])
	case call < Step || call%Step != 0:
		return scoring.Broken("MI11", "A bid is in whole $%d, and at least that.", Step)
	case call <= s.Today.Bid:
		return scoring.Broken("MI11", "A bid is above the last one, %s of %s.", Dollars(s.Today.Bid), s.Names[s.Today.bidder]).
			Suggest("%d or more", s.Today.Bid+Step)
	}
	return nil
}

// refuseSpending says why a seat cannot pay an amount (MI12).
func (s *State) refuseSpending(seat, amount int) *scoring.Violation {
	if purse := s.Seats[seat].Purse; amount > purse {
		return scoring.Broken("MI12", "%s has only %s.", s.Names[seat], Dollars(purse)).
			Suggest("a bid that was called out all the same is: %s overbids %d", s.Names[seat], amount)
	}
	return nil
}

// call records a bid (MI11).
func (s *State) call(e scoring.Event) *scoring.Violation {
	bid := amount(e.Args[0])
	v := s.refuseCall(e.Seat, bid)
	if v == nil {
		v = s.refuseSpending(e.Seat, bid)
	}
	if v != nil {
		return v
	}
	s.Today.bidder, s.Today.Bid, s.Today.Bids[e.Seat] = e.Seat, bid, bid
	return nil
}

// buy sells the car to the highest bidder (MI11).
func (s *State) buy(e scoring.Event) *scoring.Violation {
	price := amount(e.Args[0])
	if s.Phase != Bidding || s.Today.bidder != e.Seat || s.Today.Bid != price { // not what it has bid
		if v := s.refuseCall(e.Seat, price); v != nil {
			return v
		}
	}
	if v := s.refuseSpending(e.Seat, price); v != nil {
		return v
	}
	s.pay(e.Seat, -price)
	s.Today.Price = price
	s.handOver(e.Seat, Bought)
	return nil
}

// overbid fines a bid that cannot be paid, and starts the auction again (MI12).
func (s *State) overbid(e scoring.Event) *scoring.Violation {
	call, p := amount(e.Args[0]), &s.Seats[e.Seat]
	if v := s.refuseCall(e.Seat, call); v != nil {
		return v
	}
	if call <= p.Purse {
		return scoring.Broken("MI12", "%s has %s and can pay that.", s.Names[e.Seat], Dollars(p.Purse)).Offer("%s bid %d", s.Names[e.Seat], call)
	}
	fine := min(Fine, p.Purse)
	s.pay(e.Seat, -fine)
	s.Today.Fines[e.Seat] += fine
	s.Today.restart()
	return nil
}

// playJoker takes the car for nothing (MI13).
func (s *State) playJoker(e scoring.Event) *scoring.Violation {
	name := s.Names[e.Seat]
	switch {
	case s.Phase < Bidding:
		return s.Misplaced()
	case s.Weekday() == Sunday:
		return scoring.Broken("MI20", "On a Sunday no joker is played.")
	case !s.Weekday().Jokers():
		return scoring.Broken("MI13", "On a %s no joker is played.", s.Weekday().Name()).Offer("Monday, Wednesday, Thursday or Saturday")
	case s.Seats[e.Seat].Joker:
		return scoring.Broken("MI13", "%s has played the joker already.", name)
	case s.Phase != Bidding && s.Today.Sale == ByJoker:
		return scoring.Broken("MI13", "The first joker of the day counts, that of %s; %s keeps the other.", s.Names[s.Today.Driver], name)
	case s.Phase != Bidding:
		return scoring.Broken("MI13", "A joker is played before the car has its driver.")
	}
	s.Seats[e.Seat].Joker = true
	s.handOver(e.Seat, ByJoker)
	return nil
}

// nobid gives the car to the last driver (MI14).
func (s *State) nobid() *scoring.Violation {
	if v := s.InAuction(); v != nil {
		return v
	}
	if s.Today.Bid > 0 {
		return scoring.Broken("MI14", "There is a bid: %s of %s.", Dollars(s.Today.Bid), s.Names[s.Today.bidder]).
			Suggest("%s buys %d", s.Names[s.Today.bidder], s.Today.Bid)
	}
	s.handOver(s.ByDefault(), ByDefault)
	return nil
}

// ByDefault is who drives when nobody bids.
func (s *State) ByDefault() int { return max(s.driver, 0) }

// handOver gives a seat the wheel for the day.
func (s *State) handOver(seat int, how Sale) {
	s.driver, s.Today.Driver, s.Today.Sale, s.Phase = seat, seat, how, Driving
}
