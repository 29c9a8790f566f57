package webtest

import (
	"fmt"
	"time"

	"github.com/chromedp/chromedp"
)

// HoldClock has the time of the page stand still: what a tap means by when it comes does
// not hang on how busy the machine is. What the page has set itself a timer for still
// happens, and sees the time that stands.
func (w *Window) HoldClock() {
	w.b.t.Helper()
	w.setClock("Date.now()")
}

// PassTime moves the held time of the page on.
func (w *Window) PassTime(by time.Duration) {
	w.b.t.Helper()
	w.setClock(fmt.Sprintf("Date.now() + %d", by.Milliseconds()))
}

func (w *Window) setClock(to string) {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void]("void ((at) => { Date.now = () => at; })(" + to + ")"))
}

// ReleaseClock has the time of the page be what it is.
func (w *Window) ReleaseClock() {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void]("void (Date.now = () => new Date().getTime())"))
}
