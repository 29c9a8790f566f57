package webtest

import (
	"fmt"
	"time"

	"github.com/chromedp/chromedp"
)

// HoldClock stops the page's clock, so that what a tap means by its time doesn't depend
// on how busy the machine is. The page's timers still run, and read the stopped clock.
func (w *Window) HoldClock() {
	w.b.t.Helper()
	w.setClock("const at = Date.now(); Date.now = () => at")
}

// PassTime moves the page's clock on, whether it's held or runs.
func (w *Window) PassTime(by time.Duration) {
	w.b.t.Helper()
	w.setClock(fmt.Sprintf("const now = Date.now; Date.now = () => now() + %d", by.Milliseconds()))
}

// ReleaseClock lets the page's clock run again. It never jumps back: where it's ahead of
// the machine's, it stays ahead.
func (w *Window) ReleaseClock() {
	w.b.t.Helper()
	w.setClock("const real = () => new Date().getTime(); const ahead = Math.max(0, Date.now() - real()); Date.now = () => real() + ahead")
}

func (w *Window) setClock(how string) {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void]("{" + how + "; 0}"))
}
