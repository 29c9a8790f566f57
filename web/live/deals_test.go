package live_test

import (
	"strings"
	"testing"

	"saddlebag/web/live"
	"saddlebag/web/live/people"
)

// The program deals whole hands, each for one pair of eyes, and the same again
// after an undo.
func TestDeals(t *testing.T) {
	r := openShelf(t, bonesShelf)
	host := r.make("bones", "Bob")
	bob := r.sit(host, people.Player, 1)
	if err := host.SetDice(t.Context(), live.Virtual); err != nil {
		t.Fatal(err)
	}
	for _, event := range []string{"table deals Bob a b", "table turns d top", "table deals Cec *"} {
		if err := r.try(host, event); !isRefused(err) && clause(err) != "BO2" {
			t.Errorf("%s: %v", event, err)
		}
	}
	r.enter(host, "table deals Bob *", "table deals Ann *", "table turns *", "table turns none")
	words := strings.Fields(r.texts(bob))
	if got := r.texts(bob); len(words) != 5+5+4+3 || !strings.HasSuffix(got, "table deals Ann ? ?, table turns d top, table turns none") {
		t.Fatalf("Bob reads %q", got)
	}
	dealt := strings.TrimSuffix(strings.Join(words[:5], " "), ",")
	if strings.Contains(dealt, "?") || words[3] == words[4] {
		t.Errorf("Bob was dealt %q", dealt)
	}
	if got := r.texts(host); !strings.HasPrefix(got, "table deals Bob ? ?, table deals Ann ") || strings.Contains(got[len("table deals Bob ? ?"):], "?") {
		t.Errorf("Ann reads %q", got)
	}
	r.enter(host, "table undo", "table undo", "table undo", "table undo", "table deals Bob *")
	if got := r.texts(bob); !strings.HasSuffix(got, ", "+dealt) {
		t.Errorf("Bob was dealt %q, and then %q", dealt, got)
	}
	r.holds(host)
}
