package coal

import "saddlebag/scoring"

// Prices that the rules fix, in dollars.
const (
	pistolPrice = 10 // CW23
	sharePrice  = 10 // CW24
)

// What some items need or earn.
const (
	BaronCoal    = 12 // Coal waiting in the stash (CW25)
	varmintDice  = 3  // CW29
	VarmintBonus = 6  // CW29
)

// A form is what stands in a store event after the item and the die.
type form uint8

const (
	bare    form = iota // nothing
	counted             // a quantity
	aimed               // a burro for each pistol
	thrown              // dice
)

// Buyers are who an item is sold to.
type buyers uint8

const (
	everybody buyers = iota
	soloOnly
	manyOnly
)

// String ends the sentence "it is sold".
func (b buyers) String() string {
	return [...]string{everybody: "to everybody", soloOnly: "in the solo store only", manyOnly: "in the multiplayer store only"}[b]
}

// An item is what the General Store sells.
type item struct {
	name   string // as in events
	title  string
	call   string // to buy it, for people
	clause string
	buyers buyers
	form   form
	reason reason // of paying for it
	price  price
	refuse func(s *state, seat int, o order) *scoring.Violation
	serve  func(s *state, p *seat, o order)
}

// items are in the order of the clauses.
var items = [...]item{
	{"pistol", "Pistol", "Scratch a bandit", "CW23", everybody, aimed, pistols, fixed(pistolPrice), refusePistols, servePistols},
	{"share", "Railroad Share", "Buy Railroad Shares", "CW24", manyOnly, counted, sharesBought, fixed(sharePrice), refuseNothing, serveShares},
	{"coal-baron", "Coal Baron", "Report as Coal Baron", "CW25", everybody, bare, baron, fixed(0), refuseBaron, serveBaron},
	{"strike-gold", "Strike Gold", "Buy Strike Gold", "CW26", everybody, bare, struckGold, perSheet(func(p *Prices) int { return p.StrikeGold }), refuseStrikeGold, serveStrikeGold},
	{"wash-day", "Wash Day", "Buy a Wash Day", "CW27", everybody, bare, washed, perSheet(func(p *Prices) int { return p.WashDay }), refuseWashDay, serveWashDay},
	{"tack", "Tack and Harness", "Buy Tack and Harness", "CW28", everybody, bare, harness, perSheet(func(p *Prices) int { return p.Tack }), refuseTack, serveTack},
	{"varmint", "Varmint Huntin'", "Go Varmint Huntin'", "CW29", everybody, thrown, varmint, fixed(0), refuseVarmint, serveVarmint},
	{"pinkertons", "Pinkertons", "Hire the Pinkertons", "CW30", manyOnly, bare, hired, fixed(0), refusePinkertons, servePinkertons},
	{"blackjack", "Blackjack", "Play Blackjack", "CW31", soloOnly, thrown, blackjack, fixed(0), refuseBlackjack, serveBlackjack},
	{"tonic", "Workhorse Tonic", "Buy Workhorse Tonics", "CW33", soloOnly, counted, tonics, perSheet(func(p *Prices) int { return p.Tonic }), refuseTonics, serveTonics},
	{"burro-7", "Burro 7", "Buy Burro 7", "CW37", soloOnly, bare, extraBurro, perSheet(func(p *Prices) int { return p.Burro7 }), refuseBurro7, serveBurro7},
}

func findItem(name string) *item {
	for i := range items {
		if items[i].name == name {
			return &items[i]
		}
	}
	return nil
}

// sold says whether the store of this game sells it.
func (it *item) sold(s *state) bool {
	return it.buyers == everybody || (it.buyers == soloOnly) == s.solo()
}

// sold lists what the store of this game sells.
func (s *state) sold() []string {
	var names []string
	for i := range items {
		if items[i].sold(s) {
			names = append(names, items[i].name)
		}
	}
	return names
}

// A price is fixed by the rules, or house data.
type price struct {
	dollars int
	house   func(*Prices) int // nil where the rules fix it
}

func fixed(dollars int) price { return price{dollars: dollars} }

func perSheet(house func(*Prices) int) price { return price{house: house} }

// on is the price on a sheet, in dollars.
func (p price) on(sheet *Sheet) int {
	if p.house != nil {
		return p.house(&sheet.Prices)
	}
	return p.dollars
}

// An Offer is an item as the General Store's sheet shows it.
type Offer struct {
	Name   string // as in events: "wash-day"
	Title  string
	Clause string
	Price  int  // dollars
	House  bool // the price is house data
	Many   bool // a visit can buy several
}

// Offers are what the store sells to a solo player or to company.
func Offers(sheet *Sheet, solo bool) []Offer {
	var offers []Offer
	for i := range items {
		it := &items[i]
		if it.buyers == everybody || (it.buyers == soloOnly) == solo {
			offers = append(offers, Offer{
				Name: it.name, Title: it.title, Clause: it.clause,
				Price: it.price.on(sheet), House: it.price.house != nil, Many: it.form == counted || it.form == aimed,
			})
		}
	}
	return offers
}

func refuseNothing(*state, int, order) *scoring.Violation { return nil }

func refusePistols(s *state, seat int, o order) *scoring.Violation {
	p := &s.seats[seat]
	for b, n := range o.pistols {
		if n <= s.targets(p, b) {
			continue
		}
		switch {
		case !p.owns(b):
			return scoring.Breaks("CW23", "%s is not %s's to clear: it has not been bought.", burroID(b), s.names[seat])
		case p.burros[b].used:
			return scoring.Breaks("CW23", "%s is loaded and gone; a Pistol helps an unused burro only.", burroID(b))
		}
		return scoring.Breaks("CW23", "%s has %s to scratch, not %d.", burroID(b), count(s.targets(p, b), "bandit", "bandits"), n)
	}
	return nil
}

// targets counts the bandits of a burro that Pistols can reach.
func (s *state) targets(p *seat, b int) int {
	if !p.owns(b) || p.burros[b].used {
		return 0
	}
	return s.bandits(p, b)
}

func servePistols(_ *state, p *seat, o order) {
	for b, n := range o.pistols {
		p.burros[b].scratched += n
	}
}

func serveShares(s *state, p *seat, o order) {
	p.shares[s.round-1] += o.quantity
	p.shareEvents[s.round-1] = o.event
}

func refuseBaron(s *state, seat int, _ order) *scoring.Violation {
	if s.baronPaid {
		return scoring.Breaks("CW25", "The Coal Baron has been paid already.")
	}
	if n := s.seats[seat].waiting[Coal]; n < BaronCoal {
		return scoring.Breaks("CW25", "A Coal Baron has %d Coal waiting in the stash; %s has %d.", BaronCoal, s.names[seat], n)
	}
	return nil
}

func serveBaron(_ *state, p *seat, _ order) { p.turn.report = true }

func refuseStrikeGold(s *state, seat int, _ order) *scoring.Violation {
	if s.seats[seat].strikeGold[s.round-1] {
		return scoring.Breaks("CW26", "%s has a Strike Gold waiting for the next delivery.", s.names[seat]).
			Try("another one after that delivery")
	}
	return nil
}

func serveStrikeGold(s *state, p *seat, _ order) { p.strikeGold[s.round-1] = true }

func refuseWashDay(s *state, seat int, _ order) *scoring.Violation {
	if s.seats[seat].washDay[s.round-1] {
		return scoring.Breaks("CW27", "%s has a Wash Day in round %d already.", s.names[seat], s.round).
			Try("another one in the next round")
	}
	return nil
}

func serveWashDay(s *state, p *seat, _ order) { p.washDay[s.round-1] = true }

func refuseTack(s *state, seat int, _ order) *scoring.Violation {
	if s.seats[seat].tack {
		return scoring.Breaks("CW28", "%s owns Tack and Harness already.", s.names[seat])
	}
	return nil
}

func serveTack(_ *state, p *seat, _ order) { p.tack = true }

func refuseVarmint(_ *state, _ int, o order) *scoring.Violation {
	if o.dice.n != varmintDice {
		return scoring.Breaks("CW29", "Varmint Huntin' is three dice thrown, not %d.", o.dice.n)
	}
	return nil
}

func serveVarmint(_ *state, p *seat, o order) { p.turn.varmint = o.dice.sum + VarmintBonus }

func refusePinkertons(s *state, seat int, _ order) *scoring.Violation {
	for m, n := range s.seats[seat].waiting {
		if n == 0 {
			return scoring.Breaks("CW30", "The Pinkertons take one waiting mineral of each kind; %s has no %s.", s.names[seat], Mineral(m).Title())
		}
	}
	return nil
}

// servePinkertons makes this round the last one (CW30).
func servePinkertons(s *state, p *seat, _ order) {
	for _, m := range Minerals() {
		p.take(m)
	}
	p.pinkertons = true
	s.last = s.round
}

func refuseBurro7(s *state, seat int, _ order) *scoring.Violation {
	if s.seats[seat].hasBurro7 {
		return scoring.Breaks("CW37", "%s owns Burro 7 already.", s.names[seat])
	}
	return nil
}

// serveBurro7 adds a round (CW37). Before the sixth delivery is loaded is any
// time in the first six rounds: without Burro 7 that delivery ends the game.
func serveBurro7(s *state, p *seat, _ order) {
	p.hasBurro7 = true
	s.last = MaxRounds
}
