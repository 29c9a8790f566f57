package webtest

import (
	"context"
	"os"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// Download taps on what leads to a file, and returns what is in it and what it is called.
func (w *Window) Download(selector string) (name, content string) {
	w.b.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, w.b.patience())
	defer cancel()
	folder, events := w.b.t.TempDir(), true
	names, done := make(chan string, 1), make(chan string, 1)
	if err := chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *browser.EventDownloadWillBegin:
			names <- e.SuggestedFilename
		case *browser.EventDownloadProgress:
			if e.State != browser.DownloadProgressStateInProgress {
				done <- string(e.State)
			}
		}
	}); err != nil {
		w.b.t.Fatal(err)
	}
	w.Do(command(browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior:         browser.SetDownloadBehaviorBehaviorAllow, //nolint:misspell // as the protocol has it
		BrowserContextID: chromedp.FromContext(w.ctx).BrowserContextID, DownloadPath: folder, EventsEnabled: &events,
	}))
	w.Tap(selector)
	select {
	case name = <-names:
	case <-ctx.Done():
		w.b.t.Fatalf("at %s a tap on %s brings no file", w.Address(), selector)
	}
	if state := <-done; state != string(browser.DownloadProgressStateCompleted) {
		w.b.t.Fatalf("the file %s is %s", name, state)
	}
	text, err := os.ReadFile(folder + "/" + name)
	if err != nil {
		w.b.t.Fatal(err)
	}
	return name, string(text)
}
