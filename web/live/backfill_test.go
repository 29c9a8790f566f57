package live_test

import (
	"errors"
	"testing"

	"saddlebag/scoring"
	"saddlebag/web/live"
)

func TestInsertLeavesOutWhatNoLongerFits(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	r.enter(host, dug...)
	past, err := host.Past(t.Context(), 5)
	if err != nil {
		t.Fatal(err)
	}
	if past.Moment.Label != "Round 1" || past.Tally[0].Total() != 0 || len(past.Moment.Turn) != 2 {
		t.Errorf("after the throw: %+v, %v", past.Moment, past.Tally)
	}
	in, err := host.ProposeBackfill(t.Context(), 5, "Ann dig 2")
	if err != nil {
		t.Fatal(err)
	}
	if len(in.Again) != 1 || in.Again[0].Text() != "Bob dig 2" || len(in.Dropped) != 1 || in.Dropped[0].Text() != "Ann dig 5" {
		t.Errorf("%+v", in)
	}
	if d := in.Dropped[0]; d.Violation.Clause != "NU4" || d.Number != 6 {
		t.Errorf("%+v breaks %+v", d.Move, d.Violation)
	}
	if in.Tally[0].Total() != scoring.Whole(2) || r.view(host).Tally[0].Total() != scoring.Whole(5) {
		t.Error("the proposal has gone in, or tells another score")
	}
	if _, err := host.EnterBackfill(t.Context(), 5, "Ann dig 2", 6); !errors.Is(err, live.ErrMoved) {
		t.Errorf("another state: %v", err)
	}
	if _, err := host.EnterBackfill(t.Context(), 5, "Ann dig 2", in.Seen); err != nil {
		t.Fatal(err)
	}
	want := "Ann draw ace, Ann bury here, Bob draw ?, Bob bury ?, table roll 2+5, [Ann dig 5], [Bob dig 2], table undo, table undo, Ann dig 2, Bob dig 2"
	if got := r.texts(host); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	r.holds(host)
	r.reopen()
	if got := r.texts(r.at(host.Code)); got != want {
		t.Errorf("after a restart %s", got)
	}
}

func TestInsertGoesWrong(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, live.Player, 1)
	r.enter(host, dug...)
	for _, after := range []int{8, -1, 99} {
		if _, err := host.Past(t.Context(), after); !isRefused(err) {
			t.Errorf("after entry %d: %v", after, err)
		}
	}
	if _, err := host.ProposeBackfill(t.Context(), 5, "Ann dig 6"); clause(err) == "" {
		t.Errorf("a die that nobody threw: %v", err)
	}
	// Without his draw Bob could not have dug: but Ann's entries stay.
	if _, err := bob.ProposeBackfill(t.Context(), 4, "Ann dig 2"); !isRefused(err) {
		t.Errorf("for somebody else: %v", err)
	}
	if _, err := bob.EnterBackfill(t.Context(), 4, "table roll 1+2", 7); !isRefused(err) {
		t.Errorf("a throw that leaves Ann's dig out: %v", err)
	}
	if _, err := host.EnterBackfill(t.Context(), 4, "table roll 1+2", 7); err != nil {
		t.Errorf("by the host: %v", err)
	}
	r.holds(host)
}

// Who took something back to put something in stands in the log.
func TestInsertTellsWho(t *testing.T) {
	r := open(t)
	host := r.make("nugget", "Bob")
	bob := r.sit(host, live.Player, 1)
	r.enter(host, dug...)
	if _, err := bob.EnterBackfill(t.Context(), 5, "Bob dig 5", 7); err != nil {
		t.Fatal(err)
	}
	for _, m := range r.view(host).Moves[7:] {
		want := "Bob"
		if m.Text() == "Ann dig 5" {
			want = "Ann"
		}
		if m.By != want {
			t.Errorf("%s by %s, want %s", m.Text(), m.By, want)
		}
	}
}
