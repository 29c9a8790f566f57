package webtest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Go goes to an address and waits until the page is there.
func (w *Window) Go(url string) {
	w.b.t.Helper()
	w.Do(chromedp.Navigate(url))
}

// Sit goes to the page of a seat as the phone that has it: with the key that its
// browser keeps.
func (w *Window) Sit(address string) {
	w.b.t.Helper()
	_, code, found := strings.Cut(address, "/t/")
	if !found || len(code) < keyLength {
		w.b.t.Fatalf("%s is the address of no seat", address)
	}
	w.Do(command(network.SetCookie, network.SetCookieParams{Name: "saddlebag-phone", Value: code[:keyLength], URL: address}))
	w.Go(address)
}

// keyLength is how many letters of a seat's code a phone keeps.
const keyLength = 26

// Tap taps on the first element that a CSS selector finds, as a finger does or,
// where there is no touch, a mouse.
func (w *Window) Tap(selector string) {
	w.b.t.Helper()
	w.Calm()
	w.Do(w.tap(selector))
}

// Follow taps on what leads to another page and waits until that is there.
func (w *Window) Follow(selector string) {
	w.b.t.Helper()
	w.Calm()
	w.follow(w.tap(selector))
}

// Speak chooses a language by its tag, at the foot of the page or in its menu, whether it is
// offered there or not.
func (w *Window) Speak(tag string) {
	w.b.t.Helper()
	if Eval[string](w, "document.documentElement.lang") == tag {
		return
	}
	Eval[bool](w, fmt.Sprintf(`((button) => {
		button.value = %q;
		button.closest("details")?.setAttribute("open", "");
		return true;
	})(document.querySelector(".languages button"))`, tag))
	w.Follow(".languages button")
}

func (w *Window) tap(selector string) chromedp.Action[chromedp.Void] {
	at := chromedp.Click(chromedp.CSS(selector))
	if w.Touch {
		at = chromedp.Tap(chromedp.CSS(selector))
	}
	return anew(at)
}

// anew carries out an action again where the page was drawn anew under it: an
// element may be replaced after it was found.
func anew(do chromedp.Action[chromedp.Void]) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for {
			_, err := do(ctx, target)
			if err == nil || !strings.Contains(err.Error(), "No node with given id") {
				return err
			}
		}
	})
}

// Calm waits until a page takes every tap: until its letters have come, whose room moves what
// stands below them, and, at a table, until what has changed has rested for a moment.
func (w *Window) Calm() {
	w.b.t.Helper()
	w.Wait(`document.fonts.status === "loaded" && !document.querySelector("#table[data-rests]")`)
}

// oneTap is how long a page may stay after a tap that leads to another before it is tapped
// again, as people do: on a busy machine one may be lost.
const oneTap = 30 * time.Second

func (w *Window) follow(tap chromedp.Action[chromedp.Void]) {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void](`void (window.stays = true)`)) // until the page goes
	for end := time.Now().Add(w.Left()); time.Now().Before(end); {
		ctx, cancel := context.WithTimeout(w.ctx, oneTap)
		_, err := chromedp.Run(ctx, tap)
		late := ctx.Err() != nil
		cancel()
		if err != nil && !late {
			w.b.t.Fatal(err)
		}
		if w.becomes(`!window.stays`, oneTap) {
			return
		}
		w.b.t.Logf("at %s a tap led nowhere for %s", w.Address(), oneTap)
	}
	w.b.t.Fatalf("at %s a tap leads nowhere; the page reads\n%s", w.Address(), w.Text("body"))
}

// Back goes back to the page before. It does not come where the browser would ask first
// whether a form is to be sent again.
func (w *Window) Back() {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void]("void setTimeout(() => history.back())")) // once this is answered, as the page that would answer goes
}

// Fill sets the value of a field.
func (w *Window) Fill(selector, value string) {
	w.b.t.Helper()
	w.Do(anew(chromedp.SetValue(chromedp.CSS(selector), value)))
}

// Type types a text into a field, key by key.
func (w *Window) Type(selector, text string) {
	w.b.t.Helper()
	w.Do(chromedp.SendKeys(chromedp.CSS(selector), text))
}

// Press presses a key where the focus is: a letter, or one that package kb
// names. Its character comes with its going down, as from a keyboard, and not
// as an event of its own, which no page could prevent.
func (w *Window) Press(key string) {
	w.b.t.Helper()
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, r := range key {
			for _, event := range kb.Encode(r) {
				if event.Type == kb.KeyChar {
					continue
				}
				if event.Type == kb.KeyDown {
					event.Text = kb.Keys[r].Text
				}
				if _, err := cdp.Call(ctx, target, input.DispatchKeyEvent, *event); err != nil {
					return err
				}
			}
		}
		return nil
	}))
}

// Upload chooses a file for a field.
func (w *Window) Upload(selector, file string) {
	w.b.t.Helper()
	w.Do(chromedp.SetUploadFiles(chromedp.CSS(selector), []string{file}))
}

// Text is what a reader finds in an element, which the page must have.
func (w *Window) Text(selector string) string {
	w.b.t.Helper()
	return get(w, chromedp.Text(chromedp.CSS(selector)))
}

// Count is how many elements there are.
func (w *Window) Count(selector string) int {
	w.b.t.Helper()
	return Eval[int](w, `document.querySelectorAll(`+quoted(selector)+`).length`)
}

// SetHTML replaces what is in an element.
func (w *Window) SetHTML(selector, html string) {
	w.b.t.Helper()
	w.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector(%s).innerHTML = %s`, quoted(selector), quoted(html))))
}

// Address is where the window is.
func (w *Window) Address() string {
	w.b.t.Helper()
	return get(w, chromedp.Location())
}

// Eval is the value of a JavaScript expression in the page; a promise is waited
// for. The page's policy does not hold for it, nor does WithoutScripts.
func Eval[T any](w *Window, expression string) T {
	w.b.t.Helper()
	return get(w, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// pause is how long a page is left alone between two looks where nothing tells of what
// is waited for.
const pause = 20 * time.Millisecond

// oneLook is for how long an answer is waited for at most: a page that has been left gives none.
const oneLook = 10 * time.Second

// waiting looks at a page until an expression is true of it, and the page is whole: what
// stands below what is waited for is there, too. It looks again when something in the page
// changes, and now and then for what is no change of the page, as that a font has come.
const waiting = `new Promise((done) => {
  const look = () => {
    try {
      if (document.readyState !== "complete" || !(%s)) return;
    } catch {
      return; // what it reads is not there yet
    }
    changes.disconnect();
    clearInterval(timer);
    done(true);
  };
  const changes = new MutationObserver(look);
  const timer = setInterval(look, 100);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
})`

// Left is for how long Wait waits.
func (w *Window) Left() time.Duration { return w.b.patience() - lastWords }

// Wait waits until a JavaScript expression is true of a whole page, over whatever pages
// come.
func (w *Window) Wait(expression string) {
	w.b.t.Helper()
	if !w.becomes(expression, w.Left()) {
		w.b.t.Fatalf("at %s waited in vain for %s; the page reads\n%s", w.Address(), expression, w.Text("body"))
	}
}

// becomes waits for a while until a JavaScript expression is true of a whole page, and tells
// whether it is.
func (w *Window) becomes(expression string, while time.Duration) bool {
	look := chromedp.Evaluate[bool](fmt.Sprintf(waiting, expression), chromedp.EvalAwaitPromise)
	if w.NoScripts { // where nothing of a page's own runs
		look = chromedp.Evaluate[bool](`document.readyState === "complete" && Boolean(` + expression + `)`)
	}
	for end := time.Now().Add(while); time.Now().Before(end); time.Sleep(pause) {
		ctx, cancel := context.WithTimeout(w.ctx, oneLook)
		is, err := chromedp.Run(ctx, look)
		cancel()
		if err == nil && is { // between two pages there is nothing to look at
			return true
		}
	}
	return false
}

// WaitText waits until an element reads a text, perhaps among other text.
func (w *Window) WaitText(selector, text string) {
	w.b.t.Helper()
	w.Wait(fmt.Sprintf(`document.querySelector(%s)?.innerText.includes(%s)`, quoted(selector), quoted(text)))
}

// WaitEntry waits until the last entry that a table's page tells of has a text in
// it, as the ledger writes it.
func (w *Window) WaitEntry(event string) {
	w.b.t.Helper()
	w.Wait(fmt.Sprintf(`document.getElementById("last")?.dataset.entry.includes(%s)`, quoted(event)))
}

// LastEntry is the entry that a page of a table tells of last, as the ledger writes it.
func (w *Window) LastEntry() string {
	w.b.t.Helper()
	return Eval[string](w, `document.getElementById("last")?.dataset.entry ?? ""`)
}

// ShotsEnv names the variable that names the folder for pictures.
const ShotsEnv = "WEBTEST_SHOTS"

// Shot takes a picture of the whole page into the folder that ShotsEnv names,
// if it names one. It is called by its name and the device.
func (w *Window) Shot(name string) {
	w.b.t.Helper()
	folder := os.Getenv(ShotsEnv)
	if folder == "" {
		return
	}
	picture := get(w, chromedp.FullScreenshot(80))
	file := filepath.Join(folder, strings.ReplaceAll(name, "/", "-")+"-"+w.String()+".jpg")
	if err := os.WriteFile(file, picture, 0o600); err != nil {
		w.b.t.Fatal(err)
	}
}

// Picture is what the first element of a selector looks like, enlarged.
func (w *Window) Picture(selector string, scale float64) image.Image {
	w.b.t.Helper()
	picture, err := png.Decode(bytes.NewReader(get(w, chromedp.ScreenshotScale(selector, scale))))
	if err != nil {
		w.b.t.Fatal(err)
	}
	return picture
}

// quoted is a text as JavaScript has it.
func quoted(text string) string {
	b, err := json.Marshal(text)
	if err != nil {
		panic(err) // no text is without a form in JSON
	}
	return string(b)
}
