package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
)

// jokers are the rules of jokers (GF8).
func (a *auditor) jokers() []audit.Rule {
	var all []audit.Rule
	for m := range a.Men {
		all = append(all,
			a.LegibleJoker(m),
			a.rule("GF8", func(r reading) string {
				return audit.Sentence(r.Blank(a.Sheets[m].Joker), "%s has no joker, and each is dealt one.", a.NameOf(m)).String()
			}),
			a.rule("GF8", func(r reading) string {
				text, _ := r.words(a.Sheets[m].Joker)
				return audit.Sentence(text != "" && text != scoring.Hidden && r.dies(m),
					"%s is dead, and the joker, which is lost, is not crossed out.", a.NameOf(m)).String()
			}),
		)
	}
	for power := range terms.Power(terms.Powers) {
		all = append(all, a.rule("GF8", func(r reading) string { return r.tooManyJokers(power) }))
	}
	return all
}

// tooManyJokers says that more characters have a joker than there are of it.
func (r reading) tooManyJokers(power terms.Power) string {
	count := 0
	for m := range r.Sheets {
		if r.Value(r.Sheets[m].Joker) == power.String() {
			count++
		}
	}
	return audit.Sentence(count > r.Powers[power], "%d have the joker %s, of which there are %d.", count, power, r.Powers[power]).String()
}
