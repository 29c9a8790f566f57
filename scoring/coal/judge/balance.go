package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// balance are the rules of what is in hand after each row of the cash column: as
// much as after the row before, and what the row says. That is where columns slip.
func (a *auditor) balance(w *sheet.Worksheet) {
	for i := range w.Rows {
		a.adds(w, "CW22", w.Rows[i].Hand, speech.Say("coal.hand-after-row", "row", i+1, "player", w.Name), func(r reader) (audit.Sum, bool) {
			if r.Value(w.Rows[i].Hand) == "" {
				return audit.Sum{}, false // nobody has added up
			}
			return r.handAfter(i)
		}, overruled(func(r reader) (audit.Sum, bool) { return r.handAfter(i) }))
	}
	a.demand(w, "CW22", reader.overdrawn)
	fixes := scoring.Place{Owner: w.Seat, Cell: scoring.CorrectionCell(coal.FieldCash)}
	a.adds(w, scoring.CorrectionClause, fixes, speech.Say("coal.corrections-total", "player", w.Name), reader.fixes)
	a.adds(w, "CW43", w.Cash, speech.Say("coal.final-cash", "player", w.Name), reader.lastHand, overruled(reader.lastHand), reader.allRows)
}

// fixes adds up the rows of corrections. Without any the table has made no row of
// them.
func (r reader) fixes() (sum audit.Sum, known bool) {
	c := r.column()
	for _, e := range c.Counted() {
		if e.Reason == coal.Corrected {
			sum.Add(scoring.Whole(e.Amount))
			known = true
		}
	}
	return sum, known && c.Complete(sheet.Kind{Reason: coal.Corrected}) && c.Complete(sheet.Kind{Reason: coal.Corrected, Spent: true})
}

// overruled adds what the table has corrected, and has no row for (LG5).
func overruled(add func(reader) (audit.Sum, bool)) func(reader) (audit.Sum, bool) {
	return func(r reader) (audit.Sum, bool) {
		fixed := r.Correction(r.Seat, coal.FieldCash)
		if fixed == 0 {
			return audit.Sum{}, false
		}
		sum, known := add(r)
		sum.Add(fixed)
		return sum, known
	}
}

// overdrawn demands that there is never less than nothing in hand.
func (r reader) overdrawn() speech.Text {
	for i := range r.Rows {
		if n, ok := r.hand(i); ok && n < 0 {
			return speech.Say("coal.below-zero", "row", i+1, "player", r.Name, "cash", speech.Money(n))
		}
	}
	return ""
}

// adds demands of a sum of a seat what [audit.Adds] does. A sum that is blank is
// one that nobody has added up.
func (a *auditor) adds(w *sheet.Worksheet, clause string, total scoring.Place, what speech.Text, ways ...func(reader) (audit.Sum, bool)) {
	a.rules = append(a.rules, audit.Adds(clause, total, what, scoring.Each(len(ways), func(i int) audit.Way {
		return func(s *audit.Sheet) (audit.Sum, bool) {
			if s.Value(total) == "" {
				return audit.Sum{}, false
			}
			return ways[i](reader{sheet.On(s), a, w})
		}
	})...))
}

// handAfter adds a row to the nearest balance above it that is written down.
func (r reader) handAfter(row int) (sum audit.Sum, known bool) {
	var terms []scoring.Tenths
	for i := row; i >= 0; i-- {
		amount, written := r.At(r.Rows[i].Amount)
		dollars, ok := sheet.DollarsOf(amount)
		if !written || !ok {
			return sum, false
		}
		terms = append(terms, scoring.Whole(dollars))
		if i == 0 {
			break
		}
		if before, ok := r.hand(i - 1); ok {
			terms = append(terms, before)
			break
		}
	}
	for _, t := range slices.Backward(terms) {
		sum.Add(t)
	}
	return sum, true
}

// hand is the balance that is written beside a row, if it is.
func (r reader) hand(row int) (scoring.Tenths, bool) {
	p := r.Rows[row].Hand
	n, ok := r.Number(p)
	return n, ok && r.Value(p) != ""
}

// lastHand is the balance of the last row: as it is written down, or from the
// nearest one above it.
func (r reader) lastHand() (sum audit.Sum, known bool) {
	for i := range len(r.Rows) - 1 {
		filled, told := r.RowNoted(&r.Rows[i])
		below, also := r.RowNoted(&r.Rows[i+1])
		switch hand, written := r.hand(i); {
		case !told || !filled || !also || below:
		case written:
			return audit.Sum{Total: hand}, true
		default:
			return r.handAfter(i)
		}
	}
	return sum, false
}

// allRows adds the whole cash column up.
func (r reader) allRows() (sum audit.Sum, known bool) {
	c := r.column()
	for _, e := range c.Counted() {
		sum.Add(scoring.Whole(e.Amount))
	}
	for _, l := range c.Unclear() {
		sum.Add(scoring.Whole(l.Entry.Amount))
	}
	if fixed := r.unlisted(c); fixed != 0 {
		sum.Add(scoring.Whole(fixed))
	}
	return sum, c.Added()
}
