package webtest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/inspector"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// ReloadIfSure reloads the page, as a thumb does that pulls it down. It waits until the
// browser asks whether to leave, as the page wants, and leaves or stays.
func (w *Window) ReloadIfSure(leave bool) {
	w.b.t.Helper()
	asked := make(chan struct{}, 1)
	ctx, cancel := context.WithCancel(w.ctx)
	defer cancel()
	if err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*protocol.EventJavascriptDialogOpening); ok {
			asked <- struct{}{}
		}
	}); err != nil {
		w.b.t.Fatal(err)
	}
	w.Do(
		chromedp.Evaluate[chromedp.Void]("void setTimeout(() => location.reload())"), // once this is answered
		chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
			select {
			case <-asked:
			case <-ctx.Done():
				return ctx.Err()
			}
			_, err := cdp.Call(ctx, target, protocol.HandleJavaScriptDialog, protocol.HandleJavaScriptDialogParams{Accept: leave})
			return err
		}),
	)
}

// Crash has the page crash, which the window doesn't get over.
func (w *Window) Crash() {
	w.b.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, w.b.patience())
	defer cancel()
	crashed := false
	if err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			crashed = true
			cancel()
		}
	}); err != nil {
		w.b.t.Fatal(err)
	}
	_, err := chromedp.Run(ctx, command(protocol.Crash, cdp.Empty{})) // it isn't answered
	if <-ctx.Done(); !crashed {
		w.b.t.Fatal(err)
	}
}
