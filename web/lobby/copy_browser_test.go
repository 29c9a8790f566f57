package lobby_test

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// In a home network browsers neither share nor let pages write to the clipboard. The link
// is copied all the same, and nothing offers to share it. Without scripts there's neither.
func TestLinkIsCopied(t *testing.T) {
	s := roomtest.StartTables(t)
	b := webtest.Start(t)
	path := roomtest.Visit(t, s.URL).Upload("/tables", "game", "nugget", "player", "Ann", "player", "", "seats", "2").Leads(t, "(/t/[a-z2-7]{26})")
	w := b.Open(small)
	w.Sit(webtest.Insecure(t, s.URL) + path)
	w.Wait(`document.getElementById("copy").checkVisibility()`)
	if webtest.Eval[bool](w, `"share" in navigator || "clipboard" in navigator`) {
		t.Fatal("the browser shares, or has a clipboard")
	}
	if webtest.Eval[bool](w, `document.getElementById("share").checkVisibility()`) {
		t.Error("offers to share where nothing can")
	}
	w.Tap("#copy")
	w.WaitText("#copy", "Copied")
	link := webtest.Eval[string](w, `document.getElementById("link").value`)
	w.Go(s.URL + "/check")
	webtest.Eval[any](w, `document.getElementById("text").focus()`)
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: "v", Commands: []string{"paste"}})
		return err
	}))
	w.Wait(`document.getElementById("text").value !== ""`)
	if got := webtest.Eval[string](w, `document.getElementById("text").value`); got != link {
		t.Errorf("copied is %q, want %q", got, link)
	}

	plain := b.Open(small.WithoutScripts())
	plain.Sit(webtest.Insecure(t, s.URL) + path)
	for _, id := range []string{"share", "copy"} {
		if webtest.Eval[bool](plain, `document.getElementById("`+id+`").checkVisibility()`) {
			t.Errorf("without scripts there is a button to %s", id)
		}
	}
}
