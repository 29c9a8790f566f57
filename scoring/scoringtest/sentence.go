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
	verb := m.Game.Info().Form(e)
	for i, a := range verb.Args {
		if a.Secret == scoring.Open || i >= len(hidden.Args) {
			continue
		}
		for n := i; n < len(hidden.Args) && (n == i || a.Kind == scoring.Counts); n++ {
			hidden.Args[n] = scoring.Hidden
		}
	}
	names, _ := m.state.(scoring.Namer)
	for _, told := range []scoring.Event{e, hidden} {
		who := "Zoë"
		sentence := verb.Sentence(names, who, told)
		deed, of := verb.Called(names, who, told)
		m.says(sentence, deed, of)
		if sentence == "" || deed == "" {
			m.t.Errorf("nothing is told of %s: %q, %q", describe(told), sentence, deed)
		}
		for _, said := range []string{sentence.String(), deed.String(), of.String()} {
			if found := raw.FindString(said); found != "" {
				m.t.Errorf("%s: %q is told with %q", describe(told), said, found)
			}
		}
		if strings.Contains(sentence.String(), who) != slices.Contains(verb.Tells.Placeholders(), "who") {
			m.t.Errorf("%s: %q is not told of %s", describe(told), sentence, who)
		}
	}
}
