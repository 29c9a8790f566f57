package seats

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// At a table where the program draws, one tap deals all jokers, and one ends a phase
// and draws the next chip; one Undo takes back what one tap did, and one Redo brings it
// again.
func TestWhatBelongsTogetherGoesInWithOneTap(t *testing.T) {
	h := newNosyHost(t, programtest.Serve(t, "--limits", "off"), url.Values{"game": {"goldfever"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"virtual"}})
	verbs := func() []string {
		var list []string
		for line := range strings.Lines(h.ledger()) {
			list = append(list, strings.Fields(line)[1])
		}
		return list
	}
	grows := func(event string, want ...string) {
		t.Helper()
		before := verbs()
		said := h.enters(event)
		if got := verbs(); !slices.Equal(got, append(before, want...)) {
			t.Fatalf("%s: %v, want %v more than %v\n%.2000s", event, got, want, before, said)
		}
	}
	deal := "deals-joker"
	grows("table deals-joker Lena *", deal, deal, deal, deal)
	grows("table undo", "undo", "undo", "undo", "undo")
	grows("table redo", "redo", "redo", "redo", "redo")
	grows("table activate *", "activate") // who it is nobody chooses, and nobody has to go on
	_, acts, _ := strings.Cut(strings.TrimSpace(lastLine(h.ledger())), "activate ")
	grows(acts+" end", "end", "activate")
	grows("table undo", "undo", "undo")
}

// A way of several zones goes in with one tap, as single events: none of them where one is
// refused, and no more than up to where somebody may react. One Undo takes back what went
// in. So does a shot with the card that was drawn for it.
func TestAWayGoesInWithOneTap(t *testing.T) {
	h := newNosyHost(t, programtest.Serve(t, "--limits", "off"), url.Values{"game": {"goldfever"}, "player": {"Ann", "Bob"}, "me": {"1"}})
	taps := func(want string, lines ...string) {
		t.Helper()
		before, last := h.ledger(), len(lines)-1
		said := h.Submit("/t/"+h.Code+"/enter", url.Values{"seen": {strconv.Itoa(h.seen())}, "before": lines[:last], "event": {lines[last]}})
		if got, _ := strings.CutPrefix(h.ledger(), before); got != want {
			t.Fatalf("%q: %q, want %q\n%.2000s", lines, got, want, said)
		}
	}
	h.plays("table deals-joker Ted ?", "table deals-joker Lena ?", "table deals-joker Fred ?", "table deals-joker Silas ?", "table activate Lena")
	taps("", "Lena move d4", "Lena move d1")                             // no way there
	taps("", "Lena move d4", "table undo")                               // no move
	taps("", "Lena move d4", "Lena shoot Fred rifle")                    // out of sight
	taps("Lena move d4\nLena move d3\n", "Lena move d4", "Lena move d3") // around the sheriff's
	taps("table undo\ntable undo\n", "table undo")
	h.plays("Lena end", "table activate Fred")
	taps("Fred move f2\nFred move f3\n", "Fred move f2", "Fred move f3") // out of the saloon
	h.plays("Fred ambush", "table activate Ted")
	taps("Ted move d4\nTed move d3\n", "Ted move d4", "Ted move d3", "Ted move d2") // in the street Fred sees Ted
	h.plays("Fred react pass", "Ted end", "table activate Silas")
	taps("Silas move f2\nSilas move f3\n", "Silas move f2", "Silas move f3")
	taps("Silas shoot Ted rifle\ntable card easy miss\n", "Silas shoot Ted rifle", "table card easy miss")
	taps("table undo\ntable undo\n", "table undo")
}

// lastLine is the last line of a text.
func lastLine(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	return lines[len(lines)-1]
}
