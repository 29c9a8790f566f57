package phones

import (
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// settled is what holds of a page once nothing in it moves by itself any more.
const settled = `document.readyState === "complete" && document.fonts.status === "loaded"`

// From the home page a host comes to the first entry of the evening in a few taps
// and without scrolling; typing, and what the guests tap, is apart.
func TestFirstEntry(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	for _, c := range []struct {
		game, dice, seats string
		guests            []string
		with              string // them, as one says it
		verb              string // of the entry
		most              int    // taps
	}{
		{"coal-n-write", "virtual", "4", []string{"Bob", "Cy", "Dee"}, "Bob, Cy and Dee", "roll", 6},
		{"coal-n-write", "physical", "4", []string{"Bob", "Cy", "Dee"}, "Bob, Cy and Dee", "roll", 8},
		{"goldfever", "virtual", "3", []string{"Bob", "Cy"}, "Bob and Cy", "activate", 8},
	} {
		host := &tabletest.Player{Window: webtest.Start(t).Open(programtest.Pocket(390, 844)), T: t}
		host.Go(at + "/")
		host.Wait(settled)
		host.Touch(tabletest.Target{"css": `a[href="/make?game=` + c.game + `"]`})
		host.Wait(`document.getElementById("me-name") !== null && ` + settled)
		host.Fill("#me-name", "Ann")
		for _, choice := range []string{`[name=seats][value="` + c.seats + `"]`, `[name=dice][value="` + c.dice + `"]`} {
			if host.Count(choice+":not(:checked)") > 0 {
				host.Touch(tabletest.Target{"css": `label:has(` + choice + `)`})
				host.Wait(`document.querySelector('` + choice + `').checked`)
			}
		}
		host.Touch(tabletest.Target{"css": "form.make .button.first"})
		host.Wait(`document.getElementById("link") !== null && ` + settled)
		for _, guest := range c.guests {
			path := programtest.LinkForm.FindString(webtest.Eval[string](host.Window, `document.getElementById("link").value`))
			programtest.SeatAt(t, at, "").Post(path, url.Values{"name": {guest}})
			host.WaitText("#gathered", guest)
		}
		host.Touch(tabletest.Target{"css": "#start:not(:disabled)"})
		host.Wait(`document.getElementById("turn") !== null`)
		host.WaitText("#link", "Live")
		enterFirst(t, host, at, c.verb, len(c.guests)+1)
		t.Logf("%s, %s: %d taps and %d scrolls to the first %s", c.game, c.dice, host.Taps, host.Scrolls, c.verb)
		if host.Taps > c.most || host.Scrolls > 0 {
			t.Errorf("%s, %s: %d taps and %d scrolls to the first %s, want %d and none", c.game, c.dice, host.Taps, host.Scrolls, c.verb, c.most)
		}
		host.Go(at + "/")
		host.WaitText(".carry-on", "Carry on with "+c.with)
		for _, barrier := range host.Barriers() {
			t.Errorf("home with a table to carry on with: %s", barrier)
		}
	}
}

// enterFirst has a host enter what there is to do until an event of some verb is
// in. What anybody can do before, as to deal, each of so many does in turn.
func enterFirst(t *testing.T, host *tabletest.Player, at, verb string, people int) {
	t.Helper()
	_, code, _ := strings.Cut(host.Address(), "/t/")
	others, r := programtest.ProgramAt(t, at, code), rand.New(rand.NewPCG(1, 1))
	const longest = 20
	for n := range longest {
		offers := host.Offers()
		if i := slices.IndexFunc(offers, func(o tabletest.Offer) bool { return o.Verb == verb }); i >= 0 {
			host.Enter(offers[i].Any(r))
			return
		}
		if len(offers) > 0 && n%people == 0 {
			host.Enter(offers[0].Any(r))
			continue
		}
		others.Enters(n, others.Some(r))
		host.Sees(n + 1)
	}
	t.Fatalf("no %s in %d entries", verb, longest)
}
