package example_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
)

// Nobody reads what others have drawn and buried before it is shown, and what
// they do read is a game as well.
func TestSecrets(t *testing.T) {
	whole, err := os.ReadFile("testdata/games/whole-2p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	unfinished, _, _ := strings.Cut(string(whole), "Bob reveal")
	for viewer, hidden := range [][]string{{"queen", "saloon"}, {"ace", "cactus"}} {
		o, err := catalog.Open("-", unfinished, nil)
		if err != nil {
			t.Fatal(err)
		}
		read := ledger.RedactDocument(o.Fold, o.Doc, viewer).String()
		for _, secret := range hidden {
			if strings.Contains(read, secret) {
				t.Errorf("seat %d reads %q in\n%s", viewer, secret, read)
			}
		}
		again, err := catalog.Open("-", read, nil)
		if err != nil {
			t.Fatal(err)
		}
		if found := ledger.Check(again.Fold, again.Doc); len(found) > 0 {
			t.Errorf("seat %d has findings: %v", viewer, found)
		}
	}
}

// What the rules say of a game as somebody reads it holds, or is undecided.
func TestUndecided(t *testing.T) {
	text, err := os.ReadFile("testdata/games/whole-2p.ledger")
	if err != nil {
		t.Fatal(err)
	}
	for viewer := scoring.Table; viewer < 2; viewer++ {
		there, seen := opened(t, string(text)), opened(t, string(text))
		for _, line := range there.Doc.Lines {
			read := there.Fold.Redact(line.Entry, viewer)
			ledgertest.Decides(t, there.Fold, seen.Fold, rand.New(rand.NewPCG(uint64(line.Number), 1)))
			if v := there.Fold.Apply(line.Number, line.Entry); v != nil {
				t.Fatal(v)
			}
			if v := seen.Fold.Apply(line.Number, read); v != nil {
				t.Fatal(v)
			}
		}
	}
}

// opened is the game of a ledger as it starts.
func opened(t *testing.T, text string) *ledger.Opened {
	t.Helper()
	o, err := catalog.Open("-", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return o
}
