package coal

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// manyVisits is how often hardly anybody goes Varmint Huntin' in a game: a game has
// about seventy turns, and in one of seven two dice are alike.
const manyVisits = 25

// doubted are doubts about a seat's sheet: turns in which no 1 is thrown are no
// end, so that the clauses set no bound to what a store visited again and again
// can bring (CW6, CW29).
func (a *auditor) doubted(w *worksheet) {
	a.doubt(w, "CW29", reader.tooRich)
	a.doubt(w, "CW22", reader.outOfOrder)
	a.doubt(w, "CW22", reader.leftOut)
	if a.solo() {
		a.doubt(w, "CW37", reader.pistolBefore)
	}
}

// tooRich doubts cash that takes very many visits of Varmint Huntin'. All else is
// taken for the best that can be: where it is not known what shares have paid,
// that all money was put into them in round 1.
func (r reader) tooRich() string {
	cash := r.claimed(r.cash)
	if !cash.Known() || r.Corrected(r.seat, fieldCash) {
		return ""
	}
	const best = varmintDice*Faces + VarmintBonus
	deliveries, shares := r.claimed(r.end.deliveries), r.claimed(r.end.shares)
	if !deliveries.Known() {
		deliveries = audit.Exactly(r.richest())
	}
	other := deliveries.Least + goldOf(deliveries.Least) + WashDayBonus*r.rounds()
	prize := r.startCash() + BaronPrize
	var visits int
	switch most := shareWorth(1, Rounds); {
	case r.solo():
		visits = (cash.Least - other - prize + best - 1) / best
	case shares.Known():
		before := cash.Least - shares.Least + sharePrice*shares.Least/most
		visits = (before - other - prize + best - 1) / best
	default:
		visits = (cash.Least*sharePrice/most - other - prize + best - 1) / best
	}
	return audit.Sentence(visits > manyVisits, "Cash of $%d takes at least %d visits of Varmint Huntin' that bring the most of all, $%d.", cash.Least, visits, best)
}

// outOfOrder doubts a row that does not stand where its round is: people write a
// row when it happens, but nothing forbids to write one later.
func (r reader) outOfOrder() string {
	round, loaded := 1, false // as the rows above tell it
	for i := range r.rows {
		l, is := r.row(&r.rows[i])
		if is != rowWhole {
			if is == rowBlank {
				return ""
			}
			round, loaded = 0, false // there is no telling
			continue
		}
		e := &l.entry
		after := e.reason == delivered || e.reason == sharesPaid || e.reason == corrected || e.earned()
		switch known := round > 0; {
		case known && e.round < round:
			return fmt.Sprintf("Row %d of %s's cash column is of round %d, below a row of round %d.", i+1, r.name, e.round, round)
		case known && e.round == round && loaded && !after:
			return fmt.Sprintf("Row %d of %s's cash column has %s, below the delivery of that round.", i+1, r.name, e.told())
		case known && (e.round > round+1 || e.round > round && !loaded):
			return fmt.Sprintf("Row %d of %s's cash column is of round %d, and no row above it has the delivery of round %d.", i+1, r.name, e.round, e.round-1)
		case known && e.reason != delivered && e.earned() && e.reason != sharesPaid && (e.round != round || !loaded):
			return fmt.Sprintf("Row %d of %s's cash column has %s, above the delivery of that round.", i+1, r.name, e.told())
		}
		loaded = e.reason == delivered || e.round == round && loaded
		round = e.round
	}
	return ""
}

// leftOut doubts a row of which a part is blank, though something stands in it.
func (r reader) leftOut() string {
	for i := range r.rows {
		p := &r.rows[i]
		if filled, known := r.filledRow(p); !known || !filled {
			continue
		}
		for _, part := range []struct {
			scoring.Place
			says string
		}{{p.amount, "no amount"}, {p.what, "nothing that it is for"}, {p.round, "no round"}} {
			if r.Blank(part.Place) {
				return fmt.Sprintf("Row %d of %s's cash column has %s.", i+1, r.name, part.says)
			}
		}
	}
	return ""
}

// pistolBefore doubts that a Pistol for Burro 7 was paid for above its purchase.
func (r reader) pistolBefore() string {
	if r.Crosses(r.burros[burro7].bandits).Least == 0 {
		return ""
	}
	others, spent := r.scratchedBut7(), 0
	for i := range r.rows {
		l, is := r.row(&r.rows[i])
		switch {
		case is != rowWhole:
		case l.reason == extraBurro:
			return audit.Sentence(spent > pistolPrice*others.Most,
				"%s has paid $%d for Pistols above the row of Burro 7, and %s of the other burros scratched.", r.name, spent, some(others.Most, "bandit is", "bandits are"))
		case l.reason == pistols:
			spent -= l.entry.amount
		}
	}
	return ""
}
