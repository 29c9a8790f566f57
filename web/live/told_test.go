package live_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
)

// What everybody does is told in sentences, to each as far as they may know it; an undo,
// a redo and an amendment say whose deed they are about.
func TestMovesAreTold(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, eve := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
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
		{8, "Bob undid Bob’s dig: 2", "", ""},
		{9, "Bob redid Bob’s dig: 2", "", ""},
		{10, "Ann undid Bob’s dig: 2", "", ""},
		{11, "Note: supper", "", ""},
		{13, "Bob’s points corrected by +1 point: miscounted", "", ""},
		{14, "Ann changed Ann’s dig (round 1) from 5 to 2: Ann’s 5 points became 2 points.", "", ""},
		{15, "Ann undid Ann’s dig: 2", "", ""},
	}
	check := func(number int, who string, p live.Place, want string) {
		t.Helper()
		if got := r.view(p).Moves()[number-1].Sentence; got.String() != want {
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
			test.ann = "Ann changed Ann’s dig from 5 to 2."
		}
		check(test.number, "Ann", host, test.ann)
	}
	if m := r.view(host).Moves()[5]; m.Now.Sentence.String() != "Ann digs with the 2" || m.Status != ledger.TakenBack {
		t.Errorf("what was amended: %+v", m)
	}
}

// What a server tells that has seen entry after entry is what one tells that reads the
// whole log anew.
func TestMovesAreThoseOfTheLog(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob, eve := r.sit(host, people.Player, 1), r.sit(host, people.Onlooker, scoring.Table)
	script := slices.Concat(dug, []string{
		"Bob undo", `table note "rain"`, "Bob redo", "table undo", "Bob dig 2", "Bob correct points +1 miscounted", "table rename Bob Rob",
		"Ann spin rich", "table roll 4+1", "Ann dig 4", "table amend 6 \"Ann dig 2\"", "Rob dig 1", "table undo", "Rob dig 4", "Rob spin bust",
		"Ann reveal ace here", "Rob reveal king there", "table undo", "Rob reveal king there",
	})
	var early []*views.View
	for _, event := range script {
		by := host
		if strings.HasPrefix(event, "Rob reveal") {
			by = bob // who alone knows
		}
		r.enter(by, event)
		early = append(early, r.view(host))
		anew, err := live.Open(t.Context(), r.conf)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range []live.Place{host, bob, eve} {
			again, err := anew.At(t.Context(), p.Code)
			if err != nil {
				t.Fatal(err)
			}
			v, err := again.View(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			// What an amendment changed is forgotten with the server that saw it.
			if diff := gocmp.Diff(v.Moves(), r.view(p).Moves(), cmpopts.IgnoreFields(views.Move{}, "Change", "Sentence")); diff != "" {
				t.Fatalf("after %s, as seat %d sees it:\n%s", event, p.Seat, diff)
			}
		}
	}
	for i, v := range early {
		if len(v.Moves()) != i+1 || v.Moves()[i].Number != i+1 {
			t.Errorf("the view of %d entries has %d by now", i+1, len(v.Moves()))
		}
	}
}
