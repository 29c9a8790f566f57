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
		{"بن", []string{"\uFEE6\uFE91"}},                             // noon at the end, beh at the beginning
		{"أحمد", []string{"\uFEAA\uFEE4\uFEA3\uFE83"}},               // dal final, meem medial, hah initial, alef alone
		{"سلام", []string{"\uFEE1\uFEFC\uFEB3"}},                     // lam and alef are one
		{"\u0645\u0649", []string{"\uFEF0\uFEE3"}},                   // what looks like a yeh has two forms far from its others
		{"\u0645\u06CC\u200C\u0631", []string{"\uFEAD\uFBFD\uFEE3"}}, // what nobody sees keeps yeh and reh apart
		{"\u0628\u200D", []string{"\uFE91"}},                         // and a joiner nothing but joins
		{"\u0626\u06D5\u0645", []string{"\uFEE1\u06D5\uFE8B"}},       // a letter without forms is joined, and joins none after it
		{"«דן»", []string{"«ןד»"}},
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

// A letter that no font has is told by its own number, not by that of a form.
func TestShapeUndrawn(t *testing.T) {
	got := Shape(Italic, "ب")
	if len(got) != 1 || got[0].Drawn() || got[0].Text != "ب" {
		t.Errorf("%+v", got)
	}
}
