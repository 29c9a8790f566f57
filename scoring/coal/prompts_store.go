package coal

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// promptStore offers every item that the seat can buy now.
func (s *State) promptStore(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	pair := s.Pair()
	usable := s.Usable(&s.Seats[seat])
	if pair == 0 || usable[pair] == 0 || s.Seats[seat].turn.visited {
		return prompts
	}
	for i := range Items {
		it := &Items[i]
		if !it.Sold(s.Solo()) {
			continue
		}
		if it.Form == aimed {
			prompts = s.promptPistols(prompts, it, seat)
			continue
		}
		if rest, ok := s.offer(it, seat); ok {
			cell, owner := s.itemCell(it, seat)
			prompts = append(prompts, scoring.Prompt{
				Seat: seat, Verb: VerbStore, Args: s.orderArgs(it, rest...),
				Cell: cell, Owner: owner, Label: it.label(s.Printed), Worth: it.cost(s.Printed),
			})
		}
	}
	return prompts
}

// orderArgs are the arguments of a visit for an item.
func (s *State) orderArgs(it *Item, rest ...scoring.Arg) []scoring.Arg {
	return append([]scoring.Arg{
		ArgItem(it.Word()),
		{Name: "die", Kind: scoring.DiceChoice, Choices: []string{Digit(s.Pair())}},
	}, rest...)
}

// label is what people read of an item that they can buy: "Buy Strike Gold for
// $10", "Buy Railroad Shares, $10 each".
func (it *Item) label(sheet *Sheet) speech.Text {
	if price := it.Price.On(sheet); price > 0 {
		return speech.Say(it.call, "price", Dollars(price))
	}
	return speech.Text(it.call)
}

// cost is what a visit for an item costs: "for $10", "$10 each"; nothing where it
// is free.
func (it *Item) cost(sheet *Sheet) speech.Text {
	switch price := it.Price.On(sheet); {
	case price == 0:
		return ""
	case it.Form == Counted:
		return speech.Say("coal.price-each", "price", Dollars(price))
	default:
		return speech.Say("coal.for-price", "price", Dollars(price))
	}
}

// offer is what may stand after the item and the die, if the item can be
// bought at all.
func (s *State) offer(it *Item, seat int) (rest []scoring.Arg, ok bool) {
	smallest := order{quantity: 1}
	switch it.Form {
	case bare, aimed: // Pistols have prompts of their own
	case Counted:
		return s.offerQuantity(it, seat)
	case thrown:
		arg := ArgThrow(VarmintDice, VarmintDice, 0)
		smallest.dice.n = VarmintDice
		if it.Reason == Blackjack {
			arg = ArgThrow(1, BlackjackMostDice, BlackjackUntil)
		}
		rest = []scoring.Arg{arg}
	}
	return rest, s.canBuy(it, seat, smallest) == nil
}

func (s *State) offerQuantity(it *Item, seat int) ([]scoring.Arg, bool) {
	most := Tonics
	if price := it.Price.On(s.Printed); price > 0 {
		most = s.Seats[seat].Cash / price
	}
	if it.Reason == TonicsBought {
		most = min(most, Tonics-s.Seats[seat].TonicsBought)
	}
	return []scoring.Arg{{Name: "quantity", Kind: scoring.Range, From: 1, To: most, Step: 1}}, most > 0
}

// itemCell is the cell that a purchase is written into. What has no place of
// its own goes to the cash column.
func (s *State) itemCell(it *Item, seat int) (cell string, owner int) {
	switch it.Reason {
	case SharesBought:
		return ShareCell(s.Round - 1), seat
	case TonicsBought:
		return TonicCell(s.Seats[seat].TonicsBought), seat
	case Harness:
		return TackCell, seat
	default: // the table's, if any
	}
	switch cells := it.Cells(s.Solo()); len(cells) {
	case 0:
		return CashCell, seat
	case 1:
		return cells[0], scoring.Table
	default:
		return cells[s.Round-1], scoring.Table
	}
}

// promptPistols offers the bandits of each burro where they are printed, then
// those of several burros at once.
func (s *State) promptPistols(prompts []scoring.Prompt, it *Item, seat int) []scoring.Prompt {
	p := &s.Seats[seat]
	most := p.Cash / PistolPrice
	price := Dollars(PistolPrice)
	offer := func(label, worth speech.Text, cell string, from, to int, aims ...scoring.Item) {
		if to = min(to, most); to < from {
			return
		}
		args := s.orderArgs(it, scoring.Arg{Name: "burros", Kind: scoring.Counts, From: from, To: to, Items: aims})
		pistol := ownPrompt(seat, VerbStore, cell, label, args...)
		pistol.Worth = worth
		prompts = append(prompts, pistol)
	}
	var aims []scoring.Item
	total := 0
	for b := range p.Burros {
		n := s.targets(p, b)
		if n == 0 {
			continue
		}
		aim := scoring.Item{Name: BurroID(b), Most: n}
		label, worth := speech.Say("coal.scratch-one", "burro", b+1, "price", price), speech.Say("coal.amount", "amount", price)
		if n > 1 {
			label, worth = speech.Say("coal.scratch-each", "burro", b+1, "price", price), speech.Say("coal.price-each", "price", price)
		}
		offer(label, worth, BanditCell(b, p.Burros[b].Scratched), 1, n, aim)
		aims = append(aims, aim)
		total += n
	}
	if len(aims) > 1 {
		offer(speech.Say("coal.scratch-several", "price", price), speech.Say("coal.price-each", "price", price), "", 2, total, aims...)
	}
	return prompts
}
