package coal_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// What somebody types with the words that sheets in another language print is what it is in
// notation, or it's asked; it's never another place.
func TestTypedAbroad(t *testing.T) {
	text, err := os.ReadFile("testdata/typed-abroad.txt")
	if err != nil {
		t.Fatal(err)
	}
	var fold *ledger.Fold
	for line := range strings.Lines(string(text)) {
		tag, rest, ok := strings.Cut(strings.TrimSpace(line), " | ")
		if !ok {
			continue
		}
		if tag == "after" {
			fold = playedTo(t, "testdata/games/shared-win-2p.ledger", rest)
			continue
		}
		typed, want, _ := strings.Cut(rest, " | ")
		own, ok := speech.For(tag)
		if !ok {
			t.Fatalf("no language has the tag %q", tag)
		}
		got, err := reading.Read(own, fold, "Ann", strings.Fields(typed))
		var several *reading.AmbiguousError
		var open *reading.OpenError
		asked := errors.As(err, &several) || errors.As(err, &open)
		if !asked && err != nil || asked != (want == "?") || !asked && got.String() != want {
			t.Errorf("in %s %q is read as %s, %v; want %s", tag, typed, got, err, want)
		}
	}
}

// playedTo is the game of a ledger up to the line with an event.
func playedTo(t *testing.T, file, last string) *ledger.Fold {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(text), "\n"+last)
	opened, err := shelf.Open(file, before+"\n"+last+"\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range opened.Doc.Lines {
		if breaks := opened.Fold.Apply(line.Number, line.Entry); breaks != nil {
			t.Fatal(line.Entry, breaks)
		}
	}
	return opened.Fold
}
