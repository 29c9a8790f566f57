package typeface

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// What stands on the line from left to right, by hand: the order from the rules of
// the bidirectional algorithm, the forms from the tables of Arabic letters.
func TestShapeRightToLeft(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"יוסי", []string{"יסוי"}},
		{"בן", []string{"\u05DF\u05D1"}},
		{"بن", []string{"\uFEE6\uFE91"}},               // noon at the end, beh at the beginning
		{"أحمد", []string{"\uFEAA\uFEE4\uFEA3\uFE83"}}, // dal final, meem medial, hah initial, alef alone
		{"سلام", []string{"\uFEE1\uFEFC\uFEB3"}},       // lam and alef are one
		{"Ann דן", []string{"Ann ", "ןד"}},
		{"דן Ann", []string{"Ann", " ןד"}},           // the first letter leads
		{"Ann דן 12", []string{"Ann ", "12", " ןד"}}, // figures belong to the letters before them
		{"(דן)", []string{"(ןד)"}},                   // brackets turn round
		{"שָׁלוֹם", []string{"םולש"}},                // without points
		{"דן 🐎", []string{"🐎", " ןד"}},
	} {
		var got []string
		for _, r := range Shape(Regular, test.text) {
			got = append(got, r.Text)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.text, diff)
		}
	}
}
