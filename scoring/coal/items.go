package coal

import "saddlebag/scoring"

// Prices that the rules fix, in dollars.
const (
	PistolPrice = 10 // CW23
	SharePrice  = 10 // CW24
)

// What some items need or earn.
const (
	BaronCoal    = 12 // Coal waiting in the stash (CW25)
	VarmintDice  = 3  // CW29
	VarmintBonus = 6  // CW29
)

// A form is what stands in a store event after the item and the die.
type form uint8

// What stands there.
const (
	bare    form = iota // nothing
	Counted             // a quantity
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

// An Item is what the General Store sells.
type Item struct {
	Reason        // of paying for it: its name in events, title and clause
	call   string // the message of buying it, for people; empty where burros have one each
	Buyers buyers
	Form   form
	Price  price
	refuse func(s *State, seat int, o order) *scoring.Violation
	serve  func(s *State, p *Seat, o order)
}

// ShareItem is the name of the one item of which the store's sheet has boxes for
// each seat ([SeatShareCell]).
const ShareItem = "share"

// Items are in the order of the clauses.
var Items = [...]Item{
	{Pistols, "", everybody, aimed, fixed(PistolPrice), refusePistols, servePistols},
	{SharesBought, "coal.share-now", manyOnly, Counted, fixed(SharePrice), refuseNothing, serveShares},
	{Baron, "coal.coal-baron-now", everybody, bare, fixed(0), refuseBaron, serveBaron},
	{StruckGold, "coal.strike-gold-now", everybody, bare, perSheet(func(p *Prices) int { return p.StrikeGold }), refuseStrikeGold, serveStrikeGold},
	{Washed, "coal.wash-day-now", everybody, bare, perSheet(func(p *Prices) int { return p.WashDay }), refuseWashDay, serveWashDay},
	{Harness, "coal.tack-now", everybody, bare, perSheet(func(p *Prices) int { return p.Tack }), refuseTack, serveTack},
	{Varmint, "coal.varmint-now", everybody, thrown, fixed(0), refuseVarmint, serveVarmint},
	{Hired, "coal.pinkertons-now", manyOnly, bare, fixed(0), refusePinkertons, servePinkertons},
	{Blackjack, "coal.blackjack-now", soloOnly, thrown, fixed(0), refuseBlackjack, serveBlackjack},
	{TonicsBought, "coal.tonic-now", soloOnly, Counted, perSheet(func(p *Prices) int { return p.Tonic }), refuseTonics, serveTonics},
	{ExtraBurro, "coal.burro-7-now", soloOnly, bare, perSheet(func(p *Prices) int { return p.Burro7 }), refuseBurro7, serveBurro7},
}

// FindItem finds what the store sells by its word in events; nil where it sells no such thing.
func FindItem(name string) *Item {
	for i := range Items {
		if Items[i].Word() == name {
			return &Items[i]
		}
	}
	return nil
}

// Sold says whether the store sells it, to the solo player or to company.
func (it *Item) Sold(solo bool) bool {
	return it.Buyers == everybody || (it.Buyers == soloOnly) == solo
}

// ForSolo says whether the store sells it to nobody but the solo player.
func (it *Item) ForSolo() bool { return it.Buyers == soloOnly }

// Many says whether a visit can buy several.
func (it *Item) Many() bool { return it.Form == Counted || it.Form == aimed }

// sold lists what the store of this game sells.
func (s *State) sold() []string {
	var names []string
	for i := range Items {
		if Items[i].Sold(s.Solo()) {
			names = append(names, Items[i].Word())
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

// Varies says whether it is house data.
func (p price) Varies() bool { return p.house != nil }

// On is the price on a sheet, in dollars.
func (p price) On(sheet *Sheet) int {
	if p.house != nil {
		return p.house(&sheet.Prices)
	}
	return p.dollars
}

// Cells are the ids of the table's cells that say who has an item.
func (it *Item) Cells(solo bool) []string {
	switch it.Reason {
	case StruckGold:
		return scoring.Each(RoundsFor(solo), StrikeGoldCell)
	case Washed:
		return scoring.Each(RoundsFor(solo), WashDayCell)
	case Harness, Baron, Hired, ExtraBurro:
		return []string{it.Word()}
	default: // nobody keeps a list
		return nil
	}
}
