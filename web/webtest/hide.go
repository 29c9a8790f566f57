package webtest

import (
	"github.com/chromedp/cdproto/emulation"
	protocol "github.com/chromedp/cdproto/page"
)

// Hide hides the page, as a phone does when it's locked or shows something else, until
// Reveal. The browser pauses what plays there.
func (w *Window) Hide() {
	w.b.t.Helper()
	w.Do(
		command(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: false}),
		command(protocol.SetWebLifecycleState, protocol.SetWebLifecycleStateParams{State: protocol.SetWebLifecycleStateStateFrozen}),
		command(protocol.SetWebLifecycleState, protocol.SetWebLifecycleStateParams{State: protocol.SetWebLifecycleStateStateActive}), // hidden still, and its scripts run
	)
	w.Wait(`document.visibilityState === "hidden"`)
}

// Reveal shows a page again that was hidden.
func (w *Window) Reveal() {
	w.b.t.Helper()
	w.Do(command(emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}))
	w.Wait(`document.visibilityState === "visible"`)
}
