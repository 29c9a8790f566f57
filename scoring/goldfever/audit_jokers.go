package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// jokers are the rules of jokers (GF8).
func (a *auditor) jokers() []audit.Rule {
	var all []audit.Rule
	for m := range a.men {
		all = append(all,
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

// notDealt says that a character has no joker, or one that there is not.
func (r reading) notDealt(m int) string {
	w, known := r.At(r.sheets[m].joker)
	if known && w.Blank() {
		return fmt.Sprintf("%s has no joker, and each is dealt one.", r.name(m))
	}
	return audit.Sentence(w.Value != "" && w.Value != scoring.Hidden && !slices.Contains(powerWords[:], w.Value),
		"%s has the joker %s, which there is not.", r.name(m), w.Value)
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
