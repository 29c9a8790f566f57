package check

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
)

// Round a finding lines stay open; many others in a row are folded.
func TestBlocks(t *testing.T) {
	text := strings.Repeat("a line\n", 30)
	type shape struct {
		first, last int
		folded      bool
	}
	for _, test := range []struct {
		name  string
		lines []int
		want  []shape
	}{
		{"nothing wrong", nil, []shape{{1, 30, true}}},
		{"in the middle", []int{15}, []shape{{1, 11, true}, {12, 18, false}, {19, 30, true}}},
		{"two at once", []int{15, 15}, []shape{{1, 11, true}, {12, 18, false}, {19, 30, true}}},
		{"near the start", []int{1}, []shape{{1, 4, false}, {5, 30, true}}},
		{"few between", []int{5, 15}, []shape{{1, 1, false}, {2, 8, false}, {9, 11, false}, {12, 18, false}, {19, 30, true}}},
	} {
		var findings []ledger.Finding
		for _, l := range test.lines {
			findings = append(findings, ledger.Finding{Line: l, Clause: "X1"})
		}
		var got []shape
		shown := 0
		for _, b := range blocks("tiny", text, findings, nil) {
			got = append(got, shape{b.First, b.Last, b.Folded})
			for _, l := range b.Lines {
				shown += len(l.Findings)
			}
		}
		if len(got) != len(test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
			continue
		}
		for i := range got {
			if got[i] != test.want[i] {
				t.Errorf("%s: %v, want %v", test.name, got, test.want)
			}
		}
		if shown != len(test.lines) {
			t.Errorf("%s: %d findings are shown, want %d", test.name, shown, len(test.lines))
		}
	}
}

// Round a cause lines stay open; a finding that follows from it is folded.
func TestBlocksOfCauses(t *testing.T) {
	findings := []ledger.Finding{{Line: 5, Clause: "X1"}, {Line: 25, Clause: "X1"}}
	all := blocks("tiny", strings.Repeat("a line\n", 30), findings, map[int][]causeView{5: {{Clause: "X1"}}})
	if len(all) != 3 || all[1].Folded || !all[2].Folded {
		t.Fatalf("%+v", all)
	}
	cause, follows := all[1].Lines[3], all[2].Lines[25-all[2].First]
	if len(cause.Causes) != 1 || len(cause.Findings) != 0 || !cause.Struck || len(follows.Findings) != 1 {
		t.Errorf("%+v and %+v", cause, follows)
	}
}
