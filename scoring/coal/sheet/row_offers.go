package sheet

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
)

// mostOffers is how many numbers are proposed for a place: as many as a thumb finds
// at a glance.
const mostOffers = 4

// Offers are what the rules propose for the round and the amount of a row of the cash
// column that says what it is for: the round before it goes on or has ended, and the
// amount is a price or what the sheet earns.
func (a *Paper) Offers(s *audit.Sheet, p scoring.Place) []string {
	if p.Owner == scoring.Table {
		return nil
	}
	w := &a.Sheets[p.Owner]
	at := slices.IndexFunc(w.Rows, func(row RowPlaces) bool { return row.Round == p || row.Amount == p })
	if at < 0 || s.Filled(p) || s.Value(w.Rows[at].What) == "" {
		return nil
	}
	what := slices.Index(scoring.Each(len(coal.Reasons), func(i int) string { return coal.Reason(i).Word() }), s.Value(w.Rows[at].What))
	if what < 0 {
		return nil
	}
	if p == w.Rows[at].Round {
		return a.roundOffers(On(s), w.Rows[:at])
	}
	var offers []string
	for _, dollars := range a.amountOffers(On(s), w, coal.Reason(what), at) {
		if offer := strconv.Itoa(dollars); len(offers) < mostOffers && !slices.Contains(offers, offer) {
			offers = append(offers, offer)
		}
	}
	return offers
}

// roundOffers are the round of the nearest of the rows above that says one, and the next.
func (a *Paper) roundOffers(r Marks, above []RowPlaces) []string {
	last := 1
	for _, row := range slices.Backward(above) {
		if n, ok := r.Whole(row.Round); ok && n > 0 {
			last = n
			break
		}
	}
	offers := []string{strconv.Itoa(last)}
	if last < a.Rounds() {
		offers = append(offers, strconv.Itoa(last+1))
	}
	return offers
}

// amountOffers are what a row can come to, in dollars.
func (a *Paper) amountOffers(r Marks, w *Worksheet, what coal.Reason, at int) []int {
	var all []int
	round, _ := r.Whole(w.Rows[at].Round)
	if it := coal.FindItem(what.Word()); it != nil && it.Sold(a.Solo()) {
		if price := it.Price.On(a.Printed); price > 0 {
			all = append(all, -price)
			if it.Many() {
				all = append(all, -2*price, -3*price)
			}
		}
	}
	c := ColumnOf(r, w)
	switch what {
	case coal.Started:
		all = append(all, a.StartCash())
	case coal.Delivered:
		for b := range w.Burros {
			value := r.Figure(w.Burros[b].Value)
			listed := slices.ContainsFunc(c.Entries, func(e coal.Entry) bool { return e.Reason == coal.Delivered && e.Amount == value.Least })
			if r.Filled(w.Burros[b].Value) && value.Known() && !listed {
				all = append(all, value.Least)
			}
		}
	case coal.StruckGold:
		for e := range c.All(Kind{Reason: coal.Delivered, Round: round}) {
			all = append(all, coal.GoldOf(e.Amount))
		}
	case coal.Washed:
		all = append(all, coal.WashDayBonus)
	case coal.SharesPaid:
		last, _ := a.LastRound(r)
		for bought := range w.Shares {
			worth := coal.SharePays(bought+1, last)
			if paid := c.Money(Kind{Reason: coal.SharesBought, Spent: true, Round: bought + 1}); worth > 0 && paid.Least >= coal.SharePrice {
				all = append(all, paid.Least/coal.SharePrice*worth)
			}
		}
	case coal.Baron:
		all = append(all, a.Prizes()...)
	default: // a throw, or a price that is listed
	}
	return all
}
