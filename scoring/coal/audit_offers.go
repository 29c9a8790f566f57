package coal

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
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
	w := &a.sheets[p.Owner]
	at := slices.IndexFunc(w.rows, func(row rowPlaces) bool { return row.round == p || row.amount == p })
	if at < 0 || s.Filled(p) || s.Value(w.rows[at].what) == "" {
		return nil
	}
	r := reader{s, a, w}
	what := slices.Index(scoring.Each(len(reasons), func(i int) string { return reason(i).word() }), s.Value(w.rows[at].what))
	if what < 0 {
		return nil
	}
	if p == w.rows[at].round {
		return r.roundOffers(at)
	}
	var offers []string
	for _, dollars := range r.amountOffers(reason(what), at) {
		if offer := strconv.Itoa(dollars); len(offers) < mostOffers && !slices.Contains(offers, offer) {
			offers = append(offers, offer)
		}
	}
	return offers
}

// roundOffers are the round of the nearest row above that says one, and the next.
func (r reader) roundOffers(at int) []string {
	last := 1
	for _, row := range slices.Backward(r.rows[:at]) {
		if n, ok := r.Whole(row.round); ok && n > 0 {
			last = n
			break
		}
	}
	offers := []string{strconv.Itoa(last)}
	if last < r.rounds() {
		offers = append(offers, strconv.Itoa(last+1))
	}
	return offers
}

// amountOffers are what a row can come to, in dollars.
func (r reader) amountOffers(what reason, at int) []int {
	var all []int
	round, _ := r.Whole(r.rows[at].round)
	if it := findItem(what.word()); it != nil && it.sold(r.solo()) {
		if price := it.price.on(r.sheet); price > 0 {
			all = append(all, -price)
			if it.many() {
				all = append(all, -2*price, -3*price)
			}
		}
	}
	c := r.column()
	switch what {
	case started:
		all = append(all, r.startCash())
	case delivered:
		for b := range r.burros {
			value := r.figure(r.burros[b].value)
			listed := slices.ContainsFunc(c.entries, func(e entry) bool { return e.reason == delivered && e.amount == value.Least })
			if r.Filled(r.burros[b].value) && value.Known() && !listed {
				all = append(all, value.Least)
			}
		}
	case struckGold:
		for e := range c.all(kind{reason: delivered, round: round}) {
			all = append(all, goldOf(e.amount))
		}
	case washed:
		all = append(all, WashDayBonus)
	case sharesPaid:
		last, _ := r.lastRound()
		for bought := range r.shares {
			worth := shareWorth(bought+1, last)
			if paid := c.money(kind{reason: sharesBought, spent: true, round: bought + 1}); worth > 0 && paid.Least >= sharePrice {
				all = append(all, paid.Least/sharePrice*worth)
			}
		}
	case baron:
		all = append(all, r.prizes()...)
	default: // a throw, or a price that is listed
	}
	return all
}
