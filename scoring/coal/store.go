package coal

import (
	"cmp"
	"strings"

	"saddlebag/scoring"
)

// An order is what one visit to the store asks for.
type order struct {
	event    int
	quantity int         // of countable items; 1 for others
	pistols  [Burros]int // aimed at each burro
	dice     throw       // thrown at the store
}

// store is a visit (CW20 to CW22).
func (s *state) store(e scoring.Event) *scoring.Violation {
	it, die := findItem(e.Args[0]), readThrow(e.Args[1])
	o := s.readOrder(it, e)
	if v := cmp.Or(s.canSpend(e.Seat, &die), s.canVisit(e.Seat, &die), s.canBuy(it, e.Seat, o)); v != nil {
		return v
	}
	p := &s.seats[e.Seat]
	p.turn.spend(&die)
	p.turn.visited = true
	p.turn.event = o.event
	if cost := it.price.on(s.sheet) * o.quantity; cost > 0 {
		s.pay(p, entry{reason: it.reason, amount: -cost, of: o.quantity, event: o.event})
	}
	it.serve(s, p, o)
	return nil
}

// canVisit checks the die that pays for the visit (CW20).
func (s *state) canVisit(seat int, die *throw) *scoring.Violation {
	pair := s.pair()
	switch {
	case s.seats[seat].turn.visited:
		return scoring.Breaks("CW20", "%s has been to the store in this turn.", s.names[seat]).
			Suggest("once more after the next throw, if it shows a pair")
	case pair == 0:
		return scoring.Breaks("CW20", "The store opens for a pair; this throw shows none.").
			Suggest("work in the mine")
	case die.n != 1 || die.last != pair:
		return scoring.Breaks("CW20", "The visit costs one die of the pair.").Suggest("one die that shows %d", pair)
	}
	return nil
}

// pair is the number that two or more dice of the throw show, or 0. Three
// dice have room for one pair only.
func (s *state) pair() int {
	for face, n := range s.throw.faces {
		if n >= 2 {
			return face
		}
	}
	return 0
}

// notSold says who an item is sold to.
func (s *state) notSold(it *item) *scoring.Violation {
	return scoring.Breaks(it.clause(), "%s is sold %s.", it.title(), it.buyers).Suggest("%s", strings.Join(s.sold(), ", "))
}

// canBuy checks all that has to do with the item and its price.
func (s *state) canBuy(it *item, seat int, o order) *scoring.Violation {
	if !it.sold(s.solo()) {
		return s.notSold(it)
	}
	switch {
	case o.quantity > 0:
	case it.form == aimed:
		return scoring.Breaks("CW21", "A visit buys at least one %s.", it.title()).Suggest("a burro for each, after the die")
	default:
		return scoring.Breaks("CW21", "A visit buys at least one %s.", it.title()).Suggest("1 or more")
	}
	if v := it.refuse(s, seat, o); v != nil {
		return v
	}
	cash, price := s.seats[seat].cash, it.price.on(s.sheet)
	if cost := price * o.quantity; cost > cash {
		v := scoring.Breaks("CW22", "That costs $%d; %s has $%d in hand.", cost, s.names[seat], cash)
		if n := cash / price; n > 0 {
			return v.Suggest("%d at most", n)
		}
		return v.Suggest("something that costs less, or Varmint Huntin', which is free")
	}
	return nil
}

// readOrder reads the arguments after the item and the die.
func (s *state) readOrder(it *item, e scoring.Event) order {
	o, rest := order{event: e.Number, quantity: 1}, e.Args[2:]
	switch it.form {
	case bare:
	case counted:
		o.quantity, _ = scoring.ParseWhole(rest[0])
	case aimed:
		o.quantity = len(rest)
		for _, id := range rest {
			b, _ := s.sheet.burro(id)
			o.pistols[b]++
		}
	case thrown:
		o.dice = readThrow(rest[0])
	}
	return o
}

// hugeQuantity stands for any number with more digits than cash can have.
const hugeQuantity = 1_000_000_000
