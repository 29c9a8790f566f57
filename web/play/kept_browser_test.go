package play_test

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// A phone that is cut off and loads the page anew has the last state of the
// table and what waits to be sent, but not once its seat is gone.
func TestReloadWithoutANetwork(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	network := webtest.NewProxy(t, p.Address)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("net::ERR")
	w.Sit(strings.Replace(p.Page(p.Bob), p.Address, network.URL(), 1))
	w.WaitText("#link", "Live")
	untilKept(w, "location.pathname")

	p.Enter(p.Ann, "5", "Ann dig 5", "")
	w.WaitEntry("Ann dig 5")
	untilKept(w, `location.pathname + "/news"`)
	network.Refuse()
	w.Tap(`#dock .pick[data-face="5"]`)
	tapCell(w, "s2-slip-dug/1")
	w.WaitText("#waiting", "Dig with 5")
	w.Go(w.Address())
	w.WaitEntry("Ann dig 5")
	w.WaitText("#waiting", "Dig with 5")
	w.WaitText("#link", "Offline since")
	w.Wait(`getComputedStyle(document.documentElement).backgroundColor === "rgb(245, 238, 221)"`) // its files are there, too

	network.Restore()
	w.WaitEntry("Bob dig 5")
	p.Post(p.Ann, "/delete", url.Values{"sure": {"yes"}})
	w.WaitText("#link", "Not connected")
	if kept := webtest.Eval[bool](w, `caches.has(location.pathname)`); kept {
		t.Error("the page is kept though its table is gone")
	}
}

// untilKept waits until a phone has kept something under an address.
func untilKept(w *webtest.Window, address string) {
	webtest.Eval[bool](w, `(async () => {
  while (!(await caches.match(`+address+`))) await new Promise((done) => setTimeout(done, 50));
  return true;
})()`)
}
