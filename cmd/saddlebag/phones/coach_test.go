package phones

import (
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// The beginnings of tips.
const (
	rollTip  = "Throw when everyone's done"
	claimTip = "Spend dice that reach a deposit's number"
	digTip   = "Each die, whatever it shows"
	storeTip = "Two dice match"
	spinTip  = "Spin to see where your piece may go"
)

// tip is what a phone is told over its buttons; empty for nothing.
const tip = `document.querySelector("#coach > p").textContent`

// inPlace says whether a tip and its buttons stand over the dock, in sight, with room for a
// finger, and leave the dock and the news alone.
const inPlace = `(() => {
	const coach = document.getElementById("coach"), dock = document.getElementById("dock");
	const box = (one) => one.getBoundingClientRect();
	return box(coach).bottom <= box(dock).top + 1 && box(coach).top >= box(document.getElementById("last")).bottom - 1 && box(dock).bottom <= innerHeight &&
		[...coach.querySelectorAll("button")].every((one) => box(one).width >= 44 && box(one).height >= 44 && one.contains(document.elementFromPoint(box(one).x + 22, box(one).y + 22)));
})()`

// told waits for a tip by its beginning; an empty one is for none.
func told(p *tabletest.Player, begins string) {
	p.T.Helper()
	if begins == "" {
		p.Wait(tip + ` === "" && document.querySelector("#coach button").checkVisibility() === false`)
		return
	}
	p.Wait(tip + `.startsWith("` + begins + `") && document.querySelector("#coach button").checkVisibility()`)
}

// anew loads the page of a table again.
func anew(p *tabletest.Player, page string) {
	p.T.Helper()
	p.Go(page)
	p.WaitText("#link", "Live")
}

// A new phone is told of each kind of thing to do, once and one after the other, until its
// reader has had enough. The table's menu brings all back.
func TestTips(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, "Ann", "Bob")
	host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664), "Ann").Players[0]
	enter := func(event string) {
		t.Helper()
		seen := host.State(0).Seen
		if !host.Enters(seen, event) {
			t.Fatalf("%s is refused", event)
		}
		ann.Sees(seen + 1)
	}

	told(ann, rollTip)
	if !webtest.Eval[bool](ann.Window, inPlace) {
		t.Error("the tip is not over the buttons")
	}
	for _, barrier := range ann.Barriers() {
		t.Error(barrier)
	}
	ann.TapNamed("button", "Got it")
	told(ann, "")
	anew(ann, at+table)
	told(ann, "")

	enter("table roll 2+2+5")
	told(ann, claimTip) // one's own come first
	ann.TapNamed("button", "Got it")
	told(ann, "") // one is enough for now
	enter("Ann claim borax-1 5")
	told(ann, digTip)
	webtest.Eval[bool](ann.Window, `(document.getElementById("got-it").focus(), true)`)
	ann.Press("\r")
	ann.Wait(`document.getElementById("dock").contains(document.activeElement)`)
	told(ann, "")
	anew(ann, at+table)
	told(ann, storeTip)

	ann.TapNamed("button", "Hide all tips")
	told(ann, "")
	enter("Bob claim borax-1 5")
	enter("table roll 2+3+4")
	told(ann, "")
	anew(ann, at+table)
	told(ann, "")

	// Another game is new to her, and this one stays as she left it.
	other := programtest.NewTableOf(t, at, "rin-tin-tin", live.Virtual, "Ann", "Bob")
	ann.Sit(at + other)
	ann.WaitText("#link", "Live")
	told(ann, spinTip)
	ann.Sit(at + table)
	ann.WaitText("#link", "Live")
	told(ann, "")

	ann.Tap("#menu > summary")
	ann.Wait(`document.getElementById("tips").checked === false`)
	ann.Tap("#tips")
	told(ann, claimTip)
	anew(ann, at+table)
	told(ann, claimTip)
	ann.Wait(`document.getElementById("tips").checked`)
}

// A second tap on "Got it" enters nothing: below it lies the sheet.
func TestTipTappedTwice(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, "Ann", "Bob")
	host := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	host.Enters(0, "table roll 2+2+5")
	ann := programtest.Gather(t, at, table, programtest.Pocket(390, 664), "Ann").Players[0]
	told(ann, claimTip)
	// A deposit that can be claimed is brought to where the button is.
	under := webtest.Eval[[]float64](ann.Window, `(() => {
		const button = document.getElementById("got-it").getBoundingClientRect();
		const cells = [...document.querySelectorAll("#of-sheet-1 .lights rect")];
		const cell = cells.map((one) => one.getBoundingClientRect()).at(-1);
		scrollBy(0, cell.y + cell.height / 2 - button.y - button.height / 2);
		return [button.x + button.width / 2, button.y + button.height / 2];
	})()`)
	ann.Calm()
	ann.HoldClock()
	ann.TapAt(under[0], under[1])
	told(ann, "")
	ann.TapAt(under[0], under[1])
	ann.WaitText("#notes", "Not entered")
	ann.ReleaseClock()
	if n := host.State(0).Seen; n != 1 {
		t.Errorf("%d entries after a double tap, want the throw alone", n)
	}
}

// Only whose turn it is is told what to do. A phone that has seen a game to its end, and
// closed no tip in it, is told nothing in the next; its switch brings tips back.
func TestTipsForNewcomers(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	g := programtest.Gather(t, at, programtest.NewTableOf(t, at, "rin-tin-tin", live.Virtual, "Ann", "Bob"), programtest.Pocket(390, 664), "Ann", "Bob")
	told(g.Players[0], spinTip)
	told(g.Players[1], "")

	file := programtest.WholeGames(t, "rin-tin-tin")[0]
	doc, err := ledger.Parse(programtest.Read(t, file))
	if err != nil {
		t.Fatal(err)
	}
	played := programtest.MakeTable(t, at+"/tables/carry", url.Values{"ledger": {programtest.Read(t, file)}, "me": doc.Header.Players[:1]})
	ann := g.Players[0]
	ann.Sit(at + played)
	ann.Wait(`document.querySelector("#end .bill") !== null`)
	ann.WaitText("#link", "Live")
	next := programtest.NewTableOf(t, at, "rin-tin-tin", live.Virtual, "Ann", "Bob")
	ann.Sit(at + next)
	ann.WaitText("#link", "Live")
	told(ann, "")
	ann.Tap("#menu > summary")
	ann.Tap("#tips")
	told(ann, spinTip)
}

// Without scripts nobody is told anything that they could not close.
func TestNoTipsWithoutScripts(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	w := webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	w.Sit(at + programtest.NewTableOf(t, at, "coal-n-write", live.Virtual, "Ann", "Bob"))
	if w.CountNamed("button", "Throw 3 dice") == 0 || w.CountNamed("button", "Got it") > 0 || strings.Contains(w.Text("#main"), rollTip) {
		t.Errorf("there is a tip: %s", w.Text("#main"))
	}
}
