package scoringtest

import (
	"regexp"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// raw is what ledgers write and people do not say: a word with a number after a hyphen
// or a joint of words, dice with a plus, what is hidden, and a part that was left open.
var raw = regexp.MustCompile(`\b[a-z]+-[0-9a-z]|[0-9]\+[0-9]|\?|[{}\[\]_]|  | [,.:;]|[,:;]$| $`)

// checkSentence checks that an event is told as people would, with all secrets and
// without.
func (m *match) checkSentence(e scoring.Event) {
	m.t.Helper()
	hidden := e
	hidden.Args = slices.Clone(e.Args)
	verbs := m.Game.Info().Verbs
	at := slices.IndexFunc(verbs, func(v scoring.Verb) bool {
		return v.Name == e.Verb && (v.Actor == scoring.ByTable) == (e.Seat == scoring.Table) && scoring.HasWords(v.Args, e.Args)
	})
	for i, a := range verbs[at].Args {
		if a.Secret == scoring.Open || i >= len(hidden.Args) {
			continue
		}
		for n := i; n < len(hidden.Args) && (n == i || a.Kind == scoring.Counts); n++ {
			hidden.Args[n] = scoring.Hidden
		}
	}
	for _, told := range []scoring.Event{e, hidden} {
		who := "Zoë"
		sentence := scoring.Sentence(m.Game.Info(), m.state, who, told)
		deed, of := scoring.Deed(m.Game.Info(), m.state, who, told)
		if sentence == "" || deed == "" {
			m.t.Errorf("nothing is told of %s: %q, %q", describe(told), sentence, deed)
		}
		for _, said := range []string{sentence, deed, of} {
			if found := raw.FindString(said); found != "" {
				m.t.Errorf("%s: %q is told with %q", describe(told), said, found)
			}
		}
		if strings.Contains(sentence, who) != strings.Contains(verbs[at].Tells, "{who}") {
			m.t.Errorf("%s: %q is not told of %s", describe(told), sentence, who)
		}
	}
}
