package phones

import (
	"math"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
	"saddlebag/web/webtest"
)

// Who reads what happened is left there, though there is something else to do on the
// sheets by now, and is told that the table went on without them.
func TestReadersAreLeftAlone(t *testing.T) {
	t.Parallel()
	at, names := programtest.Serve(t, "--limits", "off"), []string{"Ann", "Bob"}
	table := programtest.NewTableOf(t, at, "coal-n-write", live.Physical, names...)
	bank := programtest.ProgramAt(t, at, strings.TrimPrefix(table, "/t/"))
	if !bank.Enters(0, "table roll 2+2+3") {
		t.Fatal("nobody throws")
	}
	bob := programtest.Gather(t, at, table, programtest.Pocket(390, 664).InStillness(), names...).Players[1]
	webtest.Eval[bool](bob.Window, `(document.getElementById("moves").scrollIntoView(), window.read = () => document.getElementById("moves").getBoundingClientRect().top, window.at = read(), window.since = performance.now(), true)`)
	bob.Wait(`performance.now() - since > 3200`) // a page that nobody has touched for so long moves to what there is to do
	if !bank.Enters(1, "table roll 4+5+6") {
		t.Fatal("nobody throws")
	}
	bob.WaitText("#notes", "The dice show 4, 5 and 6, entered by Ann. You hadn't finished.")
	bob.Settled()
	if moved := webtest.Eval[float64](bob.Window, "read() - at"); math.Abs(moved) > 1 {
		t.Errorf("what is read has moved by %v px", moved)
	}
}
