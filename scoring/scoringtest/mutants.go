package scoringtest

import (
	"reflect"
	"slices"
	"strings"

	"saddlebag/scoring"
)

// mutantsEach is how many strange events are tried at a close look.
const mutantsEach = 16

// oddities are arguments that most games refuse.
var oddities = []string{
	"", "?", "0", "-1", "+1", "01", "1", "7", "1+", "+", "2+2", "1+1+1", "3+4+5", "6+6+6+6", "0+1", "1+7", "1 + 2", "１", "é",
	"99999999999999999999", "S", "s", "X", "burro-7", "burro-0", "nobody", "table",
}

// checkMutants tries events that are likely to be illegal: each one refused
// must leave the state as it was, each one taken must have been offered.
func (m *match) checkMutants(prompts []scoring.Prompt) {
	m.t.Helper()
	before := m.state.Clone()
	for range mutantsEach {
		e := m.mutant(prompts)
		try := m.state.Clone()
		v := scoring.Apply(m.Game.Info(), try, e)
		formed := m.Game.Info().Check(e) == nil
		offered := Offers(prompts, e) || formed && Offers(prompts, scoring.Spelled(before, e))
		switch {
		case v == nil && !offered && !m.Game.Info().Form(e).Overrules:
			m.t.Errorf("legal but not prompted: %s", describe(e))
		case v == nil:
		case offered:
			m.t.Errorf("prompted but refused: %s: %v", describe(e), v)
		case !m.knows(v.Clause) || v.Message == "" || strings.Contains(v.Message.String()+v.Instead.String(), "%!"):
			m.t.Errorf("%s: not a violation that explains itself: %#v", describe(e), v)
		case !reflect.DeepEqual(try, before):
			m.t.Errorf("refused, but the state has changed: %s: %v", describe(e), v)
		}
	}
	if !reflect.DeepEqual(m.state, before) {
		m.t.Error("events applied to clones changed the original")
	}
}

// mutant is an event of before, or one offered now, with something changed.
func (m *match) mutant(prompts []scoring.Prompt) scoring.Event {
	var e scoring.Event
	switch n := len(m.events); {
	case n > 0 && (len(prompts) == 0 || m.rand.IntN(3) == 0):
		e = m.events[m.rand.IntN(n)]
	case len(prompts) > 0:
		e = Fill(prompts[m.rand.IntN(len(prompts))], m.rand)
	}
	e.Args = slices.Clone(e.Args)
	e.Number = len(m.events) + 1
	switch m.rand.IntN(8) {
	case 0:
		e.Seat = m.rand.IntN(len(m.setup.Players)+1) - 1
	case 1:
		verbs := m.Game.Info().Verbs
		e.Verb = verbs[m.rand.IntN(len(verbs))].Name
	case 2:
		e.Args = append(e.Args, oddities[m.rand.IntN(len(oddities))])
	case 3:
		if n := len(e.Args); n > 0 {
			e.Args = e.Args[:n-1]
		}
	case 4, 5:
		if n := len(e.Args); n > 0 {
			e.Args[m.rand.IntN(n)] = oddities[m.rand.IntN(len(oddities))]
		}
	case 6:
		if n := len(e.Args); n > 0 && len(m.events) > 0 {
			if other := m.events[m.rand.IntN(len(m.events))]; len(other.Args) > 0 {
				e.Args[m.rand.IntN(n)] = other.Args[m.rand.IntN(len(other.Args))]
			}
		}
	}
	return e
}

// knows says whether a clause is one of the game or of the ledger.
func (m *match) knows(clause string) bool {
	_, ok := m.Game.Info().Clause(clause)
	return ok || strings.HasPrefix(clause, "LG")
}
