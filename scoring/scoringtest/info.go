package scoringtest

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// checkInfo checks that all that a game says of itself is there: what people read
// about its clauses and verbs, and the clauses that verbs and options name.
func checkInfo(t *testing.T, info *scoring.Info) {
	t.Helper()
	if info.ID == "" || info.Title == "" || info.DataWord == "" || info.Data == "" || len(info.Ends) == 0 {
		t.Errorf("something is missing in Info: id %q, title %q, %s %q, ends %q", info.ID, info.Title, info.DataWord, info.Data, info.Ends)
	}
	known := map[string]bool{}
	for _, c := range info.Clauses {
		if known[c.Number] || c.Text == "" || c.Mark == "" {
			t.Errorf("clause %s is there twice, or has no text or mark: %+v", c.Number, c)
		}
		known[c.Number] = true
	}
	for _, v := range info.Verbs {
		if !known[v.Clause] {
			t.Errorf("verb %s has no clause %q", v.Name, v.Clause)
		}
		if v.Help == "" || !slices.Contains(strings.Fields(v.Example), v.Name) {
			t.Errorf("verb %s is without help, or has no example of it: %q, %q", v.Name, v.Help, v.Example)
		}
		if v.Do == "" || v.Tells == "" || v.Deed == "" {
			t.Errorf("verb %s does not say what there is to do, or was done: %q, %q, %q", v.Form(), v.Do, v.Tells, v.Deed)
		}
		if slices.Contains(v.Tells.Placeholders(), "who") == (v.Actor == scoring.ByTable) {
			t.Errorf("verb %s tells of the wrong one: %q", v.Form(), v.Tells)
		}
		for _, a := range v.Args {
			if title := info.ArgTitle(a.Name); a.Name != "" && word.MatchString(Outside(speech.Pseudo.Of(title))) {
				t.Errorf("verb %s: what people call %q is in no message", v.Form(), a.Name)
			}
			checkDevice(t, info, v.Name, a)
		}
	}
	checkCoach(t, info)
	for _, o := range info.Options {
		if !known[o.Clause] || o.Title == "" || o.Label == "" || len(o.Choices) > 0 && !slices.Contains(o.Choices, o.Default) {
			t.Errorf("option %s has no clause %q, no title or label, or a default that is no choice: %+v", o.Name, o.Clause, o)
		}
	}
}
