package scoringtest

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// Refused checks that an event breaks a clause and changes nothing.
func Refused(t *testing.T, info *scoring.Info, s scoring.State, e scoring.Event, clause string) {
	t.Helper()
	_ = Refusal(t, info, s, e, clause)
}

// Refusal is Refused, and returns what is said of the event.
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

// Waits checks what a game says it waits for, and for whom.
func Waits(t *testing.T, s scoring.State, label string, seats ...int) {
	t.Helper()
	if m := s.Moment(); m.Label.String() != label || !slices.Equal(m.Turn, seats) {
		t.Errorf("%q, turn of %v; want %q, turn of %v", m.Label, m.Turn, label, seats)
	}
}
