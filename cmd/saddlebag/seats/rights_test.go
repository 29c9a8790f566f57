package seats

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// The host puts right on the phone what the record of a fight has missed, with a form
// of the book for each thing; others have none of it. What cannot be is told, and what
// was chosen stays.
func TestPuttingTheGameRight(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	h := newNosyHost(t, at, url.Values{"game": {"goldfever"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"physical"}})
	h.plays("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?")
	path := "/t/" + h.Code
	host := webtest.Start(t).Open(programtest.Pocket(360, 640))
	host.Sit(at + path)
	put := func(form string, taps ...string) {
		host.Go(at + path + "/book")
		host.Tap("#rights > summary")
		folded := fmt.Sprintf("#rights details.folded:has([data-label=%q]) ", form)
		host.Tap(folded + "> summary")
		for _, tap := range taps {
			host.Tap(folded + tap)
		}
		host.Follow(folded + "[data-go]")
	}
	put("Wounds", `label:has([value="Ted"])`, `[data-by="1"]`, `[data-by="1"]`)
	put("Where a character is", `label:has([value="Lena"])`, `label:has([value="c3"])`)
	put("Silas's shells", `label:has([value="rifle"])`, `[data-by="1"]`)
	put("Silas's jams", `label:has([value="rifle"])`, `label:has([value="jammed"])`)
	put("A pile was shuffled", `label:has([value="easy"])`)
	host.Shot("rights")
	text := h.ledger()
	for _, want := range []string{"table set wounds Ted 2", "table set place Lena c3", "table set shells Silas rifle 1", "table set jam Silas rifle jammed", "table shuffle easy"} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("%q is not in:\n%s", want, text)
		}
	}
	// Ted's pockets are full.
	put("Where an object is", `label:has([value="nugget-1"])`, `label:has([name="arg-2"][value="Ted"])`)
	host.WaitText("#sorry", "Ted's pockets are full")
	host.Wait(`document.querySelector("#rights[open] > form [value=nugget-1]").checked`)
	for _, fault := range append(host.Misfits(), host.Barriers()...) {
		t.Error(fault)
	}

	bob := h.seats["Bob"]
	if _, page := bob.Get("/t/" + bob.Code + "/book"); !strings.Contains(page, "Write a note") || strings.Contains(page, "Fix the game") {
		t.Error("a guest is offered to put the game right")
	}
}
