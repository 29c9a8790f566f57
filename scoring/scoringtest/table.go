package scoringtest

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// A Table plays a game that is written as in a ledger, with names without spaces. A
// game's tests embed it in a type of their own, to which calls are chained.
type Table[Own any] struct {
	T      *testing.T
	Number int // of the last event

	own   Own
	info  *scoring.Info
	state scoring.State
	names []string
}

// NewTable seats players at a game for some test's own type.
func NewTable[Own any](t *testing.T, own Own, info *scoring.Info, state scoring.State, names []string) Table[Own] {
	return Table[Own]{T: t, own: own, info: info, state: state, names: names}
}

// Parse reads the next event.
func (g *Table[Own]) Parse(line string) scoring.Event {
	g.T.Helper()
	words := strings.Fields(line)
	e := scoring.Event{Number: g.Number + 1, Seat: slices.Index(g.names, words[0]), Verb: words[1], Args: words[2:]}
	if e.Seat >= 0 || words[0] == "table" {
		return e
	}
	cast, _ := g.state.(scoring.CharacterOwner)
	if cast == nil {
		g.T.Fatalf("nobody is called %s", words[0])
	}
	e.As = words[0]
	e.Seat, _ = cast.Owner(e.As)
	return e
}

// Play applies events, one a line, that must all be legal.
func (g *Table[Own]) Play(lines ...string) Own {
	g.T.Helper()
	for line := range strings.FieldsFuncSeq(strings.Join(lines, "\n"), func(r rune) bool { return r == '\n' }) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if v := scoring.Apply(g.info, g.state, g.Parse(line)); v != nil {
			g.T.Fatalf("%s: %v (%s)", line, v, v.Instead)
		}
		g.Number++
	}
	return g.own
}

// Refuse applies events that must each break a clause and change nothing.
func (g *Table[Own]) Refuse(clause string, lines ...string) Own {
	g.T.Helper()
	for _, line := range lines {
		_ = Refusal(g.T, g.info, g.state, g.Parse(line), clause)
	}
	return g.own
}

// Waits checks what the table says it waits for, and for whom.
func (g *Table[Own]) Waits(label string, seats ...int) Own {
	g.T.Helper()
	if m := g.state.Moment(); m.Label.String() != label || !slices.Equal(m.Turn, seats) {
		g.T.Errorf("%q, turn of %v; want %q, turn of %v", m.Label, m.Turn, label, seats)
	}
	return g.own
}

// Scores checks the totals of all seats, in tenths.
func (g *Table[Own]) Scores(want ...scoring.Tenths) Own {
	g.T.Helper()
	for seat, score := range g.state.Tally() {
		if score.Total() != want[seat] {
			g.T.Errorf("%s has %s, want %s: %+v", g.names[seat], score.Total(), want[seat], score.Lines)
		}
	}
	return g.own
}

// Points checks the totals of all seats, in whole points.
func (g *Table[Own]) Points(want ...int) Own {
	g.T.Helper()
	tenths := make([]scoring.Tenths, len(want))
	for i, n := range want {
		tenths[i] = scoring.Whole(n)
	}
	return g.Scores(tenths...)
}
