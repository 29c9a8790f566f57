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
		for _, b := range blocks("tiny", text, findings) {
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
