package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// A yield is which values a burro can bring: of up to so many minerals as the mine
// has.
type yield map[int]bool

// yieldOf is what a burro of so many slots can bring.
func (a *Paper) yieldOf(slots int) yield {
	type cargo struct{ slots, value int }
	all := map[cargo]bool{{}: true}
	for m, found := range a.found() {
		next := map[cargo]bool{}
		for c := range all {
			for n := range min(slots-c.slots, found) + 1 {
				next[cargo{c.slots + n, c.value + n*coal.Mineral(m).Value()}] = true
			}
		}
		all = next
	}
	y := yield{}
	for c := range all {
		y[c.value] = true
	}
	return y
}

// found is how many deposits the mine has of each mineral.
func (a *Paper) found() (n [coal.MineralKinds]int) {
	for _, t := range a.Printed.Tunnels {
		n[t.Mineral] += len(t.Deposits)
	}
	return n
}

// Deliverable says whether minerals can be worth so much on some burro of so many slots,
// with Tack and Harness or without (CW28). What Blackjack brings, alone, takes no slot.
func (a *Paper) Deliverable(slots, dollars int) bool {
	y := a.yields[slots]
	for a.Solo() && dollars > 0 && !y[dollars] {
		dollars -= coal.Tin.Value()
	}
	return y[dollars]
}

// Richest is the most that the boxes of the Ore Stash can hold, in dollars.
func (a *Paper) Richest() int {
	sum, boxes := 0, a.Printed.Stash
	for m, n := range a.found() {
		n = min(n, boxes)
		sum, boxes = sum+n*coal.Mineral(m).Value(), boxes-n
	}
	return sum
}

// Possible says whether a row of the cash column can say that by the rules, whatever else
// is written.
func (a *Paper) Possible(e *coal.Entry) bool {
	it := coal.FindItem(e.Reason.Word())
	if e.Round > a.Rounds() || it != nil && !it.Sold(a.Solo()) {
		return false
	}
	switch e.Reason {
	case coal.Corrected:
		return e.Amount != 0
	case coal.Blackjack:
		return slices.ContainsFunc(coal.BlackjackRows(), func(row coal.BlackjackRow) bool { return row.Cash == e.Amount && row.Cash != 0 && row.Comes() })
	default:
	}
	if e.Amount < 0 {
		return it != nil && a.payable(it, e)
	}
	switch e.Reason {
	case coal.Started:
		return e.Round == 1 && e.Amount == a.StartCash() && e.Amount > 0
	case coal.Delivered:
		return a.Deliverable(coal.MaxSlots, e.Amount)
	case coal.StruckGold:
		return e.Amount > 0 && e.Amount%coal.StrikeGoldBonus == 0
	case coal.Washed:
		return e.Amount == coal.WashDayBonus
	case coal.SharesPaid:
		return !a.Solo() && e.Amount > 0 && e.Amount%coal.ShareWorth == 0
	case coal.Baron:
		return slices.Contains(a.Prizes(), e.Amount)
	case coal.Varmint:
		return e.Amount >= coal.VarmintDice+coal.VarmintBonus && e.Amount <= coal.VarmintDice*coal.Faces+coal.VarmintBonus
	default: // is only paid for
	}
	return false
}

// payable says whether a visit can have cost so much.
func (a *Paper) payable(it *coal.Item, e *coal.Entry) bool {
	cost, price := -e.Amount, it.Price.On(a.Printed)
	switch {
	case it.Reason == coal.TonicsBought:
		return price > 0 && cost%price == 0 && cost/price <= coal.Tonics
	case it.Many():
		return cost%price == 0
	}
	return cost == price && (it.Reason != coal.ExtraBurro || e.Round <= coal.Rounds)
}

// Quantity is how many things a row has paid for, for its label.
func (a *Paper) Quantity(e *coal.Entry) int {
	it := coal.FindItem(e.Reason.Word())
	if e.Reason == coal.SharesPaid {
		return 0
	}
	if it == nil || !it.Many() || it.Price.On(a.Printed) == 0 {
		return 1
	}
	return -e.Amount / it.Price.On(a.Printed)
}

// Prizes are what the Coal Baron can come to: shared by one, by two, by all.
func (a *Paper) Prizes() []int {
	return scoring.Each(len(a.Seats), func(others int) int { return coal.BaronPrize / (others + 1) })
}

// StartCash is what everybody has at the start.
func (a *Paper) StartCash() int { return a.Seats[0].Cash }
