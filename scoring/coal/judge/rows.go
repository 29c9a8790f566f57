package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// cashColumn are the rules of the cash column by itself.
func (a *auditor) cashColumn(w *sheet.Worksheet) {
	a.gapless("CW22", len(w.Rows), func(r reader, i int) (filled, known bool) { return r.RowNoted(&w.Rows[i]) }, func(gap, behind int) speech.Text {
		return speech.Say("coal.row-gap", "row", gap, "player", w.Name, "below", behind)
	})
	for r := range coal.Unsaid {
		a.priced(w, r)
	}
	a.once(w)
	a.balance(w)
	a.demand(w, "CW28", reader.overfull)
}

// priced demands that amounts are such as their reason can have.
func (a *auditor) priced(w *sheet.Worksheet, r coal.Reason) {
	a.demand(w, r.Clause(), func(of reader) speech.Text {
		c := of.column()
		for i := range c.Entries {
			if e := &c.Entries[i]; e.Reason == r && !a.Possible(e) {
				return a.unpriced(w, e)
			}
		}
		for i := range c.Loose {
			if l := &c.Loose[i]; l.WhatKnown && l.AmountKnown && l.Reason == r && !a.Possible(early(l)) {
				return a.unpriced(w, &l.Entry)
			}
		}
		return ""
	})
}

// early is the row in the first round, where its own is not known: no reason has
// fewer amounts in a later one.
func early(l *sheet.LooseRow) *coal.Entry {
	e := l.Entry
	if !l.RoundKnown {
		e.Round = 1
	}
	return &e
}

// unpriced tells an entry that cannot be.
func (a *auditor) unpriced(w *sheet.Worksheet, e *coal.Entry) speech.Text {
	says := "coal.row-wrong-amount"
	if it := coal.FindItem(e.Reason.Word()); it != nil && !it.Sold(a.Solo()) {
		says = "coal.row-company-only"
		if it.ForSolo() {
			says = "coal.row-solo-only"
		}
	}
	return speech.Say(says, "row", e.Number, "player", w.Name, "entry", told(e))
}

// overfull demands that no delivery is worth what takes Tack and Harness, without
// it.
func (r reader) overfull() speech.Text {
	c := r.column()
	if owned, known := r.harnessed(c); owned || !known {
		return ""
	}
	for e := range c.All(sheet.Kind{Reason: coal.Delivered}) {
		if !r.Deliverable(coal.Slots, e.Amount) {
			return speech.Say("coal.row-too-rich", "row", e.Number, "player", r.Name, "entry", told(e), "slots", coal.Slots)
		}
	}
	return ""
}

// harnessed says whether a seat has Tack and Harness, by its box or by the cash
// column.
func (r reader) harnessed(c *sheet.Column) (yes, known bool) {
	if yes, known = r.Crossed(r.Tack); known {
		return yes, known
	}
	return r.paidFor(c, sheet.Kind{Reason: coal.Harness})
}

// paidFor says whether something was bought that has a price, by the cash column.
func (r reader) paidFor(c *sheet.Column, k sheet.Kind) (yes, known bool) {
	if coal.FindItem(k.Word()).Price.On(r.Printed) == 0 {
		return false, false
	}
	k.Spent = true
	n := c.Counts(k)
	return n.Least > 0, n.Least > 0 || n.Most == 0
}

// bonusOf says whether a seat has bought a bonus of a round, by the General Store's
// sheet or by the cash column.
func (r reader) bonusOf(c *sheet.Column, k sheet.Kind, cell scoring.Place) (yes, known bool) {
	if yes, known = r.named(cell, r.Seat); known {
		return yes, known
	}
	return r.paidFor(c, k)
}

// once demands that what happens once, or once a round, has one row.
func (a *auditor) once(w *sheet.Worksheet) {
	const aGame, aRound = false, true
	for _, row := range []struct {
		sheet.Kind
		aRound bool
	}{
		{sheet.Kind{Reason: coal.Started}, aGame},
		{sheet.Kind{Reason: coal.Delivered}, aRound},
		{sheet.Kind{Reason: coal.Baron}, aGame},
		{sheet.Kind{Reason: coal.StruckGold}, aRound},
		{sheet.Kind{Reason: coal.StruckGold, Spent: true}, aRound},
		{sheet.Kind{Reason: coal.Washed}, aRound},
		{sheet.Kind{Reason: coal.Washed, Spent: true}, aRound},
		{sheet.Kind{Reason: coal.Harness, Spent: true}, aGame},
		{sheet.Kind{Reason: coal.ExtraBurro, Spent: true}, aGame},
	} {
		a.demand(w, row.Clause(), func(r reader) speech.Text {
			var rows [coal.MaxRounds + 1]int // by round, or all in the first
			for e := range r.column().All(row.Kind) {
				rows[scoring.When(row.aRound, e.Round)]++
			}
			return audit.Wrong(slices.Max(rows[:]) > 1, "coal.row-twice", "player", w.Name, "item", row.Title())
		})
	}
}
