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
func (s *State) store(e scoring.Event) *scoring.Violation {
	it, die := FindItem(e.Args[0]), readThrow(e.Args[1])
	o := s.readOrder(it, e)
	if v := cmp.Or(s.canSpend(e.Seat, &die), s.canVisit(e.Seat, &die), s.canBuy(it, e.Seat, o)); v != nil {
		return v
	}
	p := &s.Seats[e.Seat]
	p.turn.spend(&die)
	p.turn.visited = true
	p.turn.event = o.event
	if cost := it.Price.On(s.Printed) * o.quantity; cost > 0 {
		s.pay(p, Entry{Reason: it.Reason, Amount: -cost, Of: o.quantity, event: o.event})
	}
	it.serve(s, p, o)
	return nil
}

// canVisit checks the die that pays for the visit (CW20).
func (s *State) canVisit(seat int, die *throw) *scoring.Violation {
	pair := s.Pair()
	switch {
	case s.Seats[seat].turn.visited:
		return scoring.Broken("CW20", "%s has been to the store in this turn.", s.Names[seat]).
			Suggest("once more after the next throw, if it shows a pair")
	case pair == 0:
		return scoring.Broken("CW20", "The store opens for a pair; this throw shows none.").
			Suggest("work in the mine")
	case die.n != 1 || die.last != pair:
		return scoring.Broken("CW20", "The visit costs one die of the pair.").Offer("one die that shows %d", pair)
	}
	return nil
}

// Pair is the number that two or more dice of the throw show, or 0. Three
// dice have room for one pair only.
func (s *State) Pair() int {
	for face, n := range s.Throw.Pool {
		if n >= 2 {
			return face
		}
	}
	return 0
}

// NotSold says who an item is sold to.
func (s *State) NotSold(it *Item) *scoring.Violation {
	return scoring.Broken(it.Clause(), "%s is sold %s.", it.Title(), it.Buyers).Offer("%s", strings.Join(s.sold(), ", "))
}

// canBuy checks all that has to do with the item and its price.
func (s *State) canBuy(it *Item, seat int, o order) *scoring.Violation {
	if !it.Sold(s.Solo()) {
		return s.NotSold(it)
	}
	switch {
	case o.quantity > 0:
	case it.Form == aimed:
		return scoring.Broken("CW21", "A visit buys at least one %s.", it.Title()).Offer("a burro for each, after the die")
	default:
		return scoring.Broken("CW21", "A visit buys at least one %s.", it.Title()).Offer("1 or more")
	}
	if v := it.refuse(s, seat, o); v != nil {
		return v
	}
	cash, price := s.Seats[seat].Cash, it.Price.On(s.Printed)
	if cost := price * o.quantity; cost > cash {
		v := scoring.Broken("CW22", "That costs $%d; %s has $%d in hand.", cost, s.Names[seat], cash)
		if n := cash / price; n > 0 {
			return v.Offer("%d at most", n)
		}
		return v.Offer("something that costs less, or Varmint Huntin', which is free")
	}
	return nil
}

// readOrder reads the arguments after the item and the die.
func (s *State) readOrder(it *Item, e scoring.Event) order {
	o, rest := order{event: e.Number, quantity: 1}, e.Args[2:]
	switch it.Form {
	case bare:
	case Counted:
		o.quantity, _ = scoring.ParseWhole(rest[0])
	case aimed:
		o.quantity = len(rest)
		for _, id := range rest {
			b, _ := s.Printed.Burro(id)
			o.pistols[b]++
		}
	case thrown:
		o.dice = readThrow(rest[0])
	}
	return o
}

// HugeQuantity stands for any number with more digits than cash can have.
const HugeQuantity = 1_000_000_000

func refuseTonics(s *State, seat int, o order) *scoring.Violation {
	left := Tonics - s.Seats[seat].TonicsBought
	if o.quantity > left {
		return scoring.Broken("CW33", "A game has %d Workhorse Tonics; %s can buy %d more.", Tonics, s.Names[seat], left)
	}
	return nil
}

func serveTonics(_ *State, p *Seat, o order) { p.TonicsBought += o.quantity }

// useTonic keeps this turn's 1 out of the Bunkhouse (CW33).
func (s *State) useTonic(e scoring.Event) *scoring.Violation {
	if v := s.canUseTonic(e.Seat); v != nil {
		return v
	}
	s.Seats[e.Seat].TonicsUsed++
	s.awake = true
	return nil
}

func (s *State) canUseTonic(seat int) *scoring.Violation {
	const clause = "CW33"
	if s.Phase == Loading {
		return breaksLoading()
	}
	p := &s.Seats[seat]
	switch {
	case !s.Solo():
		return scoring.Broken(clause, "Workhorse Tonic is for solo games.")
	case p.TonicsUsed == p.TonicsBought:
		return scoring.Broken(clause, "%s has no Workhorse Tonic in hand.", s.Names[seat]).Offer("buy one at the store")
	case s.Throw.Pool[1] == 0:
		return scoring.Broken(clause, "A Workhorse Tonic answers a throw that shows a 1.").Offer("keep it for such a throw")
	case s.awake:
		return scoring.Broken(clause, "%s has used a Workhorse Tonic on this throw.", s.Names[seat])
	case p.turn.spent != Pool{}:
		return scoring.Broken(clause, "A Workhorse Tonic comes first: dice of this throw have been spent.")
	}
	return nil
}
