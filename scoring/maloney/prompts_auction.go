package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// promptAuction offers each seat what it can call out, and the end of the
// auction without a bid.
func (s *state) promptAuction() []scoring.Prompt {
	const each = 3 // of a seat, but on a day of jokers
	prompts := make([]scoring.Prompt, 0, each*len(s.seats)+1)
	for seat := range s.seats {
		prompts = s.promptBids(prompts, seat)
	}
	if s.today.bid > 0 {
		return prompts
	}
	return append(prompts, scoring.Prompt{
		Seat: scoring.Table, Verb: verbNobid, Cell: RowCell(s.day, ColumnDriver), Owner: scoring.Table,
		Label: "Nobody bids: " + s.names[s.byDefault()] + " drives for nothing",
	})
}

// promptBids offers what one seat can do in the auction.
func (s *state) promptBids(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	p, next := &s.seats[seat], s.today.bid+Step
	offer := func(verb, cell string, owner, from, to int, label string, often ...int) {
		arg := argMoney
		arg.From, arg.To = from, min(to, highestCall)
		arg.Presets = slices.Grow(arg.Presets, len(often))
		for _, amount := range often {
			arg.Presets = append(arg.Presets, scoring.Preset{Value: amount, Label: dollars(amount)})
		}
		if from <= arg.To {
			prompts = append(prompts, scoring.Prompt{
				Seat: seat, Verb: verb, Args: []scoring.Arg{arg}, Cell: cell, Owner: owner, Label: label,
			})
		}
	}
	if p.purse >= Step {
		price, whole := next, p.purse/Step*Step
		var hammer []int // who has bid last buys for that
		if s.today.bidder == seat {
			price, hammer = s.today.bid, []int{s.today.bid}
		}
		offer(verbBid, BidCell, seat, next, whole, "Bid "+dollars(next)+" or more", ladder(next)...)
		sold := len(prompts)
		offer(verbBuys, RowCell(s.day, ColumnPrice), scoring.Table, price, whole, "Sold to "+s.names[seat]+" for "+dollars(price)+" or more", hammer...)
		if hammer != nil {
			prompts[sold].Args[0].Presets[0].Label = "Sold to " + s.names[seat] + ", " + dollars(price)
		}
		offer(verbOverbids, PurseCell, seat, max(next, whole+Step), highestCall, "Has bid more than the purse holds")
	}
	if s.weekday().Jokers() && !p.joker {
		prompts = append(prompts, scoring.Prompt{Seat: seat, Verb: verbJoker, Cell: JokerCell, Owner: seat, Label: "Play the joker and drive for nothing"})
	}
	return prompts
}

// rungs is how many bids are a tap away.
const rungs = 5

// ladder are the bids that are a tap away. They are the same until the next bid is
// above them all, so that none takes the place of another.
func ladder(next int) []int {
	below := (next/Step - 1) / rungs * rungs * Step
	return scoring.Each(rungs, func(i int) int { return below + (i+1)*Step })
}
