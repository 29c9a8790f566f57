package site_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// BenchmarkStart is how long it takes until the entrance is there: on a phone that has never been
// at the site, on one whose program has to start or runs already, and from a server. The browser
// slows the page down, as an old phone does, but not the program in its worker.
func BenchmarkStart(b *testing.B) {
	shows := func(w *webtest.Window, at string) {
		w.Go(at)
		w.Wait(`document.getElementById("games")`)
	}
	host, server := serving(b, siteFiles(b)), programtest.Serve(b)
	chromium := webtest.Start(b)
	for _, times := range []float64{1, 4} {
		open := func() *webtest.Window {
			w := chromium.Open(webtest.Phone)
			w.Slow(times, 0, 0)
			return w
		}
		b.Run(fmt.Sprintf("cold/slow=%g", times), func(b *testing.B) {
			for b.Loop() {
				shows(open(), host.URL+under)
			}
		})
		b.Run(fmt.Sprintf("warm/slow=%g", times), func(b *testing.B) {
			w := open()
			shows(w, host.URL+under)
			w.Do(does(serviceworker.Enable, cdp.Empty{}))
			for b.Loop() {
				w.Do(does(serviceworker.StopAllWorkers, cdp.Empty{}))
				shows(w, host.URL+under)
			}
		})
		b.Run(fmt.Sprintf("running/slow=%g", times), func(b *testing.B) {
			w := open()
			shows(w, host.URL+under)
			for b.Loop() {
				shows(w, host.URL+under)
			}
		})
		b.Run(fmt.Sprintf("server/slow=%g", times), func(b *testing.B) {
			w := open()
			for b.Loop() {
				shows(w, server)
			}
		})
	}
}
