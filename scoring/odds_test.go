package scoring_test

import (
	"encoding/json"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

func TestChanceString(t *testing.T) {
	for c, want := range map[scoring.Chance]string{
		{Ways: 91, Of: 216}:                 "91/216 (42.1 %)", // 42.129…
		{Ways: 1, Of: 6}:                    "1/6 (16.7 %)",    // 16.66…
		{Ways: 0, Of: 6}:                    "0/6 (0.0 %)",
		{Ways: 6, Of: 6}:                    "6/6 (100.0 %)",
		{Ways: 1, Of: 16}:                   "1/16 (6.3 %)", // 6.25
		{Ways: 1, Of: 362797056}:            "1/362797056 (0.0 %)",
		{Ways: 362797055, Of: 362797056}:    "362797055/362797056 (100.0 %)",
		{Ways: 499, Of: 1000}:               "499/1000 (49.9 %)",
		{Ways: 20155392 * 9, Of: 362797056}: "181398528/362797056 (50.0 %)",
	} {
		if got := c.String(); got != want {
			t.Errorf("%d of %d is written %q, want %q", c.Ways, c.Of, got, want)
		}
	}
}

func TestOddsJSON(t *testing.T) {
	text, err := json.Marshal(scoring.Odds{
		Title: "T", Clause: "X1", Columns: []speech.Text{"", "3 dice"},
		Rows: []scoring.OddsRow{{Label: "L", Chances: []scoring.Chance{{Ways: 91, Of: 216}}}},
	})
	want := `{"title":"T","clause":"X1","note":"","columns":["","3 dice"],` +
		`"rows":[{"label":"L","chances":[{"ways":91,"of":216}],"note":""}]}`
	if err != nil || string(text) != want {
		t.Errorf("got  %s, %v\nwant %s", text, err, want)
	}
}
