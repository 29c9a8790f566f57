package ledgertest

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// anything is an entry at random, most of the time one that goes on with the game.
func (m *model) anything() ledger.Entry {
	names, n := m.fold.Names(), len(m.lines)
	name := names[m.random.IntN(len(names))]
	switch dice := m.random.IntN(100); {
	case dice < 8:
		return ledger.Entry{Actor: name, Verb: ledger.VerbUndo}
	case dice < 14:
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbUndo}
	case dice < 20:
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbRedo}
	case dice < 22:
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbNote, Args: []string{"a note"}}
	case dice < 24:
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbResult, Args: []string{name, "3"}}
	case dice < 27 && n > 0:
		e := m.lines[m.random.IntN(n)].Entry // as a slip would
		e.Chance = false
		return e
	case dice < 42 && n > 0:
		at := 1 + m.random.IntN(n)
		if m.random.IntN(3) > 0 {
			at = max(at, n-3)
		}
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbAmend, Args: []string{strconv.Itoa(at), m.said(at)}}
	case dice < 52 && n > 0:
		at := max(1+m.random.IntN(n), n-6)
		said := m.said(at)
		for said == "-" {
			said = m.said(at)
		}
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbInsert, Args: []string{strconv.Itoa(at), said}}
	}
	return m.goesOn(m.fold)
}

// said is what an amendment of an entry says at random: that it was not, what
// another says, or what could have been entered there.
func (m *model) said(at int) string {
	switch m.random.IntN(4) {
	case 0:
		return "-"
	case 1:
		return m.lines[m.random.IntN(len(m.lines))].Entry.String()
	}
	var before []int
	for _, p := range m.order() {
		if p == at {
			break
		}
		before = append(before, p)
	}
	e := m.goesOn(m.played(before))
	e.Chance = false
	return e.String()
}

// goesOn is an entry at random that goes on with a game.
func (m *model) goesOn(f *ledger.Fold) ledger.Entry {
	prompts := f.Prompts()
	if len(prompts) == 0 {
		return ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbNote, Args: []string{"it is over"}}
	}
	ev := scoringtest.Fill(prompts[m.random.IntN(len(prompts))], m.random)
	e := ledger.Entry{Actor: ledger.Table, Verb: ev.Verb, Args: ev.Args}
	switch {
	case ev.As != "":
		e.Actor = ev.As
	case ev.Seat != scoring.Table:
		e.Actor = f.Names()[ev.Seat]
	}
	e.Chance = m.virtual && m.device(e) != ""
	return e
}
