package site_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// Ann and Bob play on one phone. What Ann has drawn is nowhere in what the phone shows while
// Bob has it, nor in what he goes back to; Ann has it again when the phone comes home.
func TestPhoneIsPassed(t *testing.T) {
	t.Parallel()
	browser := webtest.StartOwn(t, t.TempDir())
	w, host := installedFrom(t, browser, siteFiles(t))
	host.Close()
	phone := tabletest.Player{Window: w, T: t}
	begun, _, ok := strings.Cut(programtest.Read(t, "../../../scoring/rintintin/testdata/games/single-squads-2p.ledger"), "Ann boodle 5")
	if !ok {
		t.Fatal("the ledger has changed")
	}
	table := carriedInto(t, w, begun)
	card := regexp.MustCompile(`(?i)boodle( card)?( 1)?:? 10\b|score: 24\b`) // she had 14 points before
	shows := func(text string, wanted bool) {
		t.Helper()
		if found := card.FindString(text); (found != "") != wanted {
			t.Errorf("the card is there: %q; want %t", found, wanted)
		}
	}
	on := func(seat string) {
		t.Helper()
		w.Wait(fmt.Sprintf(`document.getElementById("table")?.dataset.me === %q && document.getElementById("link").textContent`, seat))
	}
	all := func(wanted bool) {
		t.Helper()
		shows(webtest.Eval[string](w, `document.documentElement.outerHTML`), wanted)
		for _, page := range []string{"", "?whole=yes", "/book", "/ledger", "/ledger.json"} {
			shows(webtest.Eval[string](w, fmt.Sprintf(`fetch(%q).then((answer) => answer.text())`, table+page)), wanted)
		}
	}
	fits := func(where string) {
		t.Helper()
		for _, wrong := range append(w.Misfits(), w.Barriers()...) {
			t.Errorf("%s: %s", where, wrong)
		}
	}
	phone.Go(table)
	phone.Enter(ledger.Entry{Actor: "Ann", Verb: "boodle", Args: []string{"10"}})
	on("0")
	all(true)
	other := browser.Open(webtest.Phone) // another tab, which Ann has left open
	other.Go(w.Address())
	other.WaitText("#link", "Live")
	shows(webtest.Eval[string](other, `document.documentElement.outerHTML`), true)

	w.WaitText("#turn", "Bob’s turn")
	fits("the table")
	w.Follow("#act-pass")
	w.WaitText(".pass", "Hand the phone to Bob.")
	all(false)
	fits("the curtain")
	w.Back()
	on("-1")
	all(false)
	other.Wait(`document.getElementById("table").dataset.me === "-1"`)
	shows(webtest.Eval[string](other, `document.documentElement.outerHTML`), false)
	w.Follow("#act-pass")
	w.Follow("[name=seat]")
	on("1")
	all(false)
	w.Back()
	w.WaitText(".pass", "Hand the phone to Bob.")
	all(false)
	w.Back()
	on("1") // where Ann was
	all(false)

	// A page that the browser has kept whole is not seen before it's loaded anew.
	webtest.Eval[bool](w, `dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))`)
	if text := w.Text("body"); text != "" {
		t.Errorf("a page that is kept shows %s", text)
	}
	webtest.Eval[bool](w, `dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`)
	w.WaitText("#turn", "Your turn")

	w.Follow("#pass")
	fits("who is next")
	w.Follow(`[name=to][value="0"]`)
	all(false)
	w.Follow("[name=seat]")
	on("0")
	all(true)

	// Whoever finds the game in the list of tables is asked who has the phone.
	w.Go(host.URL + under + "tables")
	w.Follow(".kept .open")
	w.WaitText(".pass", "Ann has the phone.")
	shows(webtest.Eval[string](w, `document.documentElement.outerHTML`), false)
	w.Follow(".pass a")
	on("0")
	w.Go(table + "/seats")
	w.WaitText("label[for=dice]", "Spinner")
}
