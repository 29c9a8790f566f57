package coal

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/speech"
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
				Cell: cell, Owner: owner, Label: speech.Words(it.label(s.Printed)), Worth: speech.Words(it.cost(s.Printed)),
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
func (it *Item) label(sheet *Sheet) string {
	switch cost := it.cost(sheet); {
	case cost == "":
		return it.call
	case it.Form == Counted:
		return it.call + ", " + cost
	default:
		return it.call + " " + cost
	}
}

// cost is what a visit for an item costs: "for $10", "$10 each"; nothing where it
// is free.
func (it *Item) cost(sheet *Sheet) string {
	switch price := it.Price.On(sheet); {
	case price == 0:
		return ""
	case it.Form == Counted:
		return fmt.Sprintf("$%d each", price)
	default:
		return fmt.Sprintf("for $%d", price)
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
	offer := func(label, cell string, from, to int, aims ...scoring.Item) {
		price := fmt.Sprintf("$%d", PistolPrice)
		if to > 1 {
			price += " each"
		}
		if to = min(to, most); to < from {
			return
		}
		args := s.orderArgs(it, scoring.Arg{Name: "burros", Kind: scoring.Counts, From: from, To: to, Items: aims})
		pistol := ownPrompt(seat, VerbStore, cell, label+", "+price, args...)
		pistol.Worth = speech.Words(price)
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
		offer(fmt.Sprintf("%s of burro %d", it.call, b+1), BanditCell(b, p.Burros[b].Scratched), 1, n, aim)
		aims = append(aims, aim)
		total += n
	}
	if len(aims) > 1 {
		offer("Scratch bandits of several burros", "", 2, total, aims...)
	}
	return prompts
}
