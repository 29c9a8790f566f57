package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/speech"
)

// manyVisits is how often hardly anybody goes Varmint Huntin' in a game: a game has
// about seventy turns, and in one of seven two dice are alike.
const manyVisits = 25

// doubted are doubts about a seat's sheet: turns in which no 1 is thrown are no
// end, so that the clauses set no bound to what a store visited again and again
// can bring (CW6, CW29).
func (a *auditor) doubted(w *sheet.Worksheet) {
	a.doubts = append(a.doubts,
		a.rule(w, "CW29", reader.tooRich), a.rule(w, "CW22", reader.outOfOrder), a.rule(w, "CW22", reader.leftOut))
	if a.Solo() {
		a.doubts = append(a.doubts, a.rule(w, "CW37", reader.pistolBefore))
	}
}

// tooRich doubts cash that takes very many visits of Varmint Huntin'. All else is
// taken for the best that can be: where it is not known what shares have paid,
// that all money was put into them in round 1.
func (r reader) tooRich() speech.Text {
	cash := r.claimed(r.Cash)
	if !cash.Known() || r.Corrected(r.Seat, coal.FieldCash) {
		return ""
	}
	const best = coal.VarmintDice*coal.Faces + coal.VarmintBonus
	deliveries, shares := r.claimed(r.End.Deliveries), r.claimed(r.End.Shares)
	if !deliveries.Known() {
		deliveries = audit.Exactly(r.Richest())
	}
	other := deliveries.Least + coal.GoldOf(deliveries.Least) + coal.WashDayBonus*r.Rounds()
	prize := r.StartCash() + coal.BaronPrize
	var visits int
	switch most := coal.SharePays(1, coal.Rounds); {
	case r.Solo():
		visits = (cash.Least - other - prize + best - 1) / best
	case shares.Known():
		before := cash.Least - shares.Least + coal.SharePrice*shares.Least/most
		visits = (before - other - prize + best - 1) / best
	default:
		visits = (cash.Least*coal.SharePrice/most - other - prize + best - 1) / best
	}
	return audit.Wrong(visits > manyVisits, "coal.too-many-visits", "cash", coal.Dollars(cash.Least), "visits", visits, "best", coal.Dollars(best))
}

// outOfOrder doubts a row that does not stand where its round is: people write a
// row when it happens, but nothing forbids to write one later.
func (r reader) outOfOrder() speech.Text {
	round, loaded := 1, false // as the rows above tell it
	for i := range r.Rows {
		l, is := sheet.RowOf(r.Marks, &r.Rows[i])
		if is != sheet.RowWhole {
			if is == sheet.RowBlank {
				return ""
			}
			round, loaded = 0, false // there is no telling
			continue
		}
		e := &l.Entry
		after := e.Reason == coal.Delivered || e.Reason == coal.SharesPaid || e.Reason == coal.Corrected || earned(e)
		switch known := round > 0; {
		case known && e.Round < round:
			return speech.Say("coal.row-back", "row", i+1, "player", r.Name, "round", e.Round, "above", round)
		case known && e.Round == round && loaded && !after:
			return speech.Say("coal.row-below-delivery", "row", i+1, "player", r.Name, "entry", told(e))
		case known && (e.Round > round+1 || e.Round > round && !loaded):
			return speech.Say("coal.row-too-soon", "row", i+1, "player", r.Name, "round", e.Round, "before", e.Round-1)
		case known && e.Reason != coal.Delivered && earned(e) && e.Reason != coal.SharesPaid && (e.Round != round || !loaded):
			return speech.Say("coal.row-above-delivery", "row", i+1, "player", r.Name, "entry", told(e))
		}
		loaded = e.Reason == coal.Delivered || e.Round == round && loaded
		round = e.Round
	}
	return ""
}

// leftOut doubts a row of which a part is blank, though something stands in it.
func (r reader) leftOut() speech.Text {
	for i := range r.Rows {
		p := &r.Rows[i]
		if filled, known := r.RowNoted(p); !known || !filled {
			continue
		}
		for _, part := range []struct {
			scoring.Place
			says string
		}{{p.Amount, "coal.row-no-amount"}, {p.What, "coal.row-no-reason"}, {p.Round, "coal.row-no-round"}} {
			if r.Blank(part.Place) {
				return speech.Say(part.says, "row", i+1, "player", r.Name)
			}
		}
	}
	return ""
}

// pistolBefore doubts that a Pistol for Burro 7 was paid for above its purchase.
func (r reader) pistolBefore() speech.Text {
	if r.Crosses(r.Burros[coal.Burro7].Bandits).Least == 0 {
		return ""
	}
	others, spent := r.scratchedBut7(), 0
	for i := range r.Rows {
		l, is := sheet.RowOf(r.Marks, &r.Rows[i])
		switch {
		case is != sheet.RowWhole:
		case l.Reason == coal.ExtraBurro:
			return audit.Wrong(spent > coal.PistolPrice*others.Most, "coal.pistols-above-burro-7",
				"player", r.Name, "paid", coal.Dollars(spent), "bandits", sheet.Some(others.Most, "coal.some-scratched", "coal.none-scratched"))
		case l.Reason == coal.Pistols:
			spent -= l.Entry.Amount
		}
	}
	return ""
}
