package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// mostCalls is how many amounts a seat can call out in an auction at the most: it bids, it
// is sold the car, or has bid too much.
const mostCalls = 3

// promptAuction offers each seat what it can call out, and the end of the
// auction without a bid.
func (s *State) promptAuction() []scoring.Prompt {
	calls := mostCalls * len(s.Seats)
	most := calls + 1 // or nobody bids
	if s.Weekday().Jokers() {
		most += len(s.Seats)
	}
	a := auction{State: s, prompts: make([]scoring.Prompt, 0, most), args: make([]scoring.Arg, 0, calls)}
	for seat := range s.Seats {
		a.offerCalls(seat)
	}
	if s.Today.Bid > 0 {
		return a.prompts
	}
	return append(a.prompts, scoring.Prompt{
		Seat: scoring.Table, Verb: VerbNobid, Cell: driverIDs.At(s.Day - 1), Owner: scoring.Table,
		Label: speech.Say("maloney.nobody-bids", "player", s.Names[s.ByDefault()]),
	})
}

// An auction collects the prompts of one, with room for all their arguments.
type auction struct {
	*State
	prompts []scoring.Prompt
	args    []scoring.Arg
}

// offerCalls offers what one seat can do in the auction.
func (a *auction) offerCalls(seat int) {
	p, next := &a.Seats[seat], a.Today.Bid+Step
	if whole := p.Purse / Step * Step; whole > 0 {
		a.offer(seat, VerbBid, BidCell, seat, bidLabels.At(next/Step), next, whole, ladder(next))
		a.offerSale(seat, next, whole)
		a.offer(seat, VerbOverbids, PurseCell, seat, "maloney.bid-too-much", max(next, whole+Step), HighestCall, nil)
	}
	if a.Weekday().Jokers() && !p.Joker {
		a.prompts = append(a.prompts, scoring.Prompt{Seat: seat, Verb: VerbJoker, Cell: JokerCell, Owner: seat, Label: "maloney.play-joker", Spends: "maloney.spends-joker"})
	}
}

// offerSale offers to sell the car to a seat: to who has bid last for that bid.
func (a *auction) offerSale(seat, next, whole int) {
	name, cell := a.Names[seat], priceIDs.At(a.Day-1)
	var hammer []scoring.Preset
	if a.Today.bidder == seat {
		next = a.Today.Bid
		hammer = []scoring.Preset{{Value: next, Label: speech.Say("maloney.sold-for", "player", name, "price", Dollars(next))}}
	}
	a.offer(seat, VerbBuys, cell, scoring.Table, speech.Say("maloney.sold-for-more", "player", name, "price", Dollars(next)), next, whole, hammer)
}

// offer offers a seat to call out an amount, if there is any between the bounds.
func (a *auction) offer(seat int, verb, cell string, owner int, label speech.Text, from, to int, presets []scoring.Preset) {
	if to = min(to, HighestCall); from > to {
		return
	}
	n := len(a.args)
	a.args = append(a.args, ArgMoney)
	arg := &a.args[n]
	arg.From, arg.To, arg.Presets = from, to, presets
	a.prompts = append(a.prompts, scoring.Prompt{
		Seat: seat, Verb: verb, Args: a.args[n : n+1 : n+1], Cell: cell, Owner: owner, Label: label,
	})
}

// bidLabels are what it says to bid so many steps or more.
var bidLabels = scoring.NewSeries(func(steps int) speech.Text { return speech.Say("maloney.bid-or-more", "price", Dollars(steps*Step)) })

// rungs is how many bids are a tap away.
const rungs = 5

// ladder are the bids that are a tap away. They are the same until the next bid is
// above them all, so that none takes the place of another.
func ladder(next int) []scoring.Preset { return ladders.At((next/Step - 1) / rungs) }

// ladders are all that there can be, from below.
var ladders = scoring.NewSeries(func(n int) []scoring.Preset {
	return scoring.Each(rungs, func(i int) scoring.Preset {
		amount := (n*rungs + i + 1) * Step
		return scoring.Preset{Value: amount, Label: InDollars(amount)}
	})
})
