package papers

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/webtest"
)

// A copyist copies filled sheets onto the page, by taps.
type copyist struct {
	programtest.SeatedPhone
}

// write copies what is written in a cell: a box is tapped, and for anything
// else the dialog that comes up is filled in.
func (c copyist) write(sheet, cell, value string) {
	c.T.Helper()
	c.turnTo(sheet)
	c.tapCell(cell)
	if value == "x" {
		return
	}
	c.WaitText("#ask[open] h2", sheet)
	word, struck := strings.CutPrefix(value, "/")
	c.Fill("#ask-value", word)
	if struck {
		c.Tap("#ask-struck")
	}
	c.Tap(`#ask[open] [value="write"]`)
}

// turnTo brings the sheet of a player or the table to the front.
func (c copyist) turnTo(sheet string) {
	c.T.Helper()
	tab := fmt.Sprintf(`[...document.querySelectorAll(".tabs a")].find((tab) => tab.textContent === %q)`, sheet)
	if !webtest.Eval[bool](c.Window, tab+`.getAttribute("aria-selected") === "true"`) {
		c.Reach("#" + webtest.Eval[string](c.Window, tab+`.id`))
	}
}

// tapCell taps on the middle of a cell of the sheet in front.
func (c copyist) tapCell(cell string) {
	c.T.Helper()
	at := webtest.Eval[[]float64](c.Window, fmt.Sprintf(`(() => {
		const cell = document.querySelector('.sheet:not(.aside) g.cell[id$=%q]'), picture = cell.closest(".picture"), svg = picture.querySelector("svg");
		const [x, y, w, h] = picture.dataset.boxes.split(",")[[...picture.querySelectorAll("g.cell")].indexOf(cell)].split(" ").map(Number);
		const middle = () => new DOMPoint(x + w / 2, y + h / 2).matrixTransform(svg.getScreenCTM());
		scrollBy(0, middle().y - innerHeight / 2);
		return [middle().x, middle().y];
	})()`, "-"+cell))
	c.Do(chromedp.TapXY(at[0], at[1]))
}

// goTo chooses how deep the page goes into the sheets.
func (c copyist) goTo(depth string) {
	c.T.Helper()
	c.Tap(fmt.Sprintf(".depths [value=%q]", depth))
}

// judged waits until all that was written is in the document.
func (c copyist) judged() {
	c.T.Helper()
	c.Wait(`document.querySelectorAll(".waits").length === 0`)
}

// documentText is the document as it stands on the page.
const documentText = `document.getElementById("text").value`

// soloSheets are the sheets of programtest.SoloGame: what its player has written.
var soloSheets = []struct{ sheet, cell, value string }{
	{"Ann", "coal-1/1", "x"},
	{"Ann", "borax-1/1", "x"},
	{"Ann", "stash/1", "/C"},
	{"Ann", "stash/2", "/B"},
	{"Ann", "burro-1/slot-1", "C"},
	{"Ann", "burro-1/value", "5"},
	{"Ann", "burro-2/value", "0"},
	{"Ann", "burro-3/slot-1", "B"},
	{"Ann", "burro-3/value", "3"},
	{"Ann", "burro-4/value", "0"},
	{"Ann", "burro-5/value", "0"},
	{"Ann", "burro-6/value", "0"},
	{"Ann", "cash/1/round", "1"},
	{"Ann", "cash/1/what", "delivery"},
	{"Ann", "cash/1/amount", "5"},
	{"Ann", "cash/2/round", "2"},
	{"Ann", "cash/2/what", "delivery"},
	{"Ann", "cash/2/amount", "3"},
	{"Ann", "cash/3/round", "3"},
	{"Ann", "cash/3/what", "delivery"},
	{"Ann", "cash/3/amount", "0"},
	{"Ann", "cash/4/round", "4"},
	{"Ann", "cash/4/what", "delivery"},
	{"Ann", "cash/4/amount", "0"},
	{"Ann", "cash/5/round", "5"},
	{"Ann", "cash/5/what", "delivery"},
	{"Ann", "cash/5/amount", "0"},
	{"Ann", "cash/6/round", "6"},
	{"Ann", "cash/6/what", "delivery"},
	{"Ann", "cash/6/amount", "0"},
	{"Ann", "cash", "12"}, // and not 8
	{"Table", "round/1", "x"},
	{"Table", "round/2", "x"},
	{"Table", "round/3", "x"},
	{"Table", "round/4", "x"},
	{"Table", "round/5", "x"},
	{"Table", "round/6", "x"},
}

// Sheets with a wrong sum are copied by tapping. The page tells what the sum
// is, outlines what it is of, keeps all of it over a reload, has it mended, and
// prints it.
func TestSheetsAreCopiedByTapping(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	ann := copyist{programtest.PhoneAt(t, b.Open(webtest.Phone))}
	ann.Go(at + "/check")
	ann.Follow(`a[href="/check/sheet?game=coal-n-write"]`)
	ann.Fill(`input[aria-label="Player 1"]`, "Ann")
	ann.Follow(".form .wide")
	ann.WaitText("#standing", "nothing written yet")
	ann.goTo("all")
	for _, e := range soloSheets {
		ann.write(e.sheet, e.cell, e.value)
	}
	for _, sheet := range []string{"Ann", "Table"} {
		ann.turnTo(sheet)
		ann.Reach(".sheet:not(.aside) > .actions .button")
		ann.judged()
	}
	ann.WaitText("#standing", "right but for a slip")
	for _, want := range []string{"CW43", "Ann should end up with 5 + 3 = 8; the sheet says 12."} {
		ann.WaitText(".doubts", want) // it is drawn anew with each answer
	}
	ann.turnTo("Ann")
	for _, cell := range []string{"cash", "cash/1/amount", "cash/6/amount"} {
		if ann.Count(fmt.Sprintf(`.marks .doubt[data-cell$="-%s"]`, cell)) != 1 {
			t.Errorf("%s is not outlined", cell)
		}
	}
	if ann.Count(`.marks .doubt[data-cell$="-burro-1/value"]`) != 0 {
		t.Error("what has no part in it is outlined")
	}
	ann.Shot("sheets-wrong")

	ann.Go(ann.Address()) // all is kept
	ann.WaitText("#standing", "right but for a slip")
	ann.turnTo("Ann")
	ann.tapCell("cash")
	ann.WaitText("#ask[open] .finding", "CW43")
	ann.Shot("sheets-asked")
	ann.Fill("#ask-value", "8")
	ann.Tap(`#ask[open] [value="write"]`)
	ann.WaitText("#standing", "right")
	ann.Shot("sheets-right")
	ann.WaitText("#standing", "$8")
	const printed = `fetch("/check/sheets.pdf", { method: "POST", body: new FormData(document.getElementById("document")) })
		.then(async (answer) => answer.headers.get("Content-Type") + " " + (await answer.text()))`
	pdf := webtest.Eval[string](ann.Window, printed)
	if !strings.HasPrefix(pdf, "application/pdf %PDF-") {
		t.Errorf("%.40q is no PDF", pdf)
	}
	if n := strings.Count(pdf, "/Type /Page "); n < 3 { // certificate, worksheet, store
		t.Errorf("%d pages are printed", n)
	}
}

// Cut off, what is written is kept on the phone, and judged when there is a
// connection again.
func TestSheetsAreKeptWhileCutOff(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t, "--limits", "off"), webtest.Start(t)
	network := webtest.NewProxy(t, at)
	ann := copyist{programtest.PhoneAt(t, b.Open(webtest.Phone))}
	ann.Forgive("net::ERR")
	ann.Go(network.URL() + "/check/sheet?game=coal-n-write&player=Ann&depth=all")
	network.Refuse()
	ann.write("Ann", "cash", "12")
	ann.WaitText("#link", "Offline")
	network.Restore()
	ann.judged()
	if text := webtest.Eval[string](ann.Window, documentText); !strings.Contains(text, "Ann cash 12") {
		t.Errorf("the document reads\n%s", text)
	}

	ann.Go(network.URL() + "/check")
	ann.FollowNamed("button", "Coal n' Write: Ann")
	if text := webtest.Eval[string](ann.Window, documentText); !strings.Contains(text, "Ann cash 12") {
		t.Errorf("taken up again the document reads\n%s", text)
	}
	ann.Go(network.URL() + "/check")
	ann.TapNamed("button", "Forget Coal n' Write: Ann")
	ann.Wait(`document.getElementById("kept").hidden`)
}

// Without scripts the document is the form, and the panels show what it says.
func TestSheetsWithoutScripts(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t), webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	w.Go(at + "/check/sheet?game=coal-n-write&player=Ann&depth=all")
	w.Fill("#text", "saddlebag 1 coal-n-write final\nplayer Ann\n\nAnn burro-1/slot-1 Q\n")
	w.Follow("#document .first")
	if text := w.Text("#verdict"); !strings.Contains(text, "CW40") || !strings.Contains(text, "Burro 1, slot 1") {
		t.Errorf("the verdict reads %s", text)
	}
	if n := w.Count(`.marks .doubt[data-cell$="-burro-1/slot-1"]`); n != 1 {
		t.Errorf("%d outlines of the letter", n)
	}
	w.Follow(`.sheet .button[value="sheet-0"]`)
	if text := webtest.Eval[string](w, documentText); !strings.Contains(text, "table coal-baron -") {
		t.Errorf("the document reads\n%s", text)
	}
}

// An answer that takes long is waited for, however long: the page says that it is
// being worked out, and asks no second time.
func TestSlowAnswersAreWaitedFor(t *testing.T) {
	t.Parallel()
	server, err := url.Parse(programtest.Serve(t, "--limits", "off"))
	if err != nil {
		t.Fatal(err)
	}
	var asked atomic.Int32
	done := make(chan struct{})
	proxy := httputil.NewSingleHostReverseProxy(server)
	slow := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost {
			asked.Add(1)
			<-done
		}
		proxy.ServeHTTP(w, r)
	}))
	defer slow.Close()
	ann := copyist{programtest.PhoneAt(t, webtest.Start(t).Open(webtest.Phone))}
	ann.Go(slow.URL + "/check/sheet?game=coal-n-write&player=Ann&depth=all")
	ann.write("Ann", "cash", "12")
	ann.WaitText("#link", "Still checking")
	ann.write("Ann", "tack", "x") // and more waits behind it
	ann.SetHTML("#link", "")
	ann.WaitText("#link", "Still checking")
	if n := asked.Load(); n != 1 {
		t.Errorf("the server was asked %d times", n)
	}
	close(done)
	ann.judged()
	if text := webtest.Eval[string](ann.Window, documentText); !strings.Contains(text, "Ann cash 12") || !strings.Contains(text, "Ann tack x") {
		t.Errorf("the document reads\n%s", text)
	}
}
