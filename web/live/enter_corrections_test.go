package live_test

import (
	"strings"
	"testing"
)

// So many corrections of a seat stand and no more, so that nobody's page grows
// for ever; one that is taken back makes room.
func TestCorrectionsThatStand(t *testing.T) {
	r := open(t)
	ann := r.make("nugget", "Bob")
	r.enter(ann, strings.Split(strings.Repeat("Ann correct points +1 \"once more\";", 99)+"Ann correct points +1 last", ";")...)
	if err := r.try(ann, "Ann correct points +1 more"); !isRefused(err) || !strings.Contains(err.Error(), "Ann already has 100 corrections") {
		t.Errorf("one more: %v", err)
	}
	r.enter(ann, "Bob correct points +1 his", "table undo", "Ann undo", "Ann correct points +1 instead")
}
