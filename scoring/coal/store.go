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
		return scoring.Breaks("CW20", "coal.already-visited", "player", s.Names[seat]).
			Suggest("coal.visit-next-throw")
	case pair == 0:
		return scoring.Breaks("CW20", "coal.no-pair").Suggest("coal.work-in-the-mine")
	case die.n != 1 || die.last != pair:
		return scoring.Breaks("CW20", "coal.visit-costs-die").Suggest("coal.die-of-the-pair", "face", pair)
	}
	return nil
}

// Visited says whether a seat has been at the store with this throw (CW20).
func (s *State) Visited(seat int) bool { return s.Seats[seat].turn.visited }

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
	name := "coal.company-store-only"
	if it.ForSolo() {
		name = "coal.solo-store-only"
	}
	return scoring.Breaks(it.Clause(), name, "item", it.Title()).
		Suggest("coal.sold-here", "items", strings.Join(s.sold(), ", "))
}

// canBuy checks all that has to do with the item and its price.
func (s *State) canBuy(it *Item, seat int, o order) *scoring.Violation {
	if !it.Sold(s.Solo()) {
		return s.NotSold(it)
	}
	switch {
	case o.quantity > 0:
	case it.Form == aimed:
		return scoring.Breaks("CW21", "coal.buys-nothing", "item", it.Title()).Suggest("coal.aim-each")
	default:
		return scoring.Breaks("CW21", "coal.buys-nothing", "item", it.Title()).Suggest("coal.buy-some")
	}
	if v := it.refuse(s, seat, o); v != nil {
		return v
	}
	cash, price := s.Seats[seat].Cash, it.Price.On(s.Printed)
	if cost := price * o.quantity; cost > cash {
		v := scoring.Breaks("CW22", "coal.too-dear", "cost", Dollars(cost), "player", s.Names[seat], "cash", Dollars(cash))
		if n := cash / price; n > 0 {
			return v.Suggest("coal.buy-at-most", "n", n)
		}
		return v.Suggest("coal.buy-cheaper")
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
		return scoring.Breaks("CW33", "coal.too-many-tonics", "n", Tonics, "player", s.Names[seat], "left", left)
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
		return scoring.Breaks(clause, "coal.tonic-not-solo")
	case p.TonicsUsed == p.TonicsBought:
		return scoring.Breaks(clause, "coal.no-tonic", "player", s.Names[seat]).Suggest("coal.buy-tonic")
	case s.Throw.Pool[1] == 0:
		return scoring.Breaks(clause, "coal.tonic-without-one").Suggest("coal.keep-tonic")
	case s.awake:
		return scoring.Breaks(clause, "coal.tonic-again", "player", s.Names[seat])
	case p.turn.spent != Pool{}:
		return scoring.Breaks(clause, "coal.tonic-too-late")
	}
	return nil
}
