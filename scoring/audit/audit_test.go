package audit

import (
	"context"
	"errors"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

func TestVerdict(t *testing.T) {
	sum, other := scoring.Contradiction{Sum: true}, scoring.Contradiction{}
	known := func(n int) scoring.Audited {
		return scoring.Audited{Known: true, Score: scoring.Score{Lines: []scoring.Line{{Amount: scoring.Whole(n)}}}}
	}
	claimed := known(3)
	claimed.Written, claimed.Claimed = true, scoring.Whole(4)
	for _, c := range []struct {
		audit scoring.Audit
		want  scoring.Verdict
		ranks []int
	}{
		{scoring.Audit{Scores: []scoring.Audited{known(3), known(4), known(3)}}, scoring.Right, []int{2, 1, 2}},
		{scoring.Audit{Scores: []scoring.Audited{known(3), {}}}, scoring.CannotBeTold, nil},
		{scoring.Audit{Scores: []scoring.Audited{known(3), claimed}}, scoring.CannotBeTold, nil},
		{scoring.Audit{Scores: []scoring.Audited{known(3), {}}, Findings: []scoring.Contradiction{sum}}, scoring.WrongTotal, nil},
		{scoring.Audit{Scores: []scoring.Audited{known(3)}, Findings: []scoring.Contradiction{other, sum}}, scoring.Impossible, []int{1}},
	} {
		var ranks []int
		if setVerdict(&c.audit) {
			ranks = Checklist{}.Ranked(nil, c.audit.Scores)
		}
		if c.audit.Verdict != c.want || !slices.Equal(ranks, c.ranks) {
			t.Errorf("%s, ranks %v; want %s, %v", c.audit.Verdict, ranks, c.want, c.ranks)
		}
	}
}

// judged is Judge for who waits until the end.
func judged(info *scoring.Info, filled scoring.Filled, rules []Rule) []scoring.Contradiction {
	j, err := Judge(context.Background(), info, filled, rules, MostReads)
	if err != nil {
		panic(err)
	}
	return j.Found
}

// Whoever has gone is not judged for.
func TestNobodyWaitsForTheJudgement(t *testing.T) {
	gone, leave := context.WithCancel(t.Context())
	leave()
	asked := 0
	fails := Rule{Clause: "A1", Fails: func(s *Sheet) speech.Text {
		asked++
		return speech.Words(s.Value(scoring.Place{Cell: "a"}) + " will not do")
	}}
	if _, err := Judge(gone, &scoring.Info{}, scoring.Filled{{Cell: "a"}: {Value: "1"}}, []Rule{fails}, MostReads); !errors.Is(err, context.Canceled) || asked > 1 {
		t.Errorf("%v, after the rule was asked %d times", err, asked)
	}
}
