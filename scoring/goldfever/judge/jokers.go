package judge

import (
	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// jokers are the rules of jokers (GF8).
func (a *auditor) jokers() []audit.Rule {
	var all []audit.Rule
	for m := range a.Men {
		all = append(all,
			a.LegibleJoker(m),
			a.rule("GF8", func(r reading) speech.Text {
				return audit.Wrong(r.Blank(a.Sheets[m].Joker), "goldfever.wrong-no-joker", "character", a.NameOf(m))
			}),
			a.rule("GF8", func(r reading) speech.Text {
				text, _ := r.words(a.Sheets[m].Joker)
				return audit.Wrong(text != "" && text != scoring.Hidden && r.dies(m), "goldfever.wrong-dead-joker", "character", a.NameOf(m))
			}),
		)
	}
	for power := range terms.Power(terms.Powers) {
		all = append(all, a.rule("GF8", func(r reading) speech.Text { return r.tooManyJokers(power) }))
	}
	return all
}

// tooManyJokers says that more characters have a joker than there are of it.
func (r reading) tooManyJokers(power terms.Power) speech.Text {
	count := 0
	for m := range r.Sheets {
		if r.Value(r.Sheets[m].Joker) == power.String() {
			count++
		}
	}
	return audit.Wrong(count > r.Powers[power], "goldfever.wrong-jokers", "count", count, "joker", terms.PowerTitle(power.String()), "n", r.Powers[power])
}
