package main

import (
	"net/url"
	"slices"
	"strings"
	"testing"
)

// At a table where the program draws, one tap deals all jokers, and one ends a phase
// and draws the next chip; one Undo takes back what one tap did, and one Redo brings it
// again.
func TestWhatBelongsTogetherGoesInWithOneTap(t *testing.T) {
	h := newNosyHost(t, serve(t, "--limits", "off"), url.Values{"game": {"goldfever"}, "player": {"Ann", "Bob"}, "me": {"1"}, "dice": {"virtual"}})
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

// lastLine is the last line of a text.
func lastLine(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	return lines[len(lines)-1]
}
