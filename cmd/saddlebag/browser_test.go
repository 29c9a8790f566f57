package main

import (
	"bufio"
	"context"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// serve starts the web app as a process of its own, with more flags, and
// returns its address. At the end of the test it is asked to stop, and must.
func serve(t *testing.T, flags ...string) string {
	t.Helper()
	cmd := exec.Command("saddlebag", append([]string{"serve", "--addr", "127.0.0.1:0"}, flags...)...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		if err := cmd.Wait(); err != nil {
			t.Errorf("serve ended with %v", err)
		}
		if strings.Contains(said.String(), "level=ERROR") {
			t.Errorf("serve said\n%s", said.String())
		}
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("no address: %v", err)
	}
	return strings.TrimSuffix(strings.TrimSpace(address), "/")
}

// A tab is one page of a real browser.
type tab struct {
	t   *testing.T
	ctx context.Context
}

// browse starts a browser. What it logs as an error fails the test, and so
// does what the policy of the pages has kept from it.
func browse(t *testing.T) tab {
	t.Helper()
	if _, err := exec.LookPath("chromium"); err != nil {
		t.Fatal("the tests need chromium; make need installs it")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.UserDataDir(t.TempDir()),
		chromedp.NoSandbox, chromedp.DisableGPU, chromedp.Flag("disable-background-networking", true))
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	b := tab{t, ctx}
	b.do()
	err := chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *log.EventEntryAdded:
			refused := strings.Contains(e.Entry.Text, "with a status of 4")
			if e.Entry.Level == log.EntryLevelError && !refused {
				t.Errorf("%s: %s", e.Entry.URL, e.Entry.Text)
			}
		case *runtime.EventExceptionThrown:
			t.Errorf("%s: %s", e.ExceptionDetails.URL, e.ExceptionDetails.Text)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// do carries out steps.
func (b tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, steps...); err != nil {
		b.t.Fatal(err)
	}
}

// open goes to an address and waits until the page is there.
func (b tab) open(url string) {
	b.t.Helper()
	b.do(chromedp.Navigate(url))
}

// follow clicks on what leads to another page and waits until that is there.
func (b tab) follow(selector string) {
	b.t.Helper()
	if _, err := chromedp.RunResponse(b.ctx, chromedp.Click(chromedp.CSS(selector))); err != nil {
		b.t.Fatalf("%s: %v", selector, err)
	}
}

// fill sets the value of a field.
func (b tab) fill(selector, value string) {
	b.t.Helper()
	b.do(chromedp.SetValue(chromedp.CSS(selector), value))
}

// text is what a reader finds in an element.
func (b tab) text(selector string) string {
	b.t.Helper()
	return result(b, chromedp.Text(chromedp.CSS(selector)))
}

// count is how many elements there are.
func (b tab) count(selector string) int {
	b.t.Helper()
	return result(b, chromedp.Evaluate[int](`document.querySelectorAll("`+selector+`").length`))
}

// screen sets the size of the window in CSS pixels, and whether it is dark.
func (b tab) screen(width int64, scheme string) {
	b.t.Helper()
	b.do(
		command(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 800, DeviceScaleFactor: 1}),
		command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}, //nolint:misspell // as CSS has it
		}),
	)
}

// result carries out an action and returns what it gives.
func result[T any](b tab, a chromedp.Action[T]) T {
	b.t.Helper()
	v, err := chromedp.Run(b.ctx, a)
	if err != nil {
		b.t.Fatal(err)
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
