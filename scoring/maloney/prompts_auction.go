package maloney

import "saddlebag/scoring"

// promptAuction offers each seat what it can call out, and the end of the
// auction without a bid.
func (s *state) promptAuction() []scoring.Prompt {
	var prompts []scoring.Prompt
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
		for _, amount := range often {
			if amount <= arg.To {
				arg.Presets = append(arg.Presets, scoring.Preset{Value: amount, Label: dollars(amount)})
			}
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
		offer(verbBid, BidCell, seat, next, whole, "Bid "+dollars(next)+" or more", raises(next)...)
		offer(verbBuys, RowCell(s.day, ColumnPrice), scoring.Table, price, whole, "Sold to "+s.names[seat]+" for "+dollars(price)+" or more", hammer...)
		offer(verbOverbids, PurseCell, seat, max(next, whole+Step), highestCall, "Has bid more than the purse holds")
	}
	if s.weekday().Jokers() && !p.joker {
		prompts = append(prompts, scoring.Prompt{Seat: seat, Verb: verbJoker, Cell: JokerCell, Owner: seat, Label: "Play the joker and drive for nothing"})
	}
	return prompts
}

// raises are the bids that are a tap away, from the lowest.
func raises(next int) []int { return []int{next, next + Step, next + 2*Step, next + 5*Step} }
