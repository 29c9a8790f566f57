package scoring_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

func at(cells ...string) []scoring.Place {
	var places []scoring.Place
	for _, cell := range cells {
		places = append(places, scoring.Place{Cell: cell})
	}
	return places
}

func filled(values map[string]int) scoring.Filled {
	f := scoring.Filled{}
	for cell, n := range values {
		f[scoring.Place{Cell: cell}] = scoring.Written{Value: strconv.Itoa(n)}
	}
	return f
}

// atMost demands that known cells come to no more than a number.
func atMost(clause string, most int, sum bool, cells ...string) scoring.Condition {
	return scoring.Condition{Clause: clause, Sum: sum, Reads: at(cells...), Fails: func(f scoring.Filled) string {
		var all scoring.Tenths
		for _, p := range at(cells...) {
			n, _ := f.Number(p)
			all += n
		}
		if all <= scoring.Whole(most) {
			return ""
		}
		return "too many: " + all.String()
	}}
}

// Of what contradicts, nothing can be left out.
func TestSmallest(t *testing.T) {
	f := filled(map[string]int{"a": 1, "b": 4, "c": 2, "d": 3, "e": 1})
	for most, want := range map[int][]scoring.Place{
		10: at("a", "b", "c", "d", "e"), // 11 in all
		8:  at("b", "c", "d"),           // without the first half 6 are left, without a 10
		5:  at("c", "d", "e"),           // the first of them that can go do
	} {
		c := atMost("X", most, false, "a", "b", "c", "d", "e", "unknown")
		fails := func(f scoring.Filled) bool { return c.Fails(f) != "" }
		got := scoring.Smallest(f, c.Reads, fails)
		part := scoring.Filled{}
		for _, p := range got {
			part[p] = f[p]
		}
		if !fails(part) {
			t.Errorf("%v do not contradict %d", got, most)
		}
		for _, p := range got {
			w := part[p]
			delete(part, p)
			if fails(part) {
				t.Errorf("%v contradict %d without %v", got, most, p)
			}
			part[p] = w
		}
		if len(got) != len(want) {
			t.Errorf("%v, of which %d would do: %v", got, len(want), want)
		}
	}
	if len(f) != 5 {
		t.Errorf("the sheets have changed: %v", f)
	}
}

// A condition that fails only because of a smaller contradiction is not told,
// and sums come after what cannot be.
func TestJudge(t *testing.T) {
	info := &scoring.Info{Clauses: []scoring.Clause{{Number: "A1"}, {Number: "A2"}, {Number: "A3"}}}
	f := filled(map[string]int{"a": 9, "b": 1, "c": 5, "d": 5, "e": 7})
	found := scoring.Judge(info, f, []scoring.Condition{
		atMost("A1", 6, true, "e"),
		atMost("A3", 9, false, "a", "b"),
		atMost("A2", 8, false, "a"),
		atMost("A3", 9, false, "c", "d"),
		atMost("A1", 9, false, "c", "d"), // the same again
		atMost("A1", 100, false, "a", "b", "c"),
	})
	want := []scoring.Contradiction{
		{Clause: "A2", Message: "too many: 9", Places: at("a")},
		{Clause: "A3", Message: "too many: 10", Places: at("c", "d")},
		{Clause: "A1", Message: "too many: 7", Places: at("e"), Sum: true},
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("by hand (-), found (+):\n%s", diff)
	}
}

func TestSettle(t *testing.T) {
	sum, other := scoring.Contradiction{Sum: true}, scoring.Contradiction{}
	known := func(n int) scoring.Audited {
		return scoring.Audited{Known: true, Score: scoring.Score{Lines: []scoring.Line{{Amount: scoring.Whole(n)}}}}
	}
	for _, c := range []struct {
		audit scoring.Audit
		want  scoring.Verdict
		ranks []int
	}{
		{scoring.Audit{Scores: []scoring.Audited{known(3), known(4), known(3)}}, scoring.Right, []int{2, 1, 2}},
		{scoring.Audit{Scores: []scoring.Audited{known(3), {}}}, scoring.CannotBeTold, nil},
		{scoring.Audit{Scores: []scoring.Audited{known(3), {}}, Findings: []scoring.Contradiction{sum}}, scoring.WrongTotal, nil},
		{scoring.Audit{Scores: []scoring.Audited{known(3)}, Findings: []scoring.Contradiction{other, sum}}, scoring.Impossible, []int{1}},
	} {
		c.audit.Settle()
		if c.audit.Verdict != c.want || !slices.Equal(c.audit.Ranks, c.ranks) {
			t.Errorf("%s, ranks %v; want %s, %v", c.audit.Verdict, c.audit.Ranks, c.want, c.ranks)
		}
	}
}

func TestNumber(t *testing.T) {
	f := scoring.Filled{{Cell: "blank"}: {}, {Cell: "half"}: {Value: "3.5"}, {Cell: "word"}: {Value: "S"}, {Cell: scoring.CorrectionCell("cash")}: {Value: "-5"}}
	for cell, want := range map[string]string{"blank": "0 true", "half": "3.5 true", "word": "0 false", "unknown": "0 false"} {
		n, ok := f.Number(scoring.Place{Cell: cell})
		if got := n.String() + " " + strconv.FormatBool(ok); got != want {
			t.Errorf("%s is %s, want %s", cell, got, want)
		}
	}
	if got := f.Correction(0, "cash"); got != scoring.Whole(-5) {
		t.Errorf("a correction of %s", got)
	}
	if got := f.Correction(1, "cash"); got != 0 {
		t.Errorf("a correction of %s that nobody has made", got)
	}
}
