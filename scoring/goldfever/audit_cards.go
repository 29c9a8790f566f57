package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// pilePlace is where the cards of a pile are counted.
func pilePlace(p Pile) scoring.Place { return scoring.Place{Owner: scoring.Table, Cell: pileCell(p)} }

// cards are the conditions of the piles (GF50).
func (a *auditor) cards() []scoring.Condition {
	all := []scoring.Condition{demand("GF50", noSuchCard, turnedPlace)}
	for p := range Pile(Piles) {
		all = append(all, a.noSuchPile(p), a.drawnFrom(p))
	}
	for m := range a.men {
		all = append(all, a.hurtByNothing(m))
	}
	return all
}

// noSuchCard says that the last card is none of a pile.
func noSuchCard(f scoring.Filled) string {
	text, _ := wordsAt(f, turnedPlace)
	if text == "" || slices.Contains(hitWords, text) || slices.Contains(panicWords, text) {
		return ""
	}
	return fmt.Sprintf("No card says %s.", text)
}

// noSuchPile demands that a pile has one card at the least, as it is shuffled
// when the last one is drawn, and no more than all.
func (a *auditor) noSuchPile(p Pile) scoring.Condition {
	place := pilePlace(p)
	return demand("GF50", func(f scoring.Filled) string {
		w, known := f[place]
		n, whole := wholeAt(f, place)
		if !known || whole && n >= 1 && n <= a.piles[p].sum() {
			return ""
		}
		return fmt.Sprintf("The %s pile has 1 to %d cards, not %q.", p, a.piles[p].sum(), w.Value)
	}, place)
}

// undrawn says whether it is known that no card was ever drawn.
func undrawn(f scoring.Filled) bool {
	text, known := wordsAt(f, turnedPlace)
	return known && text == ""
}

// drawnFrom demands that cards are missing only where one was drawn.
func (a *auditor) drawnFrom(p Pile) scoring.Condition {
	place := pilePlace(p)
	return demand("GF50", func(f scoring.Filled) string {
		n, whole := wholeAt(f, place)
		if !undrawn(f) || !whole || n == a.piles[p].sum() {
			return ""
		}
		return fmt.Sprintf("No card was drawn, and the %s pile has %d of %d.", p, n, a.piles[p].sum())
	}, turnedPlace, place)
}

// hurtByNothing demands that a card was drawn where somebody has a wound.
func (a *auditor) hurtByNothing(m int) scoring.Condition {
	wounds := a.sheets[m].wounds[:]
	return demand("GF50", func(f scoring.Filled) string {
		crossed := func(p scoring.Place) bool { return f[p].Struck }
		if !undrawn(f) || !slices.ContainsFunc(wounds, crossed) {
			return ""
		}
		return fmt.Sprintf("No card was drawn, and %s has a wound.", a.name(m))
	}, append(wounds, turnedPlace)...)
}
