package scoringtest

import "saddlebag/scoring"

// checkJoins plays what may be entered together, on copies: its first event is prompted,
// and each is legal as long as nobody else is asked in between.
func (m *match) checkJoins(prompts []scoring.Prompt) {
	m.t.Helper()
	for _, j := range scoring.Joins(m.state) {
		if len(j.Before) == 0 || !Offers(prompts, j.Before[0]) {
			m.t.Fatalf("%s: %v is joined, and its first event is not prompted", j.Last.Label, j.Before)
		}
		s := m.state.Clone()
		for _, e := range append(j.Before[:len(j.Before):len(j.Before)], Fill(j.Last, m.rand)) {
			if !scoring.Asked(s, e) {
				break
			}
			if v := scoring.Apply(m.Game.Info(), s, e); v != nil {
				m.t.Fatalf("%s: %s is joined and refused: %v", j.Last.Label, describe(e), v)
			}
		}
	}
}
