package play_test

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// plays is true while the picture plays that keeps the screen on.
const plays = `(() => {
  const film = document.querySelector("video.awake");
  return Boolean(film) && !film.paused && film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
})()`

// In a home network, where browsers have no wake lock, a picture keeps the screen on that
// has no sound, so that it leaves music on. It plays on when the page is shown again, or
// loaded again.
func TestScreenStaysOnWithoutTLS(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(webtest.Insecure(t, p.Page(p.Bob)))
	w.WaitText("#link", "Live")
	if n := w.Count("video"); n != 0 {
		t.Errorf("%d films before anybody has asked for one", n)
	}
	w.Tap("#menu > summary")
	w.Tap("#awake")
	w.Wait(plays)
	w.WaitText("#awake-why", "Your screen stays on")
	sound(t, w, "a screen that stays on")
	if silent := webtest.Eval[bool](w, `(({ muted, srcObject }) => muted && srcObject.getAudioTracks().length === 0)(document.querySelector("video.awake"))`); !silent {
		t.Error("the picture can be heard")
	}

	w.Hide()
	w.Wait(`document.querySelector("video.awake").paused`)
	w.Reveal()
	w.Wait(plays)

	w.Go(w.Address())
	w.WaitText("#link", "Live")
	w.Wait(plays)

	w.Tap("#menu > summary")
	w.Tap("#awake")
	w.Wait(`document.querySelector("video.awake").paused`)
	w.Hide()
	w.Reveal()
	w.Tap("#menu > summary")
	if webtest.Eval[bool](w, plays) {
		t.Error("the screen stays on though nobody wants it to")
	}
}

// Safari gets a film with a sound track, which it takes up with the first tap on a page
// that's loaded again, and which never comes to its end. Chromium plays it here as Safari
// would.
func TestScreenOfAnIPhoneStaysOn(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, protocol.AddScriptToEvaluateOnNewDocument, protocol.AddScriptToEvaluateOnNewDocumentParams{
			Source: `window.GestureEvent = class {}`, // by which a page knows Safari
		})
		return err
	}))
	w.Sit(webtest.Insecure(t, p.Page(p.Bob)))
	w.WaitText("#link", "Live")
	w.Tap("#menu > summary")
	w.Tap("#awake")
	w.Wait(plays)
	if as := webtest.Eval[[]any](w, `(({ muted, loop, duration, webkitAudioDecodedByteCount: sound }) => [muted, loop, duration, sound > 0])(document.querySelector("video.awake"))`); as[0] != false || as[1] != false || as[2] != 30.0 || as[3] != true {
		t.Errorf("muted, looped, seconds, with sound: %v", as)
	}
	webtest.Eval[any](w, `document.querySelector("video.awake").currentTime = 29`)
	w.Wait(plays + ` && document.querySelector("video.awake").currentTime < 15`)
	w.Hide()
	w.Reveal()
	w.Wait(plays)

	w.Go(w.Address())
	w.WaitText("#link", "Live")
	if !webtest.Eval[bool](w, `document.querySelector("video.awake").paused`) {
		t.Error("a film with sound plays before anybody has tapped")
	}
	w.Tap("#turn")
	w.Wait(plays)
}
