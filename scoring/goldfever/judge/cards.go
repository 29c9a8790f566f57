package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// cards are the rules of the piles (GF50).
func (a *auditor) cards() []audit.Rule {
	all := []audit.Rule{sheet.LegibleTurned()}
	for p := range terms.Pile(terms.Piles) {
		all = append(all,
			a.rule("GF50", func(r reading) string { return r.noSuchPile(p) }),
			a.rule("GF50", func(r reading) string {
				n, whole := r.Whole(sheet.PilePlace(p))
				return audit.Sentence(whole && n != a.Piles[p].Sum() && r.undrawn(),
					"No card was drawn, and the %s pile has %d of %d.", p, n, a.Piles[p].Sum()).String()
			}),
		)
	}
	for m := range a.Men {
		all = append(all, a.rule("GF50", func(r reading) string {
			return audit.Sentence(r.undrawn() && slices.ContainsFunc(a.Sheets[m].Wounds, r.crossed),
				"No card was drawn, and %s has a wound.", a.NameOf(m)).String()
		}))
	}
	return all
}

// noSuchPile says that a pile has no card, though it is shuffled when the last
// one is drawn, or more than all.
func (r reading) noSuchPile(p terms.Pile) string {
	w, known := r.At(sheet.PilePlace(p))
	n, whole := r.Whole(sheet.PilePlace(p))
	all := r.Piles[p].Sum()
	return audit.Sentence(known && (!whole || n < 1 || n > all), "The %s pile has 1 to %d cards, not %q.", p, all, w.Value).String()
}

// undrawn says whether it is known that no card was ever drawn.
func (r reading) undrawn() bool {
	text, known := r.words(sheet.TurnedPlace)
	return known && text == ""
}
