package judge

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
)

// reckoned are the rules of what has made the cash in the end.
func (a *auditor) reckoned(w *sheet.Worksheet) {
	a.adds(w, "CW42", w.End.Deliveries, "The deliveries of "+w.Name+" come to", reader.values, rowsOf(coal.Delivered))
	a.adds(w, "CW24", w.End.Shares, "The Railroad Shares of "+w.Name+" pay", rowsOf(coal.SharesPaid), reader.sharesOwed)
	a.adds(w, "CW43", w.End.Waiting, "What waits in the Ore Stash of "+w.Name+" is worth", reader.waits)
	a.sums(w, "CW24", reader.sharesTooMany)
	a.sums(w, "CW22", func(r reader) string {
		shares, cash := r.claimed(w.End.Shares), r.claimed(w.Cash)
		fixed := int(r.Correction(w.Seat, coal.FieldCash) / scoring.Whole(1))
		return audit.Sentence(shares.Least > max(cash.Most, cash.Most-fixed), "The Railroad Shares of %s have paid $%d in the end; cash in hand is $%d, and cannot be less.",
			w.Name, shares.Least, cash.Most).String()
	})
	if a.Solo() {
		return // Tins from Blackjack are no end
	}
	a.sums(w, "CW14", func(r reader) string {
		delivered, waiting := r.claimed(w.End.Deliveries), r.claimed(w.End.Waiting)
		both := delivered.Least + waiting.Least
		return audit.Sentence(both > a.Richest(), "%s has delivered and kept minerals of $%d; the best that %d boxes of the Ore Stash can hold are worth $%d.",
			w.Name, both, a.Printed.Stash, a.Richest()).String()
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
func (r reader) sharesTooMany() string {
	paid := r.claimed(r.End.Shares)
	switch {
	case !paid.Known() || paid.Least == 0:
		return ""
	case r.Solo():
		return fmt.Sprintf("Railroad Shares have paid %s $%d, and are sold in company only.", r.Name, paid.Least)
	case paid.Least%coal.ShareWorth != 0:
		return fmt.Sprintf("Railroad Shares have paid %s $%d; they pay $%d for each round, and that is no number of rounds.", r.Name, paid.Least, coal.ShareWorth)
	}
	return ""
}
