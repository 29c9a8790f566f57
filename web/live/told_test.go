package live_test

import (
	"cmp"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
)

// What everybody does is told in sentences, to each as far as they may know it; an undo,
// a redo and an amendment say whose deed they are about.
func TestMovesAreTold(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, eve := r.sit(host, live.Player, 1), r.sit(host, live.Onlooker, scoring.Table)
	r.enter(host, dug...)
	r.enter(bob, "Bob undo", "Bob redo")
	r.enter(host, "table undo", `table note "supper"`, "Bob dig 2", "Bob correct points +1 miscounted", "table amend 6 \"Ann dig 2\"", "Ann undo")
	tests := []struct {
		number          int
		ann, bob, looks string
	}{
		{1, "Ann draws a card: the ace", "Ann draws a card", "Ann draws a card"},
		{3, "Bob draws a card", "Bob draws a card: the king", "Bob draws a card"},
		{5, "The dice show 2 and 5", "", ""},
		{6, "Ann digs with the 5", "", ""},
		{8, "Bob took back the digging: 2", "", ""},
		{9, "Bob brought back the digging: 2", "", ""},
		{10, "Ann took back Bob’s digging: 2", "", ""},
		{11, "Note: supper", "", ""},
		{13, "Bob’s points corrected by +1 point: miscounted", "", ""},
		{14, "Ann changed Ann’s digging of round 1 from 5 to 2: Ann’s 5 points became 2 points.", "", ""},
		{15, "Ann took back the digging: 2", "", ""},
	}
	check := func(number int, who string, p live.Place, want string) {
		t.Helper()
		if got := r.view(p).Moves[number-1].Sentence; got != want {
			t.Errorf("entry %d to %s: %q, want %q", number, who, got, want)
		}
	}
	for _, test := range tests {
		check(test.number, "Ann", host, test.ann)
		check(test.number, "Bob", bob, cmp.Or(test.bob, test.ann))
		check(test.number, "an onlooker", eve, cmp.Or(test.looks, test.ann))
	}
	// Who comes back later is told the same, but for what scores were before.
	r.reopen()
	host = r.at(host.Code)
	for _, test := range tests {
		if test.number == 14 {
			test.ann = "Ann changed Ann’s digging from 5 to 2."
		}
		check(test.number, "Ann", host, test.ann)
	}
	if m := r.view(host).Moves[5]; m.Now.Sentence != "Ann digs with the 2" || m.Status != ledger.TakenBack {
		t.Errorf("what was amended: %+v", m)
	}
}
