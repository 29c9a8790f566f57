package phones

import (
	"math"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/webtest"
)

// asked is what the dialog has, from above: what can't be done, then the labels of its forms.
const asked = `[...document.getElementById("ask-forms").children].map((one) => one.dataset.label ?? one.textContent.trim())`

// A tap on a gun offers whom it can be fired at, or says why at nobody, before the gun is given
// away or dropped: in the village of all scenarios, houses stand between d5 and f1, and nothing
// between c5 and d5, next door (GF40).
func TestTapOnGunOffersTargets(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTableOf(t, at, "goldfever", live.Physical, "Ann", "Bob")
	host, seen := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/")), 0
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664).InStillness(), "Ann", "Bob").Players[0]
	tapGun := func(events ...string) []string {
		t.Helper()
		for _, event := range events {
			if !host.Enters(seen, event) {
				t.Fatalf("%s is refused", event)
			}
			seen++
		}
		ann.Sees(seen)
		finger(ann, `document.getElementById("tab-sheet-1")`)
		const gun = `document.querySelector('.lights [data-cell$="lena/gun-1"]')`
		ann.Wait(gun + `?.checkVisibility()`)
		webtest.Eval[bool](ann.Window, `(`+gun+`.scrollIntoView({ block: "nearest" }), true)`)
		finger(ann, gun)
		ann.Wait(`document.getElementById("ask").open`)
		return webtest.Eval[[]string](ann.Window, asked)
	}
	all := tapGun("table deals-joker Ted charm", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?", "table activate Lena")
	if len(all) != 3 || !strings.HasPrefix(all[0], "Lena fires the rifle: ") || !strings.HasSuffix(all[0], " GF40") || !strings.HasPrefix(all[1], "Lena gives Ted the rifle") && !strings.HasPrefix(all[1], "Lena gives the rifle") {
		t.Errorf("where nobody is in sight: %q", all)
	}
	for _, barrier := range ann.Barriers() {
		t.Error(barrier)
	}
	ann.Close()
}

// What was under the finger stays where it was, though the next thing to do is further down, and
// so does what somebody reads when it's taken back. After the third 1 burros are loaded (CW6, CW9).
func TestEntryLeavesThePageWhereItIs(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, "Ann", "Bob", "Cy")
	host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	for seen, event := range []string{"table roll 1+1+1", "Ann dig coal-1 1", "table roll 1+1", "table roll 1"} {
		if !host.Enters(seen, event) {
			t.Fatalf("%s is refused", event)
		}
	}
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664).InStillness(), "Ann").Players[0]
	const box = `document.querySelector('#of-sheet-1 .lights [data-cell$="-tin-1/1/dig-1"]')`
	ann.Wait(box + ` !== null`)
	webtest.Eval[bool](ann.Window, `((at) => (scrollBy(0, at.y + at.height / 2 - innerHeight / 2), true))(`+box+`.getBoundingClientRect())`)
	const top = `document.getElementById("sheet-1").getBoundingClientRect().top`
	before := webtest.Eval[float64](ann.Window, top)
	for i, when := range []string{"after an entry", "after it's taken back"} {
		if i == 0 {
			finger(ann, box)
		} else if !host.Enters(5, "Ann undo") {
			t.Fatal("the entry can't be taken back")
		}
		ann.Sees(5 + i)
		ann.Settled()
		if moved := webtest.Eval[float64](ann.Window, top) - before; math.Abs(moved) > 1 {
			t.Errorf("%s the sheet has moved by %v px", when, moved)
		}
	}
}
