package example_test

import (
	"os"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
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
