package scoringtest

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// What a newcomer reads at the buttons in one glance.
const (
	mostSentences = 2
	mostWords     = 18  // of a sentence
	mostLetters   = 120 // of all: four lines beside two buttons, on a phone
)

// checkCoach checks that what a newcomer is told is short, and the same for all forms of a
// verb: once closed, it's closed for all of them.
func checkCoach(t *testing.T, info *scoring.Info) {
	t.Helper()
	type kind struct {
		verb  string
		table bool
	}
	known := map[kind]speech.Text{}
	for i := range info.Verbs {
		v := &info.Verbs[i]
		of := kind{v.Name, v.Actor == scoring.ByTable}
		if line, ok := known[of]; ok && line != v.Coach {
			t.Errorf("newcomers are told two things of %s: %q and %q", v.Name, line, v.Coach)
		}
		known[of] = v.Coach
		if (v.Coach == "") != v.Overrules {
			t.Errorf("verb %s, which overrules: %t, tells newcomers %q", v.Form(), v.Overrules, v.Coach)
		}
		said := v.Coach.String()
		sentences := strings.FieldsFunc(said, func(r rune) bool { return strings.ContainsRune(".?!", r) })
		if len(sentences) > mostSentences || len(said) > mostLetters || said != "" && !strings.ContainsAny(said[len(said)-1:], ".!") {
			t.Errorf("verb %s tells newcomers %d sentences of %d letters, want %d and %d at most, that end as sentences do: %q", v.Form(), len(sentences), len(said), mostSentences, mostLetters, said)
		}
		for _, s := range sentences {
			if n := len(strings.Fields(s)); n > mostWords {
				t.Errorf("verb %s tells newcomers %d words in a sentence, want %d at most: %q", v.Form(), n, mostWords, s)
			}
		}
	}
}

// checkCoached checks that a newcomer is told of whatever may happen now.
func (m *match) checkCoached(prompts []scoring.Prompt) {
	m.t.Helper()
	for i := range prompts {
		if v := m.Game.Info().VerbOf(&prompts[i]); v == nil || v.Coach == "" {
			m.t.Errorf("newcomers are told nothing of %q, %q", prompts[i].Verb, prompts[i].Label)
		}
	}
}
