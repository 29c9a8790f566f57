// Package ledgertest checks a rulebook with ledgers worked out by hand: whole games
// with their tally, and ledgers that break clauses.
//
// It knows no game: a game's tests give the folder of their ledgers, and a shelf
// with the game. It is for tests only.
package ledgertest

import (
	"os"
	"path/filepath"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// ledgers are the files of a folder.
func ledgers(t *testing.T, folder string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.ledger"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no ledgers in %s: %v", folder, err)
	}
	return files
}

// Check folds the ledger in a file, as the checker does. If the header names house
// data by its digest, that's a file beside the ledger.
func Check(t *testing.T, shelf ledger.Catalog, file string) (*ledger.Fold, *ledger.Report) {
	t.Helper()
	opened := open(t, shelf, file)
	findings := ledger.Check(opened.Fold, opened.Doc)
	return opened.Fold, ledger.NewReport(file, opened.Fold, findings)
}

// open reads the ledger in a file and starts its game.
func open(t *testing.T, shelf ledger.Catalog, file string) *ledger.Opened {
	t.Helper()
	text := read(t, file)
	document, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	var own ledger.DataLoader
	if data := document.Header.Data; data.Digest != "" {
		own = func(game scoring.Game) (ledger.HouseData, error) {
			name := filepath.Join(filepath.Dir(file), data.Name+".yaml")
			return ledger.ReadOwn(game, data.Name, name, []byte(read(t, name)))
		}
	}
	opened, err := shelf.Open(file, text, own)
	if err != nil {
		t.Fatal(err)
	}
	return opened
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
