package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// reckoned are the rules of what has made the cash in the end.
func (a *auditor) reckoned(w *sheet.Worksheet) {
	a.adds(w, "CW42", w.End.Deliveries, speech.Say("coal.deliveries-total", "player", w.Name), reader.values, rowsOf(coal.Delivered))
	a.adds(w, "CW24", w.End.Shares, speech.Say("coal.shares-total", "player", w.Name), rowsOf(coal.SharesPaid), reader.sharesOwed)
	a.adds(w, "CW43", w.End.Waiting, speech.Say("coal.waiting-total", "player", w.Name), reader.waits)
	a.sums(w, "CW24", reader.sharesTooMany)
	a.sums(w, "CW22", func(r reader) speech.Text {
		shares, cash := r.claimed(w.End.Shares), r.claimed(w.Cash)
		fixed := int(r.Correction(w.Seat, coal.FieldCash) / scoring.Whole(1))
		return audit.Wrong(shares.Least > max(cash.Most, cash.Most-fixed), "coal.shares-above-cash",
			"player", w.Name, "shares", coal.Dollars(shares.Least), "cash", coal.Dollars(cash.Most))
	})
	if a.Solo() {
		return // Tins from Blackjack are no end
	}
	a.sums(w, "CW14", func(r reader) speech.Text {
		delivered, waiting := r.claimed(w.End.Deliveries), r.claimed(w.End.Waiting)
		both := delivered.Least + waiting.Least
		return audit.Wrong(both > a.Richest(), "coal.richer-than-mine",
			"player", w.Name, "worth", coal.Dollars(both), "boxes", a.Printed.Stash, "most", coal.Dollars(a.Richest()))
	})
}

// without7 says whether a seat certainly has no Burro 7.
func (r reader) without7() bool {
	if !r.Solo() {
		return true
	}
	bought, known := r.bonusOf(r.column(), sheet.Kind{Reason: coal.ExtraBurro}, r.Table.Burro7)
	return known && !bought
}

// claimed is a sum that is written down; nothing is known of it where nobody has
// added up.
func (r reader) claimed(p scoring.Place) audit.Span {
	if r.Value(p) == "" {
		return audit.Unknown
	}
	return r.Figure(p)
}

// values adds up what the burros have brought. Without Burro 7 there is nothing of
// it.
func (r reader) values() (sum audit.Sum, known bool) {
	known = true
	for b := range r.Burros {
		n, written := r.Number(r.Burros[b].Value)
		if !written && b == coal.Burro7 {
			written = r.without7()
		}
		sum.Add(n)
		known = known && written
	}
	return sum, known
}

// rowsOf adds the rows up that earn something for a reason, if all of them are
// known.
func rowsOf(why coal.Reason) func(reader) (audit.Sum, bool) {
	return func(r reader) (sum audit.Sum, known bool) {
		c, k := r.column(), sheet.Kind{Reason: why}
		for _, e := range c.Counted() {
			if k.Of(&e) {
				sum.Add(scoring.Whole(e.Amount))
			}
		}
		return sum, c.Complete(k)
	}
}

// sharesOwed adds up what shares pay, round by round.
func (r reader) sharesOwed() (sum audit.Sum, known bool) {
	due, known := r.sharesDue()
	for _, e := range due {
		sum.Add(scoring.Whole(e.Amount))
	}
	return sum, known
}

// waits adds up what waits in the stash.
func (r reader) waits() (sum audit.Sum, known bool) {
	known = true
	for _, m := range coal.Minerals() {
		n := r.Letters(r.Stash, m, sheet.Waiting)
		sum.Add(scoring.Whole(n.Least * m.Value()))
		known = known && n.Known()
	}
	return sum, known
}

// sharesTooMany demands that shares pay what so many of them can.
func (r reader) sharesTooMany() speech.Text {
	paid := r.claimed(r.End.Shares)
	switch {
	case !paid.Known() || paid.Least == 0:
		return ""
	case r.Solo():
		return speech.Say("coal.shares-paid-solo", "player", r.Name, "paid", coal.Dollars(paid.Least))
	case paid.Least%coal.ShareWorth != 0:
		return speech.Say("coal.shares-uneven", "player", r.Name, "paid", coal.Dollars(paid.Least), "each", coal.Dollars(coal.ShareWorth))
	}
	return ""
}
