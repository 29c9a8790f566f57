package play_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// listen counts what the page plays from now on, by the kind of its source.
const listen = `window.heard = { tones: 0, rubs: 0 };
	for (const [source, name] of [[OscillatorNode, "tones"], [AudioBufferSourceNode, "rubs"]]) {
		const start = source.prototype.start;
		source.prototype.start = function (...at) { heard[name]++; return start.apply(this, at); };
	}`

// Nothing sounds until somebody wants it; then a pencil does for one's own
// entry, coins do for what somebody earns, and it lasts over a reload.
func TestSoundsForWhoWantsThem(t *testing.T) {
	s := roomtest.StartTables(t)
	host := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, host)
	host.Enters(path, roomtest.Opening[:5]...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(s.URL + path)
	webtest.Eval[any](w, listen)
	host.Enters(path, "Ann dig 5")
	w.WaitEntry("Ann dig 5")
	if silent := webtest.Eval[bool](w, `heard.tones + heard.rubs === 0`); !silent {
		t.Error("it sounds unasked")
	}
	w.Tap("#menu > summary")
	w.Tap("#sounds")
	w.Wait(`heard.tones === 2`) // the bell, to hear what was chosen
	host.Enters(path, "Bob dig 2")
	w.WaitEntry("Bob dig 2")
	w.Wait(`heard.tones === 8`) // four coins, and the bell: Ann is to spin
	w.Go(s.URL + path)
	w.Wait(`document.getElementById("sounds").checked`)
}

// What somebody earns is counted out over the score, and not when an undo brings
// it back; to who wants no motion it is only told.
func TestCoinsAreCountedOut(t *testing.T) {
	s := roomtest.StartTables(t)
	host := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, host)
	host.Enters(path, roomtest.Opening[:5]...)
	b := webtest.Start(t)
	w, still := b.Open(webtest.Phone), b.Open(webtest.Phone.InStillness())
	for _, one := range []*webtest.Window{w, still} {
		one.Sit(s.URL + path)
		webtest.Eval[any](one, `window.counted = [];
			new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((n) => n.matches?.(".earned") && counted.push(n.textContent)))).observe(document.body, { childList: true })`)
	}
	for _, event := range []string{"Ann dig 5", "table undo", "table redo"} {
		host.Enters(path, event)
		for _, one := range []*webtest.Window{w, still} {
			one.WaitEntry(event)
		}
	}
	if got := webtest.Eval[string](w, `counted.join()`); got != "+5" {
		t.Errorf("counted out: %q", got)
	}
	if got := webtest.Eval[string](still, `counted.join()`); got != "" {
		t.Errorf("counted out to who wants no motion: %q", got)
	}
}

// The page says whose turn it is, in its title to who looks at another page; and the
// bell rings when a turn begins, not while it lasts.
func TestTurnIsTold(t *testing.T) {
	s := roomtest.StartTables(t)
	host := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, host)
	host.Enters(path, "Ann draw ace", "Bob draw king")
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(s.URL + path)
	w.Wait(`document.title.startsWith("Your turn: ")`)
	webtest.Eval[any](w, `window.turns = 0; document.addEventListener("my-turn", () => turns++)`)
	for _, step := range []struct {
		event string
		mine  bool
		turns int
	}{
		{"Ann bury here", false, 0},
		{"Bob bury there", false, 0},
		{"table roll 2+5", true, 1},
		{"Bob dig 2", true, 1},
		{"Ann dig 5", true, 1}, // and goes on: to spin
	} {
		host.Enters(path, step.event)
		w.WaitEntry(strings.TrimSuffix(step.event, " there")) // which is Bob's secret
		if got := webtest.Eval[bool](w, `document.title.startsWith("Your turn: ")`); got != step.mine {
			t.Errorf("after %s: the title is %q", step.event, webtest.Eval[string](w, `document.title`))
		}
		if cut := webtest.Eval[bool](w, `[...document.querySelectorAll("#turn p")].some((p) => p.scrollWidth > p.clientWidth)`); cut {
			t.Errorf("after %s: %q is cut off", step.event, w.Text("#turn"))
		}
		if got := webtest.Eval[int](w, `turns`); got != step.turns {
			t.Errorf("after %s: %d turns began, want %d", step.event, got, step.turns)
		}
	}
}
