package maloney_test

import (
	"testing"

	"saddlebag/scoring"
)

// Who still has the joker reads why it can't be played on a Tuesday, or at the first day's Sunday
// (MI13, MI20); on a Wednesday it says what it does, once and for all.
func TestJokerSaysWhyNot(t *testing.T) {
	for card, want := range map[string]string{
		"9 tue": "MI13 You can't play a joker on a Tuesday.",
		"3 sun": "MI20 You can't play a joker on a Sunday.",
		"3 wed": "",
	} {
		g := newTable(t, 3).Play("table start " + card)
		got := ""
		for _, l := range scoring.Lacks(g.View, 0) {
			got += l.Why.Clause + " " + l.Why.Message.String()
		}
		if got != want {
			t.Errorf("on %s: %q, want %q", card, got, want)
		}
		spends := ""
		for _, p := range g.Prompts() {
			if p.Seat == 0 && p.Verb == "joker" {
				spends = p.Spends.String()
			}
		}
		const does = "Bids no longer count, and you drive today for free. You have only one joker: then it's gone."
		if (spends == does) != (want == "") {
			t.Errorf("on %s the joker says %q", card, spends)
		}
	}
}
