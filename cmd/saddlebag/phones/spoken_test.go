package phones

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/webtest"
)

// What a screen reader finds on a table of Coal n' Write: what each deposit is and holds, and
// with which dice it is open. An entry of another phone is told once.
func TestSpokenTable(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob"}
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, names...)
	bank := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	if !bank.Enters(0, "table roll 2+2+3") {
		t.Fatal("nobody throws")
	}
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664).InStillness(), names...).Players[0]
	// The first Borax is a 3, the first Coal a 4 with one DIG box (CW11, CW12, lode-1).
	ann.Wait(`document.querySelector("#s1-mine-west-coal-1\\/1 title").textContent.includes("Coal tunnel 1, deposit 1: number 4, not claimed")`)
	for name, role := range map[string]string{
		"Coal tunnel 1, deposit 1: number 4, not claimed, open to you with 2 + 2 or with 2 + 3 or with 2 + 2 + 3": "button",
		"Coal tunnel 1, deposit 1, DIG box 1: not dug, open to you with 2 or with 3":                              "button",
		"die showing 3, unspent": "button",
	} {
		if n := ann.CountNamed(role, name); n != 1 {
			t.Errorf("%d times %s %q", n, role, name)
		}
	}
	if n := ann.CountNamed("button", "die showing 2, unspent"); n != 2 {
		t.Errorf("%d dice show a 2", n)
	}
	const watch = `(window.told = [], new MutationObserver(() => told.push(document.getElementById("said").textContent)).observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true }), true)`
	webtest.Eval[bool](ann.Window, watch)
	if !bank.Enters(1, "Bob claim coal-1 2+2") {
		t.Fatal("Bob does not claim")
	}
	ann.WaitEntry("Bob claim coal-1 2+2")
	ann.Settled()
	if n := webtest.Eval[float64](ann.Window, "told.length"); n != 1 {
		t.Errorf("told %v times", n)
	}
	ann.Wait(`document.querySelector("#s2-mine-west-coal-1\\/1 title").textContent.includes("number 4, claimed")`)
	if heard := webtest.Eval[bool](ann.Window, `[...document.querySelectorAll("#notes > *")].every((note) => note.getAttribute("aria-live") === "off")`); !heard {
		t.Error("news is read out twice")
	}
}
