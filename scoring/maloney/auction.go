package maloney

import (
	"strconv"

	"saddlebag/scoring"
)

// InAuction checks that the car is up for auction (MI10, MI20).
func (s *State) InAuction() *scoring.Violation {
	switch {
	case s.Phase == Bidding:
		return nil
	case s.Phase < Bidding:
		return s.Misplaced()
	case s.lucky():
		return scoring.Breaks("MI20", "maloney.sunday-no-auction")
	}
	return scoring.Breaks("MI10", "maloney.has-driver", "player", s.Names[s.Today.Driver])
}

// refuseCall says why a seat cannot call out an amount, whether it can pay it
// or not (MI11, MI12).
func (s *State) refuseCall(seat, call int) *scoring.Violation {
	if v := s.InAuction(); v != nil {
		return v
	}
	switch {
	case s.Seats[seat].Purse < Step:
		return scoring.Breaks("MI12", "maloney.no-money", "player", s.Names[seat])
	case call < Step || call%Step != 0:
		return scoring.Breaks("MI11", "maloney.not-whole-steps", "step", Dollars(Step))
	case call <= s.Today.Bid:
		return scoring.Breaks("MI11", "maloney.too-low", "bid", Dollars(s.Today.Bid), "player", s.Names[s.Today.bidder]).
			Suggest("maloney.or-more", "bid", strconv.Itoa(s.Today.Bid+Step))
	}
	return nil
}

// refuseSpending says why a seat cannot pay an amount (MI12).
func (s *State) refuseSpending(seat, amount int) *scoring.Violation {
	if purse := s.Seats[seat].Purse; amount > purse {
		return scoring.Breaks("MI12", "maloney.has-only", "player", s.Names[seat], "purse", Dollars(purse)).
			Suggest("maloney.overbids", "player", s.Names[seat], "bid", strconv.Itoa(amount))
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
	s.Today.Price, s.Today.sold = price, e.Number
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
		return scoring.Breaks("MI12", "maloney.can-pay", "player", s.Names[e.Seat], "purse", Dollars(p.Purse)).
			Suggest("maloney.bid", "player", s.Names[e.Seat], "bid", strconv.Itoa(call))
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
		return scoring.Breaks("MI20", "maloney.sunday-no-joker")
	case !s.Weekday().Jokers():
		return scoring.Breaks("MI13", "maloney.no-joker-day", "day", s.Weekday().Name()).Suggest("maloney.joker-days")
	case s.Seats[e.Seat].Joker:
		return scoring.Breaks("MI13", "maloney.joker-played", "player", name)
	case s.Phase != Bidding && s.Today.Sale == ByJoker:
		return scoring.Breaks("MI13", "maloney.first-joker", "driver", s.Names[s.Today.Driver], "player", name)
	case s.Phase != Bidding:
		return scoring.Breaks("MI13", "maloney.joker-too-late")
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
		return scoring.Breaks("MI14", "maloney.there-is-a-bid", "bid", Dollars(s.Today.Bid), "player", s.Names[s.Today.bidder]).
			Suggest("maloney.buys", "player", s.Names[s.Today.bidder], "bid", strconv.Itoa(s.Today.Bid))
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
