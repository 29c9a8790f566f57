package scoringtest

import (
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// sums checks that what says that it is a sum is one, on blank sheets as in the
// game. Without its sums nothing is wrong with the sheets of a game, and nothing
// but sums is missing: scores that can be told are those of the game.
func (j *judge) sums(state scoring.State, filled scoring.Filled) {
	j.t.Helper()
	paper, err := j.auditor.BlankCells(j.setup)
	if err != nil {
		j.t.Fatal(err)
	}
	var sums []scoring.Place
	for _, c := range paper {
		if c.Sum {
			sums = append(sums, scoring.Place{Owner: c.Owner, Cell: c.ID})
		}
	}
	for _, c := range state.Cells() {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if _, onPaper := filled[p]; onPaper && c.Sum != slices.Contains(sums, p) {
			j.t.Errorf("%v is a sum in the game or on blank sheets, and not in both", p)
		}
	}
	parts := maps.Clone(filled)
	maps.DeleteFunc(parts, func(p scoring.Place, _ scoring.Written) bool { return slices.Contains(sums, p) })
	judged := j.audit(parts)
	if len(judged.Findings) > 0 || slices.ContainsFunc(judged.Missing, func(p scoring.Place) bool { return !slices.Contains(sums, p) }) {
		j.t.Errorf("without its sums the sheets of a game are %s: %+v, missing %v", judged.Verdict, judged.Findings, judged.Missing)
	}
	for seat, score := range state.Tally() {
		if got := judged.Scores[seat]; got.Known && got.Total() != score.Total() {
			j.t.Errorf("without its sums seat %d has %s, by the game %s", seat, got.Total(), score.Total())
		}
	}
}

// addUp checks that what the sums of right sheets should be is what they are, and that
// each rule of one wants the same place on all sheets.
func (j *judge) addUp(filled scoring.Filled) {
	j.t.Helper()
	list := j.checklist()
	for p, want := range list.Sums(filled, slices.Collect(maps.Keys(filled))) {
		if got, ok := filled[p].Number(); !ok || got != want {
			j.t.Errorf("%v says %q, and should say %s", p, filled[p].Value, want)
		}
	}
	for _, r := range list.Rules {
		if !r.Sum || r.Wants == nil {
			continue
		}
		empty, _, _ := r.Wants(audit.NewSheet(nil))
		if full, _, _ := r.Wants(audit.NewSheet(filled)); empty != full {
			j.t.Errorf("%s wants %v, and on other sheets %v", r.Name(), full, empty)
		}
	}
}
