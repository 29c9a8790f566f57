package coal

import (
	"fmt"

	"saddlebag/scoring"
)

// promptStore offers every item that the seat can buy now.
func (s *state) promptStore(prompts []scoring.Prompt, seat int) []scoring.Prompt {
	pair := s.pair()
	usable := s.usable(&s.seats[seat])
	if pair == 0 || usable[pair] == 0 || s.seats[seat].turn.visited {
		return prompts
	}
	for i := range items {
		it := &items[i]
		if !it.sold(s.solo()) {
			continue
		}
		if it.form == aimed {
			prompts = s.promptPistols(prompts, it, seat)
			continue
		}
		if rest, ok := s.offer(it, seat); ok {
			cell, owner := s.itemCell(it, seat)
			prompts = append(prompts, scoring.Prompt{
				Seat: seat, Verb: verbStore, Args: s.orderArgs(it, rest...),
				Cell: cell, Owner: owner, Label: it.label(s.sheet), Worth: it.cost(s.sheet),
			})
		}
	}
	return prompts
}

// orderArgs are the arguments of a visit for an item.
func (s *state) orderArgs(it *item, rest ...scoring.Arg) []scoring.Arg {
	return append([]scoring.Arg{
		argItem(it.word()),
		{Name: "die", Kind: scoring.DiceChoice, Choices: []string{digit(s.pair())}},
	}, rest...)
}

// label is what people read of an item that they can buy: "Buy Strike Gold for
// $10", "Buy Railroad Shares, $10 each".
func (it *item) label(sheet *Sheet) string {
	switch cost := it.cost(sheet); {
	case cost == "":
		return it.call
	case it.form == counted:
		return it.call + ", " + cost
	default:
		return it.call + " " + cost
	}
}

// cost is what a visit for an item costs: "for $10", "$10 each"; nothing where it
// is free.
func (it *item) cost(sheet *Sheet) string {
	switch price := it.price.on(sheet); {
	case price == 0:
		return ""
	case it.form == counted:
		return fmt.Sprintf("$%d each", price)
	default:
		return fmt.Sprintf("for $%d", price)
	}
}

// offer is what may stand after the item and the die, if the item can be
// bought at all.
func (s *state) offer(it *item, seat int) (rest []scoring.Arg, ok bool) {
	smallest := order{quantity: 1}
	switch it.form {
	case bare, aimed: // Pistols have prompts of their own
	case counted:
		return s.offerQuantity(it, seat)
	case thrown:
		arg := argThrow(varmintDice, varmintDice, 0)
		smallest.dice.n = varmintDice
		if it.reason == blackjack {
			arg = argThrow(1, blackjackMostDice, blackjackUntil)
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
	return []scoring.Arg{{Name: "quantity", Kind: scoring.Range, From: 1, To: most, Step: 1}}, most > 0
}

// itemCell is the cell that a purchase is written into. What has no place of
// its own goes to the cash column.
func (s *state) itemCell(it *item, seat int) (cell string, owner int) {
	switch it.reason {
	case sharesBought:
		return ShareCell(s.round - 1), seat
	case tonics:
		return TonicCell(s.seats[seat].tonics), seat
	case harness:
		return TackCell, seat
	default: // the table's, if any
	}
	switch cells := it.cells(s.solo()); len(cells) {
	case 0:
		return CashCell, seat
	case 1:
		return cells[0], scoring.Table
	default:
		return cells[s.round-1], scoring.Table
	}
}
