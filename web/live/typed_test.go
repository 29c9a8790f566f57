package live_test

import (
	"errors"
	"testing"

	"saddlebag/scoring"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// A player types as people do, without a name, while somebody else enters too. What is sent
// once more because the answer was lost is the same entry, though the line would mean
// nothing any more.
func TestLinesTypedAtATable(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	bob := r.sit(ann, people.Player, 1)
	first := live.Request{Event: "• draw ace.", Key: "1"}
	for range 2 {
		if done, err := bob.Enter(t.Context(), first); err != nil || done.Number != 1 {
			t.Fatalf("number %d, %v", done.Number, err)
		}
		if r.seen(ann) == 1 {
			r.enter(ann, "ANN: draw\u00a0king", `table note "at the same time"`)
		}
	}
	const want = `Bob draw ?, Ann draw king, table note "at the same time"`
	if got := r.texts(ann); got != want {
		t.Errorf("Ann reads %s, want %s", got, want)
	}
	var refused *scoring.Violation
	if err := r.try(bob, "Zed draw ace"); !errors.As(err, &refused) || refused.Clause != scoring.UnknownClause {
		t.Errorf("nobody's: %v", err)
	}
	if err := r.try(bob, "ann draw ace"); !isRefused(err) {
		t.Errorf("somebody else's: %v", err)
	}
	if r.seen(ann) != 3 {
		t.Errorf("%d entries", r.seen(ann))
	}
}
