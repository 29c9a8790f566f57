package papers

import (
	"strconv"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// On a phone the settings stay at hand while pages are looked at, and the next pages come
// before those that are there have been seen.
func TestPagesComeAndSettingsStay(t *testing.T) {
	t.Parallel()
	w := webtest.Start(t).Open(webtest.Phone)
	w.Go(programtest.Serve(t) + "/print?game=forty-niners&paper=a4&player=Ann&player=Bob&player=Cy&player=Di")
	const drawn = `document.querySelectorAll(".paper figure").length`
	for last, all := 0, webtest.Eval[int](w, `+document.querySelector(".paper").dataset.all`); last < all; last = webtest.Eval[int](w, drawn) {
		webtest.Eval[any](w, `document.getElementById("next").scrollIntoView() && 0`)
		w.Wait(drawn + ` > ` + strconv.Itoa(last))
	}
	w.WaitText("#next", "10 of 10 pages")
	if !webtest.Eval[bool](w, `[...document.querySelectorAll(".paper use")].every((use) => document.querySelectorAll(use.getAttribute("href")).length === 1)`) {
		t.Error("a part is drawn from none, or from two")
	}
	w.Tap(".drawer summary")
	w.Tap("#ink")
	for _, fault := range append(append(w.Misfits(), w.LooseEnds()...), w.Barriers()...) {
		t.Error(fault)
	}
}
