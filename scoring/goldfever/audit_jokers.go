package goldfever

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// jokers are the rules of jokers (GF8).
func (a *auditor) jokers() []audit.Rule {
	var all []audit.Rule
	for m := range a.men {
		all = append(all,
			audit.Legible("GF8", a.sheets[m].joker, func(w scoring.Written) string {
				known := w.Value == "" || w.Value == scoring.Hidden || slices.Contains(powerWords[:], w.Value)
				return audit.Sentence(!known, "Which joker of %s is %q?", a.name(m), w.Value)
			}),
			a.rule("GF8", func(r reading) string { return r.notDealt(m) }),
			a.rule("GF8", func(r reading) string {
				text, _ := r.words(a.sheets[m].joker)
				return audit.Sentence(text != "" && text != scoring.Hidden && r.dies(m),
					"%s is dead, and the joker, which is lost, is not crossed out.", a.name(m))
			}),
		)
	}
	for power := range Power(Powers) {
		all = append(all, a.rule("GF8", func(r reading) string { return r.tooManyJokers(power) }))
	}
	return all
}

// notDealt says that a character has no joker.
func (r reading) notDealt(m int) string {
	return audit.Sentence(r.Blank(r.sheets[m].joker), "%s has no joker, and each is dealt one.", r.name(m))
}

// tooManyJokers says that more characters have a joker than there are of it.
func (r reading) tooManyJokers(power Power) string {
	count := 0
	for m := range r.sheets {
		if r.Value(r.sheets[m].joker) == power.String() {
			count++
		}
	}
	return audit.Sentence(count > r.powers[power], "%d have the joker %s, of which there are %d.", count, power, r.powers[power])
}
