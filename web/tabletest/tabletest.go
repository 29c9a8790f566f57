// Package tabletest plays at a live table as people do: it looks at a seat's page, taps
// with a finger on what it finds there, and counts the taps. It is for tests only.
//
// It knows no game. It reads off the page what can be entered; only page.js knows how the
// page is made.
package tabletest

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"saddlebag/web/webtest"
)

//go:embed page.js
var page string

// A Player is somebody with a phone at a table.
type Player struct {
	*webtest.Window
	T      testing.TB
	ForAll bool // they enter for everybody, as a host may
	Taken
	waited bool // for a throw that enters itself
}

// Taken is what somebody's entries took.
type Taken struct{ Entries, Taps, Scrolls int }

// Each is a number of taps or scrolls for each entry.
func (t Taken) Each(n int) float64 { return float64(n) / float64(max(1, t.Entries)) }

// on calls a function of the page's with arguments. A page that does not have them is
// given them first.
func on[V any](p *Player, function string, args ...any) V {
	p.T.Helper()
	words, err := json.Marshal(append([]any{}, args...))
	if err != nil {
		p.T.Fatal(err)
	}
	type answer struct{ Is V }
	for {
		call := fmt.Sprintf("window.tabletest ? Promise.resolve(tabletest.patient(%d).%s(...%s)).then((is) => ({ is })) : null", p.Left().Milliseconds(), function, words)
		if got := webtest.Eval[*answer](p.Window, call); got != nil {
			return got.Is
		}
		p.Do(chromedp.Evaluate[chromedp.Void]("window.tabletest = " + page))
	}
}

// A Target is what a finger is meant for, by one of the names that page.js has.
type Target map[string]any

// An aim is where a target is, or why it cannot be tapped.
type aim struct {
	X, Y    float64
	Scrolls int
	Covered bool // by a note
	Lost    bool
	Missed  bool
}

// Touch taps on a target, once it is there and in sight.
func (p *Player) Touch(t Target) {
	p.T.Helper()
	const tries = 5
	for range tries {
		at := on[aim](p, "aim", t)
		p.Scrolls += at.Scrolls
		switch {
		case at.Lost:
			p.T.Fatalf("at %s there is no %v; the page reads\n%s", p.Address(), t, p.Text("body"))
		case at.Covered:
			p.dismiss()
		case !at.Missed:
			p.TapAt(at.X, at.Y)
			return
		}
	}
	p.T.Fatalf("at %s something lies over %v", p.Address(), t)
}

// dismiss closes a note, unless it has gone by itself.
func (p *Player) dismiss() {
	p.T.Helper()
	if at := on[aim](p, "aim", Target{"note": true}, 0); !at.Lost {
		p.TapAt(at.X, at.Y)
	}
}

// TapAt taps on a point of the screen.
func (p *Player) TapAt(x, y float64) {
	p.T.Helper()
	p.Taps++
	p.Do(chromedp.TapXY(x, y))
}

// has says whether a target is there.
func (p *Player) has(t Target) bool { return on[bool](p, "has", t) }

// Number is the number of the last entry that the page knows.
func (p *Player) Number() int { return on[int](p, "number") }

// Last is the last entry that the page knows, as the ledger writes it.
func (p *Player) Last() string { return on[string](p, "last") }

// Sees waits until the page knows of an entry.
func (p *Player) Sees(number int) {
	p.T.Helper()
	p.Wait(`Number(document.getElementById("last")?.dataset.number ?? 0) >= ` + quoted(number))
}

func quoted(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // numbers and texts have a form in JSON
	}
	return string(b)
}
