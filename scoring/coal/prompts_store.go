package coal

import "saddlebag/scoring"

// promptStore offers every item that the seat can buy now.
func (s *state) promptStore(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	pair := s.pair()
	usable := s.usable(&s.seats[seat])
	if pair == 0 || usable[pair] == 0 || s.seats[seat].turn.visited {
		return prompts
	}
	for i := range items {
		it := &items[i]
		rest, ok := s.offer(it, seat)
		if !ok {
			continue
		}
		cell, owner := s.itemCell(it, seat)
		prompts = append(prompts, scoring.Prompt{
			Seat: seat,
			Verb: verbStore,
			Args: append([]scoring.Arg{
				{Name: "item", Kind: scoring.Word, Choices: []string{it.name}},
				{Name: "die", Kind: scoring.Picks, Choices: []string{digit(pair)}},
			}, rest...),
			Cell:  cell,
			Owner: owner,
			Label: "Store: " + it.title,
		})
	}
	return prompts
}

// offer is what may stand after the item and the die, if the item can be
// bought at all.
func (s *state) offer(it *item, seat int) (rest []scoring.Arg, ok bool) {
	smallest := order{quantity: 1}
	switch it.form {
	case bare:
	case counted:
		return s.offerQuantity(it, seat)
	case aimed:
		return s.offerTargets(seat)
	case thrown:
		arg := scoring.Arg{Name: "dice", Kind: scoring.Throw, Faces: Faces, From: varmintDice, To: varmintDice}
		smallest.dice.n = varmintDice
		if it.reason == blackjack {
			arg.From, arg.To, arg.Until = 1, blackjackMostDice, blackjackUntil
		}
		rest = []scoring.Arg{arg}
	}
	return rest, s.canBuy(it, seat, smallest) == nil
}

func (s *state) offerQuantity(it *item, seat int) ([]scoring.Arg, bool) {
	most := Tonics
	if price := it.price.on(s.sheet); price > 0 {
		most = s.seats[seat].cash / price
	}
	if it.reason == tonics {
		most = min(most, Tonics-s.seats[seat].tonics)
	}
	return []scoring.Arg{{Name: "quantity", Kind: scoring.Number, From: 1, To: most, Step: 1}}, it.sold(s) && most > 0
}

// offerTargets counts the bandits that the seat's cash can scratch.
func (s *state) offerTargets(seat int) ([]scoring.Arg, bool) {
	p := &s.seats[seat]
	targets := scoring.Arg{Name: "burros", Kind: scoring.Counts, From: 1}
	for b := range p.burros {
		if n := s.targets(p, b); n > 0 {
			targets.Items = append(targets.Items, scoring.Item{Name: burroID(b), Most: n})
			targets.To += n
		}
	}
	targets.To = min(targets.To, p.cash/pistolPrice)
	return []scoring.Arg{targets}, targets.To > 0
}

// itemCell is the cell that a purchase is written into. What has no place of
// its own goes to the cash column.
func (s *state) itemCell(it *item, seat int) (cell string, owner int) {
	p := &s.seats[seat]
	switch it.reason {
	case pistols:
		for b := range p.burros {
			if s.targets(p, b) > 0 {
				return banditCell(b, p.burros[b].scratched), seat
			}
		}
	case sharesBought:
		return numbered("share", s.round-1), seat
	case tonics:
		return tonicCell(p.tonics), seat
	case harness:
		return cellTack, seat
	case struckGold:
		return numbered("strike-gold", s.round-1), scoring.Table
	case washed:
		return numbered("wash-day", s.round-1), scoring.Table
	case baron, hired, extraBurro:
		return it.name, scoring.Table
	default: // it has none
	}
	return cellCash, seat
}
