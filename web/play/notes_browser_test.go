package play_test

import (
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// A note that somebody has closed stays closed on that phone, even where the page is
// shown anew from what the phone has kept, with all that has happened since; the next
// one is news.
func TestClosedNotesStayClosed(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	network := webtest.NewProxy(t, p.Address)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("net::ERR")
	w.Sit(strings.Replace(p.Page(p.Bob), p.Address, network.URL(), 1))
	w.WaitText("#link", "Live")
	untilKept(w, "location.pathname")

	p.Enter(p.Ann, "5", "Ann dig 5", "")
	p.Enter(p.Ann, "6", `table amend 6 "Ann dig 2"`, "")
	w.WaitText("#notes", "changed")
	webtest.Eval[bool](w, `(async () => {
  while ((await (await caches.match(location.pathname + "/news"))?.json())?.seen !== 7) await new Promise((done) => setTimeout(done, 50));
  return true;
})()`)
	network.Refuse()
	w.Go(w.Address())
	w.WaitText("#notes", "changed") // nobody has closed it
	w.Tap("#notes [aria-label^=Close]")
	w.Wait(`document.querySelector("#notes .note") === null`)
	w.Go(w.Address())
	w.WaitEntry("table amend 6")
	w.WaitText("#link", "Offline since")
	if n := w.Count("#notes .note:not(.passing)"); n != 0 { // what passes tells what it brought
		t.Errorf("%d notes are back: %s", n, w.Text("#notes"))
	}

	network.Restore()
	w.WaitText("#link", "Live")
	p.Enter(p.Ann, "7", `table amend 6 "Ann dig 5"`, "")
	w.WaitText("#notes", "changed")
}
