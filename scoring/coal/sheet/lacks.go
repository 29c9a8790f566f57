package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
)

// Lacks tells somebody who still has dice what they can't buy at the General Store, or why they
// can't go there at all.
func (s View) Lacks(seat int) []scoring.Lack {
	if left := s.Left(&s.Seats[seat]); s.CanWork() != nil || len(left.List()) == 0 {
		return nil
	}
	if s.Pair() == 0 || s.Visited(seat) {
		return s.lack(seat, "coal.the-store", coal.FindItem("varmint"))
	}
	offered := map[string]bool{}
	for _, p := range s.Prompts() {
		if p.Seat == seat && p.Verb == coal.VerbStore {
			offered[p.Args[0].Choices[0]] = true
		}
	}
	var all []scoring.Lack
	for i := range coal.Items {
		if it := &coal.Items[i]; it.Sold(s.Solo()) && !offered[it.Word()] {
			all = append(all, s.lack(seat, it.Title(), it)...)
		}
	}
	return all
}

// lack says why a seat can't buy one of an item, if so. Of Pistols it's the price if there is a
// bandit to scratch.
func (s View) lack(seat int, label speech.Text, it *coal.Item) []scoring.Lack {
	orders := [][]string{nil}
	switch r := it.Reason; {
	case r == coal.Varmint:
		orders = [][]string{{"1+1+1"}}
	case r == coal.Pistols:
		orders = scoring.Each(coal.Burros, func(b int) []string { return []string{coal.BurroID(b)} })
	case r == coal.Blackjack, it.Form == coal.Counted: // a die, or a quantity of one
		orders = [][]string{{"1"}}
	}
	var why *scoring.Violation
	for _, rest := range orders {
		v := scoring.Apply(&Info, s.Clone(), s.visit(seat, it.Word(), "", rest...))
		if v == nil {
			return nil
		}
		if why == nil || v.Clause == "CW22" {
			why = v
		}
	}
	return []scoring.Lack{{Label: label, Owner: scoring.Table, Why: *why}}
}
