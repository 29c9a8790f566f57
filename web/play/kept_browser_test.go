package play_test

import (
	"context"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// A phone that is cut off and loads the page anew has the last state of the
// table and what waits to be sent, but not once its seat is gone: by a server of its own
// machine, and by any over TLS, where the page can be installed, too.
func TestReloadWithoutANetwork(t *testing.T) {
	t.Run("own machine", func(t *testing.T) {
		p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
		testReload(t, p, p.Address)
	})
	t.Run("TLS", func(t *testing.T) {
		p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
		testReload(t, p, p.Secure)
	})
}

func testReload(t *testing.T, p roomtest.Party, at string) {
	network := webtest.NewProxy(t, at)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("net::ERR")
	w.Sit(strings.Replace(p.Page(p.Bob), p.Address, network.URL(), 1))
	w.WaitText("#link", "Live")
	untilKept(w, "location.pathname")
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		manifest, err := cdp.Call(ctx, target, page.GetAppManifest, page.GetAppManifestParams{})
		if len(manifest.Errors) > 0 || !strings.HasPrefix(manifest.URL, network.URL()+"/manifest.webmanifest") || !strings.Contains(manifest.Data, "icon-512.png") {
			t.Errorf("the page can't be installed by %s: %v\n%s", manifest.URL, manifest.Errors, manifest.Data)
		}
		return err
	}))

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
