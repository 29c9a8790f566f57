package repair_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// What was written stays, and the table agrees at the end of the file that it was
// wrong. What no amendment can say is changed in its line.
func TestRepairsAreAmendments(t *testing.T) {
	for name, test := range map[string]struct{ old, slip, want string }{
		"left out":   {"table roll 2+6\n", "", "table insert 9 \"table roll 2+6\"\n"},
		"twice":      {"Ann dig 5\n", "Ann dig 5\nAnn dig 5\n", "table amend 8 -\n"},
		"exchanged":  {"Ann dig 2\nBob dig 6\nBob spin bust\n", "Ann dig 2\nBob spin bust\nBob dig 6\n", "table amend 11 -\ntable insert 13 \"Bob spin bust\"\n"},
		"a digit":    {"Ann dig 5", "Ann dig 8", "table amend 7 \"Ann dig 5\"\n"},
		"not read":   {`Bob bury "behind the saloon"`, `Bob bury "behind the saloon`, "table amend 2 \"Bob bury \\\"behind the saloon\\\"\"\n"},
		"a claim":    {"result Ann 17", "result Ann 71", "table amend 15 \"table result Ann 17\"\n"},
		"the header": {"player Bob", "player Rob", ""},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(night(t), test.old, test.slip, 1)
			all := causes(t, text)
			got, err := repair.Amended(text, all, func(text string) (*ledger.Opened, error) { return shelf.Open("night.ledger", text, nil) })
			if err != nil {
				t.Fatal(err)
			}
			want := text + test.want
			if test.want == "" {
				want = repair.Repaired(text, all)
			}
			if got != want {
				t.Errorf("%s\nwant\n%s", got, want)
			}
			if left := causes(t, got); len(left) > 0 {
				t.Errorf("left after the repair: %+v", left)
			}
		})
	}
}
