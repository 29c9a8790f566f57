package final_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// refusal is what a line is to leave of Ann's sheet that cannot be read: what is known,
// blank places among it, and what is asked.
type refusal struct {
	known map[string]string
	asked []string
}

// TestRefused holds lines that cannot be read against what they may say: nothing, of
// any place that they are about, and one question each.
func TestRefused(t *testing.T) {
	for lines, want := range map[string]refusal{
		"Ann burro 3 /S TT 25 bandit": {nil, []string{`"bandit" in burro-3/value`}},
		"Ann burro 3 robbed S, 2T 21": {nil, []string{`"robbed" in burro-3/slot-1`}},
		"Ann stash left over: 2S":     {nil, []string{`"left" in stash/1`}},
		"Ann stash /S … ...":          {nil, []string{`"..." in stash/3`}},
		"Ann count 3 x 4":             {nil, []string{`"x" in count/2`}},
		"Ann stash S T\nAnn stash S T S T": {
			map[string]string{"stash/1": "S", "stash/2": "T"}, []string{`"T" in stash/1`},
		},
		// The first row cannot be read, and stays the first.
		"Ann cash 1 varmint fined 20 14 14\nAnn cash 2 share -4 10": {
			map[string]string{"cash/2/round": "2", "cash/2/what": "share", "cash/2/amount": "-4", "cash/2/hand": "10"},
			[]string{`"fined" in cash/1/amount`},
		},
		// Nor can the second; rows behind the last would be blank.
		"Ann cash 1 varmint 14 14\nAnn cash 2 sha 5 1": {
			map[string]string{"cash/1/round": "1", "cash/1/what": "varmint", "cash/1/amount": "14", "cash/1/hand": "14"},
			[]string{`"sha" in cash/2/what`},
		},
	} {
		d := open(t, lines)
		got := refusal{}
		for p, w := range d.Filled {
			if p.Owner != 0 {
				t.Errorf("%q fills %v", lines, p)
			}
			if got.known == nil {
				got.known = map[string]string{}
			}
			if got.known[p.Cell] = w.Value; w.Blank() {
				got.known[p.Cell] = "-"
			}
		}
		for _, u := range d.Unread {
			got.asked = append(got.asked, fmt.Sprintf("%q in %s", u.Text, u.Place.Cell))
		}
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(refusal{})); diff != "" {
			t.Errorf("%q, by hand (-), read (+):\n%s", lines, diff)
		}
		if again := open(t, d.String()[len(d.Header.String()):]); !cmp.Equal(again.Filled, d.Filled) || len(again.Unread) != len(d.Unread) {
			t.Errorf("%q is written as\n%s", lines, d)
		}
	}
}
