// Package webtest has the instruments that judge pages in a real browser: windows of the
// size of a phone to tap on, an accessibility checker (axe-core), rules for what fits a
// thumb, and a network that fails on demand. It is for tests only.
//
// It takes addresses and knows neither the web app nor a game, so tests of any room can
// use it.
package webtest

import (
	"context"
	"net/url"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// lastWords is how much earlier than a step Wait gives up, so that it can still say what it
// has waited for.
const lastWords = 10 * time.Second

// ownTime is the time that a test has which need not end, as of a benchmark.
const ownTime = 20 * time.Minute

// patience is how long a step may take before the test gives up on it: half of the time
// in which all tests must end, as nobody knows how busy the machine is, and the tests
// behind it are to say what is wrong with them, too.
func (b *Browser) patience() time.Duration {
	left := ownTime
	if t, ok := b.t.(interface{ Deadline() (time.Time, bool) }); ok {
		if end, must := t.Deadline(); must {
			left = time.Until(end)
		}
	}
	return left / 2
}

// InsecureHost is a name under which browsers that Start has started find this
// machine. Over plain HTTP it is an insecure origin, as a host in a home
// network is and localhost is not.
const InsecureHost = "table.test"

// A Browser opens windows for one test.
type Browser struct {
	t    testing.TB
	ctx  context.Context
	keep bool // windows share what they keep
}

// Start gives a test the browser of its process, which the first test to ask for
// it starts. Windows share nothing, so that tests do not either.
func Start(t testing.TB) *Browser {
	t.Helper()
	needs(t)
	ctx, err := startShared()
	if err != nil {
		t.Fatal(err)
	}
	return &Browser{t: t, ctx: ctx}
}

// StartOwn starts a browser for one test alone. Its windows share what they keep in a folder, where
// another browser finds it after this one has ended.
func StartOwn(t testing.TB, folder string) *Browser {
	t.Helper()
	needs(t)
	p, err := startProcess(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.end)
	return &Browser{t, p.ctx, true}
}

// End ends a browser of the test's own, as somebody does who closes it.
func (b *Browser) End() {
	b.t.Helper()
	if err := chromedp.Cancel(b.ctx); err != nil {
		b.t.Fatal(err)
	}
}

func needs(t testing.TB) {
	t.Helper()
	if _, err := exec.LookPath(headless); err != nil {
		t.Fatalf("the tests need %s; make need installs it", headless)
	}
}

// Insecure is an address on this machine by the name of the insecure host.
func Insecure(t testing.TB, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	u.Host = InsecureHost + ":" + u.Port()
	return u.String()
}
