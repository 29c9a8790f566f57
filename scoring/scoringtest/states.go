package scoringtest

import (
	"reflect"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// Refusal checks that an event breaks a clause and changes nothing, and returns what is
// said of it.
func Refusal(t *testing.T, info *scoring.Info, s scoring.State, e scoring.Event, clause string) *scoring.Violation {
	t.Helper()
	line := strings.Join(append([]string{e.Verb}, e.Args...), " ")
	before := s.Clone()
	v := scoring.Apply(info, s, e)
	switch {
	case v == nil:
		t.Fatalf("%s: legal, should break %s", line, clause)
	case v.Clause != clause:
		t.Errorf("%s: %v; should break %s", line, v, clause)
	case !reflect.DeepEqual(before, s):
		t.Errorf("%s: refused, but something has changed", line)
	}
	return v
}
