package judge

import (
	"slices"
	"strconv"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// cards are the rules of the piles (GF50).
func (a *auditor) cards() []audit.Rule {
	all := []audit.Rule{sheet.LegibleTurned()}
	for p := range terms.Pile(terms.Piles) {
		all = append(all,
			a.rule("GF50", func(r reading) speech.Text { return r.noSuchPile(p) }),
			a.rule("GF50", func(r reading) speech.Text {
				n, whole := r.Whole(sheet.PilePlace(p))
				return audit.Wrong(whole && n != a.Piles[p].Sum() && r.undrawn(), "goldfever.wrong-undrawn", "pile", p.Title(), "cards", n, "all", a.Piles[p].Sum())
			}),
		)
	}
	for m := range a.Men {
		all = append(all, a.rule("GF50", func(r reading) speech.Text {
			return audit.Wrong(r.undrawn() && slices.ContainsFunc(a.Sheets[m].Wounds, r.crossed), "goldfever.wrong-wound", "character", a.NameOf(m))
		}))
	}
	return all
}

// noSuchPile says that a pile has no card, though it is shuffled when the last
// one is drawn, or more than all.
func (r reading) noSuchPile(p terms.Pile) speech.Text {
	w, known := r.At(sheet.PilePlace(p))
	n, whole := r.Whole(sheet.PilePlace(p))
	all := r.Piles[p].Sum()
	return audit.Wrong(known && (!whole || n < 1 || n > all), "goldfever.wrong-pile", "pile", p.Title(), "all", all, "word", strconv.Quote(w.Value))
}

// undrawn says whether it is known that no card was ever drawn.
func (r reading) undrawn() bool {
	text, known := r.words(sheet.TurnedPlace)
	return known && text == ""
}
