package alike

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// What somebody types with the words that lists and sheets in another language have is what it
// is in notation, or it's asked; it's never another place. Testdata says what, by hand.
func TestTypedAbroad(t *testing.T) {
	text, err := os.ReadFile("testdata/typed-abroad.txt")
	if err != nil {
		t.Fatal(err)
	}
	var fold *ledger.Fold
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		if len(parts) != 3 {
			continue
		}
		if parts[0] == "after" {
			fold = playedTo(t, filepath.Join("../../../scoring", parts[1]), parts[2])
			continue
		}
		own, ok := speech.For(parts[0])
		if !ok {
			t.Fatalf("no language has the tag %q", parts[0])
		}
		typed, want := parts[1], parts[2]
		got, err := reading.Read(own, fold, "Ann", strings.Fields(typed))
		var several *reading.AmbiguousError
		var open *reading.OpenError
		asked := errors.As(err, &several) || errors.As(err, &open)
		if !asked && err != nil || asked != (want == "?") || !asked && got.String() != want {
			t.Errorf("in %s %q is read as %s, %v; want %s", own.Name(), typed, got, err, want)
		}
	}
}

// playedTo is the game of a ledger up to an event, or where that is "nothing" its start.
func playedTo(t *testing.T, file, last string) *ledger.Fold {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	opened, err := titles.Shelf().Open(file, string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range opened.Doc.Lines {
		if last == "nothing" {
			return opened.Fold
		}
		if breaks := opened.Fold.Apply(line.Number, line.Entry); breaks != nil {
			t.Fatal(line.Entry, breaks)
		}
		if line.Entry.String() == last {
			return opened.Fold
		}
	}
	t.Fatalf("%s has no %s", file, last)
	return nil
}
