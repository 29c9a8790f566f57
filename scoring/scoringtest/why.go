package scoringtest

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
)

// tapsEach is how many taps are tried at a close look.
const tapsEach = 16

// checkWhy taps on cells, with and without dice: there is nothing to explain
// exactly where a prompt offers the cell, and asking changes nothing.
func (m *match) checkWhy(prompts []scoring.Prompt) {
	m.t.Helper()
	before, cells := m.state.Clone(), m.state.Cells()
	if len(cells) == 0 {
		return
	}
	for range tapsEach {
		seat := m.rand.IntN(len(m.setup.Players)+1) - 1
		at := cells[m.rand.IntN(len(cells))]
		if i := m.rand.IntN(len(prompts) + 1); i < len(prompts) && prompts[i].Cell != "" && m.rand.IntN(2) == 0 {
			at.Owner, at.ID = prompts[i].Owner, prompts[i].Cell
		}
		with := m.someDice(prompts)
		offered := slices.ContainsFunc(prompts, func(p scoring.Prompt) bool {
			return (p.Seat == seat || p.Seat == scoring.Table) && p.Owner == at.Owner && p.Cell == at.ID && takes(p, with)
		})
		v := scoring.Why(m.state, seat, at.Owner, at.ID, with)
		if v != nil {
			m.checkIDs(v.Message)
		}
		if offered != (v == nil) {
			m.t.Errorf("after %d events, seat %d on cell %s of %d with %q: offered is %t, why is %v", len(m.events), seat, at.ID, at.Owner, with, offered, v)
		}
		if v != nil && (!m.knows(v.Clause) || v.Message == "" || strings.Contains(v.Message.String()+v.Instead.String(), "%!")) {
			m.t.Errorf("seat %d on cell %s of %d with %q: not a violation that explains itself: %#v", seat, at.ID, at.Owner, with, v)
		}
	}
	if v := scoring.Why(m.state, 0, 0, "no such cell", ""); v == nil || v.Clause != scoring.UnknownClause {
		m.t.Errorf("a cell that is not there: %v", v)
	}
	if !reflect.DeepEqual(m.state, before) {
		m.t.Error("asking why has changed the state")
	}
}

// someDice are dice that a prompt could ask for, or none.
func (m *match) someDice(prompts []scoring.Prompt) string {
	if len(prompts) == 0 || m.rand.IntN(2) == 0 {
		return ""
	}
	for _, a := range prompts[m.rand.IntN(len(prompts))].Args {
		if a.Kind == scoring.DiceChoice {
			return fillArg(a, m.rand)[0]
		}
	}
	return ""
}

// takes says whether a prompt can be answered with those dice.
func takes(p scoring.Prompt, dice string) bool {
	return dice == "" || !slices.ContainsFunc(p.Args, func(a scoring.Arg) bool {
		return a.Kind == scoring.DiceChoice && !fitsOne(a, []string{dice})
	})
}

// Tapped demands the clause by which a seat cannot write on a cell now; an empty one
// where it can.
func Tapped(t *testing.T, when string, s scoring.State, seat, owner int, cell, clause string) {
	t.Helper()
	got := ""
	if v := scoring.Why(s, seat, owner, cell, ""); v != nil {
		got = v.Clause
	}
	if got != clause {
		t.Errorf("%s, a tap of seat %d on %s of %d: %q, want %q", when, seat, cell, owner, got, clause)
	}
}
