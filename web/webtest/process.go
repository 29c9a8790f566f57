package webtest

import (
	"context"
	"fmt"
	"os"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// headless is Chromium without the windows that nobody sees: it draws pages as
// Chromium does, in a fraction of the time.
const headless = "chromium-headless-shell"

// A process is one running Chromium. To start one takes longer than most tests
// spend in it.
type process struct {
	once sync.Once
	ctx  context.Context
	err  error
	stop func()
}

var chromium process

func (p *process) start() (context.Context, error) {
	p.once.Do(func() {
		profile, err := os.MkdirTemp("", "webtest")
		if err != nil {
			p.err = err
			return
		}
		options := append(chromedp.DefaultExecAllocatorOptions[:],
			chromedp.ExecPath(headless), chromedp.UserDataDir(profile), chromedp.NoSandbox, chromedp.DisableGPU,
			chromedp.Flag("ignore-certificate-errors", true), // of servers in tests, which nobody vouches for
			chromedp.Flag("font-render-hinting", "none"), // letters as wide as on phones, which do not hint
			chromedp.Flag("host-resolver-rules", "MAP "+InsecureHost+" 127.0.0.1"))
		running, kill := chromedp.NewExecAllocator(context.Background(), options...)
		ctx, end := chromedp.NewContext(running)
		p.stop = func() {
			end()
			kill()
			chromedp.FromContext(ctx).Allocator.Wait()
			if err := os.RemoveAll(profile); err != nil {
				fmt.Fprintln(os.Stderr, "the browser's profile is left over:", err)
			}
		}
		p.ctx, p.err = ctx, chromedp.Do(ctx) // starts it
	})
	return p.ctx, p.err
}

// Tests are the tests of a package in which pages are opened. Run ends the
// browser after them: TestMain calls it.
type Tests struct{ *testing.M }

// Run runs the tests, and returns the code to exit with.
func (t Tests) Run() int {
	defer func() {
		if chromium.stop != nil {
			chromium.stop()
		}
	}()
	return t.M.Run()
}
