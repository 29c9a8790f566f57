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
	reason        // of paying for it: its name in events, title and clause
	call   string // to buy it, for people
	buyers buyers
	form   form
	price  price
	refuse func(s *state, seat int, o order) *scoring.Violation
	serve  func(s *state, p *seat, o order)
}

// ShareItem is the name of the one item of which the store's sheet has boxes for
// each seat ([SeatShareCell]).
const ShareItem = "share"

// items are in the order of the clauses.
var items = [...]item{
	{pistols, "Scratch a bandit", everybody, aimed, fixed(pistolPrice), refusePistols, servePistols},
	{sharesBought, "Buy Railroad Shares", manyOnly, counted, fixed(sharePrice), refuseNothing, serveShares},
	{baron, "Report as Coal Baron", everybody, bare, fixed(0), refuseBaron, serveBaron},
	{struckGold, "Buy Strike Gold", everybody, bare, perSheet(func(p *Prices) int { return p.StrikeGold }), refuseStrikeGold, serveStrikeGold},
	{washed, "Buy a Wash Day", everybody, bare, perSheet(func(p *Prices) int { return p.WashDay }), refuseWashDay, serveWashDay},
	{harness, "Buy Tack and Harness", everybody, bare, perSheet(func(p *Prices) int { return p.Tack }), refuseTack, serveTack},
	{varmint, "Go Varmint Huntin'", everybody, thrown, fixed(0), refuseVarmint, serveVarmint},
	{hired, "Hire the Pinkertons", manyOnly, bare, fixed(0), refusePinkertons, servePinkertons},
	{blackjack, "Play Blackjack", soloOnly, thrown, fixed(0), refuseBlackjack, serveBlackjack},
	{tonics, "Buy Workhorse Tonics", soloOnly, counted, perSheet(func(p *Prices) int { return p.Tonic }), refuseTonics, serveTonics},
	{extraBurro, "Buy Burro 7", soloOnly, bare, perSheet(func(p *Prices) int { return p.Burro7 }), refuseBurro7, serveBurro7},
}

func findItem(name string) *item {
	for i := range items {
		if items[i].word() == name {
			return &items[i]
		}
	}
	return nil
}

// sold says whether the store sells it, to the solo player or to company.
func (it *item) sold(solo bool) bool {
	return it.buyers == everybody || (it.buyers == soloOnly) == solo
}

// many says whether a visit can buy several.
func (it *item) many() bool { return it.form == counted || it.form == aimed }

// sold lists what the store of this game sells.
func (s *state) sold() []string {
	var names []string
	for i := range items {
		if items[i].sold(s.solo()) {
			names = append(names, items[i].word())
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
	// Cells are those of the table that say who has it: one, or one for each
	// round; none where the store's sheet keeps no list of its buyers.
	Cells []string
}

// Offers are what the store sells to a solo player or to company.
func Offers(sheet *Sheet, solo bool) []Offer {
	var offers []Offer
	for i := range items {
		it := &items[i]
		if it.sold(solo) {
			offers = append(offers, Offer{
				Name: it.word(), Title: it.title(), Clause: it.clause(),
				Price: it.price.on(sheet), House: it.price.house != nil, Many: it.many(),
				Cells: it.cells(solo),
			})
		}
	}
	return offers
}

// cells are the ids of the table's cells that say who has an item.
func (it *item) cells(solo bool) []string {
	switch it.reason {
	case struckGold:
		return scoring.Each(RoundsFor(solo), StrikeGoldCell)
	case washed:
		return scoring.Each(RoundsFor(solo), WashDayCell)
	case harness, baron, hired, extraBurro:
		return []string{it.word()}
	default: // nobody keeps a list
		return nil
	}
}
