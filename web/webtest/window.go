package webtest

import (
	"context"
	"fmt"
	"os"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// A Device is what a window is shown on.
type Device struct {
	Width, Height int64 // CSS pixels
	Scale         float64
	Touch         bool
	Dark          bool
	NoScripts     bool
	Still         bool // its owner wants no motion
}

// The devices that pages are tested on.
var (
	Phone = Device{Width: 360, Height: 800, Scale: 2, Touch: true}
	Desk  = Device{Width: 1280, Height: 800, Scale: 1}
)

// InTheDark is the device when its owner prefers dark pages.
func (d Device) InTheDark() Device { d.Dark = true; return d }

// InStillness is the device when its owner wants no motion.
func (d Device) InStillness() Device { d.Still = true; return d }

// WithoutScripts is the device with JavaScript switched off.
func (d Device) WithoutScripts() Device { d.NoScripts = true; return d }

// String names a device in the names of pictures and in what tests say.
func (d Device) String() string {
	s := fmt.Sprint(d.Width)
	if d.Dark {
		s += "-dark"
	} else {
		s += "-light"
	}
	if d.NoScripts {
		s += "-noscript"
	}
	return s
}

// mobile is what a phone calls its browser.
const mobile = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"

// A Window is one page, with cookies and storage that no other window shares.
// It is for one goroutine. A step that fails ends the test.
type Window struct {
	Device
	b   *Browser
	ctx context.Context
	log *log
}

// Open opens a window. What goes wrong in it fails the test: errors on the
// console, exceptions that nothing catches, and what the page's policy
// forbids.
func (b *Browser) Open(d Device) *Window {
	b.t.Helper()
	var options []chromedp.ContextOption
	if !b.keep {
		options = append(options, chromedp.WithNewBrowserContext())
	}
	ctx, cancel := chromedp.NewContext(b.ctx, options...)
	b.t.Cleanup(cancel)
	w := &Window{b: b, ctx: ctx, log: new(log)}
	if err := chromedp.Listen(ctx, w.log.take); err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(func() {
		for _, line := range w.log.lines() {
			b.t.Errorf("window: %s", line)
		}
	})
	w.Be(d)
	return w
}

// Phones opens windows on as many devices that are alike.
func (b *Browser) Phones(n int, d Device) []*Window {
	b.t.Helper()
	windows := make([]*Window, n)
	for i := range windows {
		windows[i] = b.Open(d)
	}
	return windows
}

// Be makes the window that of another device.
func (w *Window) Be(d Device) {
	w.b.t.Helper()
	w.Device = d
	scheme, agent, motion := "light", "", "no-preference"
	if d.Still {
		motion = "reduce"
	}
	if d.Dark {
		scheme = "dark"
	}
	if d.Touch {
		agent = mobile
	}
	scale := d.Scale
	if os.Getenv(ShotsEnv) == "" { // to draw the pixels between is slow, and nobody looks at them
		scale = 1
	}
	w.Do(
		command(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: d.Width, Height: d.Height, DeviceScaleFactor: scale, Mobile: d.Touch,
		}),
		command(emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: d.Touch}),
		command(emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent}),
		command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{
				{Name: "prefers-color-scheme", Value: scheme}, //nolint:misspell // as CSS has it
				{Name: "prefers-reduced-motion", Value: motion},
			},
		}),
		command(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: d.NoScripts}),
	)
}

// Do carries out steps of chromedp's, for what Window has no word for.
func (w *Window) Do(steps ...chromedp.Action[chromedp.Void]) {
	w.b.t.Helper()
	get(w, chromedp.Steps(steps...))
}

// get carries out an action and returns what it gives.
func get[T any](w *Window, a chromedp.Action[T]) T {
	w.b.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, w.b.patience())
	defer cancel()
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		w.b.t.Fatal(err)
	}
	return v
}

// command is a command of the browser's protocol as a step.
func command[P any](c cdp.Command[P, cdp.Empty], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, c, params)
		return err
	})
}
