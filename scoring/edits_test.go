package scoring_test

import (
	"testing"

	"saddlebag/scoring"
)

func TestEdits(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"ann", "ann", 0}, {"ann", "anna", 1}, {"varmit", "varmint", 1}, {"coal", "goal", 1}, {"tin", "", 3}, {"Žofie", "Zofie", 1}} {
		if got := scoring.Edits(c.a, c.b); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
		if got := scoring.Edits(c.b, c.a); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.b, c.a, got, c.want)
		}
	}
}
