package webtest

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	protocol "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A Visit is what it took to show a page, by the browser's own figures.
type Visit struct {
	Requests int
	Bytes    int     // on the wire, with headers
	Painted  float64 // ms to the first text or picture
	Live     float64 // ms until the page has said that it is connected; 0 where it has not
}

// visit sums up what the page has loaded. A file that the browser has kept is
// no request.
const visit = `(() => {
  const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].filter((one) => one.transferSize > 0);
  return {
    requests: loaded.length,
    bytes: loaded.reduce((sum, one) => sum + one.transferSize, 0),
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    live: window.connectedAt ?? 0,
  };
})()`

// Visit is what the page of the window took to load, once it has its fonts.
func (w *Window) Visit() Visit {
	w.b.t.Helper()
	w.Wait(`document.readyState === "complete" && document.fonts.status === "loaded"`)
	return Eval[Visit](w, visit)
}

// Watch has pages tell when they are connected; see Visit.
func (w *Window) Watch() {
	w.b.t.Helper()
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, protocol.AddScriptToEvaluateOnNewDocument, protocol.AddScriptToEvaluateOnNewDocumentParams{
			Source: `document.addEventListener("connected", () => { window.connectedAt ??= performance.now(); })`,
		})
		return err
	}))
}

// Slow has the window run as much slower as an old phone does, on a network of
// so many bytes a second with that delay in ms; 0 bytes leave the network as it is.
func (w *Window) Slow(times, bytes, delay float64) {
	w.b.t.Helper()
	w.Do(command(emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: times}))
	if bytes == 0 {
		return
	}
	w.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
			MatchedNetworkConditions: []*network.Conditions{{Latency: delay, DownloadThroughput: bytes, UploadThroughput: bytes}},
		})
		return err
	}))
}
