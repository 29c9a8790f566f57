package repair_test

import (
	"testing"

	"saddlebag/scoring/repair"
)

// What amendments have made of a ledger is repaired by amendments; what stays as
// it is has no repair.
func TestAmendedLedgersAreAmended(t *testing.T) {
	for name, test := range map[string]struct {
		lines string
		cause int // entry
		want  string
	}{
		"a throw taken out":  {"table amend 9 -\n", 10, `table insert 10 "table roll 2+6"`},
		"a spin taken out":   {"table amend 12 -\n", 13, `table insert 13 "Bob spin bust"`},
		"an undo of nothing": {"table redo\ntable amend 19 -\n", 19, ""},
	} {
		t.Run(name, func(t *testing.T) {
			text := night(t) + test.lines
			all := causes(t, text)
			if len(all) == 0 || all[0].Entry != test.cause {
				t.Fatalf("%+v", all)
			}
			if test.want == "" {
				if len(all) > 1 || len(all[0].Repairs) > 0 {
					t.Errorf("%+v", all)
				}
				return
			}
			if got := all[0].Repairs[0]; got.Text != test.want || got.Line != 27 {
				t.Errorf("%+v", got)
			}
			if left := causes(t, repair.Repaired(text, all)); len(left) > 0 {
				t.Errorf("left after the repair: %+v", left)
			}
		})
	}
}
