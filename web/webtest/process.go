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
	ctx context.Context
	end func()
}

// chromium is the process that tests share.
var chromium struct {
	once sync.Once
	process
	profile string
	err     error
}

func startShared() (context.Context, error) {
	chromium.once.Do(func() {
		if chromium.profile, chromium.err = os.MkdirTemp("", "webtest"); chromium.err == nil {
			chromium.process, chromium.err = startProcess(chromium.profile)
		}
	})
	return chromium.ctx, chromium.err
}

// startProcess starts Chromium with a folder for its profile.
func startProcess(profile string) (process, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(headless), chromedp.UserDataDir(profile), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("ignore-certificate-errors", true), // of servers in tests, which nobody vouches for
		chromedp.Flag("font-render-hinting", "none"),     // letters as wide as on phones, which do not hint
		chromedp.Flag("host-resolver-rules", "MAP "+InsecureHost+" 127.0.0.1"))
	running, kill := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(running)
	p := process{ctx, func() {
		end()
		kill()
		chromedp.FromContext(ctx).Allocator.Wait()
	}}
	return p, chromedp.Do(ctx) // starts it
}

// Tests are the tests of a package in which pages are opened. Run ends the
// browser after them: TestMain calls it.
type Tests struct{ *testing.M }

// Run runs the tests, and returns the code to exit with.
func (t Tests) Run() int {
	defer func() {
		if chromium.end == nil {
			return
		}
		chromium.end()
		if err := os.RemoveAll(chromium.profile); err != nil {
			fmt.Fprintln(os.Stderr, "the browser's profile is left over:", err)
		}
	}()
	return t.M.Run()
}
