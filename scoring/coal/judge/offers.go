package judge

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// mostOffers is how many numbers are proposed for a place: as many as a thumb finds
// at a glance.
const mostOffers = 4

// offers are what the rules propose for the round and the amount of a row of the cash
// column that says what it is for: the round before it goes on or has ended, and the
// amount is a price or what the sheet earns.
func (a *auditor) offers(s *audit.Sheet, p scoring.Place) []string {
	if p.Owner == scoring.Table {
		return nil
	}
	w := &a.Sheets[p.Owner]
	at := slices.IndexFunc(w.Rows, func(row sheet.RowPlaces) bool { return row.Round == p || row.Amount == p })
	if at < 0 || s.Filled(p) || s.Value(w.Rows[at].What) == "" {
		return nil
	}
	r := reader{sheet.On(s), a, w}
	what := slices.Index(scoring.Each(len(coal.Reasons), func(i int) string { return coal.Reason(i).Word() }), s.Value(w.Rows[at].What))
	if what < 0 {
		return nil
	}
	if p == w.Rows[at].Round {
		return r.roundOffers(at)
	}
	var offers []string
	for _, dollars := range r.amountOffers(coal.Reason(what), at) {
		if offer := strconv.Itoa(dollars); len(offers) < mostOffers && !slices.Contains(offers, offer) {
			offers = append(offers, offer)
		}
	}
	return offers
}

// roundOffers are the round of the nearest row above that says one, and the next.
func (r reader) roundOffers(at int) []string {
	last := 1
	for _, row := range slices.Backward(r.Rows[:at]) {
		if n, ok := r.Whole(row.Round); ok && n > 0 {
			last = n
			break
		}
	}
	offers := []string{strconv.Itoa(last)}
	if last < r.Rounds() {
		offers = append(offers, strconv.Itoa(last+1))
	}
	return offers
}

// amountOffers are what a row can come to, in dollars.
func (r reader) amountOffers(what coal.Reason, at int) []int {
	var all []int
	round, _ := r.Whole(r.Rows[at].Round)
	if it := coal.FindItem(what.Word()); it != nil && it.Sold(r.Solo()) {
		if price := it.Price.On(r.Printed); price > 0 {
			all = append(all, -price)
			if it.Many() {
				all = append(all, -2*price, -3*price)
			}
		}
	}
	c := r.column()
	switch what {
	case coal.Started:
		all = append(all, r.StartCash())
	case coal.Delivered:
		for b := range r.Burros {
			value := r.Figure(r.Burros[b].Value)
			listed := slices.ContainsFunc(c.Entries, func(e coal.Entry) bool { return e.Reason == coal.Delivered && e.Amount == value.Least })
			if r.Filled(r.Burros[b].Value) && value.Known() && !listed {
				all = append(all, value.Least)
			}
		}
	case coal.StruckGold:
		for e := range c.All(sheet.Kind{Reason: coal.Delivered, Round: round}) {
			all = append(all, coal.GoldOf(e.Amount))
		}
	case coal.Washed:
		all = append(all, coal.WashDayBonus)
	case coal.SharesPaid:
		last, _ := r.lastRound()
		for bought := range r.Shares {
			worth := coal.SharePays(bought+1, last)
			if paid := c.Money(sheet.Kind{Reason: coal.SharesBought, Spent: true, Round: bought + 1}); worth > 0 && paid.Least >= coal.SharePrice {
				all = append(all, paid.Least/coal.SharePrice*worth)
			}
		}
	case coal.Baron:
		all = append(all, r.Prizes()...)
	default: // a throw, or a price that is listed
	}
	return all
}
