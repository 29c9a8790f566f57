package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// cards are the rules of the piles (GF50).
func (a *auditor) cards() []audit.Rule {
	all := []audit.Rule{audit.Legible("GF50", turnedPlace, noSuchCard)}
	for p := range Pile(Piles) {
		all = append(all,
			a.rule("GF50", func(r reading) string { return r.noSuchPile(p) }),
			a.rule("GF50", func(r reading) string {
				n, whole := r.Whole(pilePlace(p))
				return audit.Sentence(whole && n != a.piles[p].sum() && r.undrawn(),
					"No card was drawn, and the %s pile has %d of %d.", p, n, a.piles[p].sum())
			}),
		)
	}
	for m := range a.men {
		all = append(all, a.rule("GF50", func(r reading) string {
			return audit.Sentence(r.undrawn() && slices.ContainsFunc(a.sheets[m].wounds, r.crossed),
				"No card was drawn, and %s has a wound.", a.name(m))
		}))
	}
	return all
}

// noSuchCard asks which card the last one was.
func noSuchCard(w scoring.Written) string {
	known := slices.Contains(hitWords, w.Value) || slices.Contains(panicWords, w.Value)
	return audit.Sentence(w.Value != "" && !known, "Which card says %q?", w.Value)
}

// noSuchPile says that a pile has no card, though it is shuffled when the last
// one is drawn, or more than all.
func (r reading) noSuchPile(p Pile) string {
	w, known := r.At(pilePlace(p))
	n, whole := r.Whole(pilePlace(p))
	all := r.piles[p].sum()
	return audit.Sentence(known && (!whole || n < 1 || n > all), "The %s pile has 1 to %d cards, not %q.", p, all, w.Value)
}

// undrawn says whether it is known that no card was ever drawn.
func (r reading) undrawn() bool {
	text, known := r.words(turnedPlace)
	return known && text == ""
}
