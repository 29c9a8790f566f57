package coal_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
)

// Who still has dice reads what the General Store doesn't sell them now, and why. On the small
// sheet burros 2 and 4 have bandits, Strike Gold costs $8, Wash Day $6 and Tack $12.
func TestStoreSaysWhyNot(t *testing.T) {
	type lack struct{ Label, Clause, Why string }
	poor := func(label, cost string) lack {
		return lack{label, "CW22", "That costs " + cost + ", but Ann only has $9."}
	}
	for name, c := range map[string]struct {
		play string
		cash string
		want []lack
	}{
		"before a throw": {"", "9", nil},
		"no pair":        {"table roll 2+3+4", "9", []lack{{"The General Store", "CW20", "You need a pair for the store, and this throw has none."}}},
		"all dice spent": {"table roll 2+3+4\nAnn claim silver-1 2+3+4", "9", nil},
		"a pair and $9": {"table roll 3+3+6", "9", []lack{
			poor("Pistol", "$10"), poor("Railroad Share", "$10"), {"Coal Baron", "CW25", ""}, poor("Tack and Harness", "$12"), {"Pinkertons", "CW30", ""},
		}},
		"after a visit": {"table roll 3+3+6\nAnn store wash-day 3", "9", []lack{{"The General Store", "CW20", "Ann has already been to the store this turn."}}},
	} {
		g := newTable(t, 2, "start-cash="+c.cash)
		g.Play(c.play)
		var got []lack
		for i, l := range scoring.Lacks(g.View, 0) {
			one := lack{l.Label.String(), l.Why.Clause, l.Why.Message.String()}
			if i < len(c.want) && c.want[i].Why == "" {
				one.Why = "" // its clause says enough
			}
			got = append(got, one)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
