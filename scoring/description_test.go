package scoring

import (
	"testing"

	"saddlebag/scoring/speech"
)

// What data say of themselves, for people.
func TestDescription(t *testing.T) {
	d := Description{Players: []int{2, 3}, Leads: [][]speech.Text{{"Ted and Lena", "Fred"}, {"Ted", "Fred", "Lena"}}}
	for _, c := range []struct {
		names []string
		want  string
	}{
		{[]string{"Ann", "Bob"}, "Ann leads Ted and Lena; Bob leads Fred"},
		{[]string{"", "Bob", ""}, "player 1 leads Ted; Bob leads Fred; player 3 leads Lena"},
		{[]string{"Ann"}, ""},
		{nil, ""},
	} {
		if got := d.Led(c.names).String(); got != c.want {
			t.Errorf("%q: %q, want %q", c.names, got, c.want)
		}
	}
	if got := (Description{Players: []int{2}}).Led([]string{"Ann", "Bob"}); got != "" {
		t.Errorf("nobody is led: %q", got)
	}
	for want, players := range map[string][]int{"2": {2}, "2 or 3": {2, 3}, "2 to 4": {2, 3, 4}, "2, 4 or 6": {2, 4, 6}} {
		if got := (Description{Players: players}).Crowd().String(); got != want {
			t.Errorf("%v: %q, want %q", players, got, want)
		}
	}
}
