package scoringtest

import (
	"reflect"

	"saddlebag/scoring"
)

// checkOutcome checks that a game is over exactly when nothing may happen any
// more, and that its ranks share and skip places as they should.
func (m *match) checkOutcome(prompts []scoring.Prompt) {
	m.t.Helper()
	out, info := m.state.Outcome(), m.Game.Info()
	if out.Over != (len(prompts) == 0) {
		m.t.Errorf("over is %t with %d prompts", out.Over, len(prompts))
	}
	if out.Over != (info.Told(out.Reason) != "") || out.Over != m.knows(out.Clause) {
		m.t.Errorf("over is %t with reason %q, clause %q", out.Over, out.Reason, out.Clause)
	}
	if len(out.Ranks) != len(m.setup.Players) {
		m.t.Fatalf("%d ranks for %d players", len(out.Ranks), len(m.setup.Players))
	}
	for seat, rank := range out.Ranks {
		better := 0
		for _, other := range out.Ranks {
			if other < rank {
				better++
			}
		}
		if rank != better+1 {
			m.t.Errorf("ranks %v: seat %d has %d better ones", out.Ranks, seat, better)
		}
	}
}

// checkCells checks that cells are unique for their owner and keep their
// order, and that every prompt's cell is one of them.
func (m *match) checkCells(prompts []scoring.Prompt) {
	m.t.Helper()
	ids := map[int][]string{}
	known := map[int]map[string]bool{}
	for _, c := range m.state.Cells() {
		if known[c.Owner] == nil {
			known[c.Owner] = map[string]bool{}
		}
		if known[c.Owner][c.ID] {
			m.t.Errorf("cell %s of %d is there twice", c.ID, c.Owner)
		}
		if c.ID == "" || c.Label == "" {
			m.t.Errorf("a cell without id or label: %#v", c)
		}
		known[c.Owner][c.ID] = true
		ids[c.Owner] = append(ids[c.Owner], c.ID)
	}
	for owner, before := range m.ids {
		if !inOrder(before, ids[owner]) {
			m.t.Errorf("cells of %d have left or changed places", owner)
		}
	}
	m.ids = ids
	for _, p := range prompts {
		if p.Cell != "" && !known[p.Owner][p.Cell] {
			m.t.Errorf("prompt %q is for a cell %s of %d that is not there", p.Label, p.Cell, p.Owner)
		}
		if p.Label == "" {
			m.t.Errorf("a prompt without a label: %#v", p)
		}
	}
}

// inOrder says whether all of part occurs in whole, in the same order.
func inOrder(part, whole []string) bool {
	for _, id := range whole {
		if len(part) > 0 && part[0] == id {
			part = part[1:]
		}
	}
	return len(part) == 0
}

// checkTally checks that every line can be explained.
func (m *match) checkTally() {
	m.t.Helper()
	scores := m.state.Tally()
	if len(scores) != len(m.setup.Players) {
		m.t.Fatalf("%d scores for %d players", len(scores), len(m.setup.Players))
	}
	for seat, score := range scores {
		if score.Total() != score.Uncorrected() {
			m.t.Errorf("seat %d has corrections that nobody made", seat)
		}
		for _, line := range score.Lines {
			m.checkIDs(line.Label)
			if line.Label == "" || !m.knows(line.Clause) || line.Event < 0 || line.Event > len(m.events) {
				m.t.Errorf("seat %d: a line that explains nothing: %#v", seat, line)
			}
		}
	}
}

// cloneEvents is how far a clone is played on.
const cloneEvents = 6

// checkClone checks that no copy, nor a copy's copy, writes into the original.
func (m *match) checkClone(prompts []scoring.Prompt) {
	m.t.Helper()
	first, second := m.state.Clone(), m.state.Clone()
	if !reflect.DeepEqual(first, m.state) {
		m.t.Error("a clone differs from the original")
	}
	if len(prompts) == 0 {
		return
	}
	before := picture(m.state)
	for _, clone := range []scoring.State{first.Clone(), first, second} {
		clone.Rename(0, "Somebody Else")
		if _, err := Play(clone, m.rand, cloneEvents); err != nil {
			m.t.Error(err)
		}
	}
	if !reflect.DeepEqual(picture(m.state), before) {
		m.t.Error("what happened to a clone happened to the original")
	}
}
