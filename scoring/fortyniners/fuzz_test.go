package fortyniners_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/ledgertest"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// Whatever is written below a header, each line is played or refused, and a
// refused one changes nothing.
func FuzzEvents(f *testing.F) {
	f.Add(true, "Ann roll 1+2\nAnn move r1 r2 r3\nBob roll 1+1\nBob move t1 t3\nBob lookout x4 t20\nAnn undo\nCid pass\n")
	f.Add(false, "Ann stop 5\nAnn pass-by 3\nAnn end-of-run capped\nAnn undo\ntable stop late\nBob stop 0\n")
	files, err := filepath.Glob("testdata/games/*.ledger")
	if err != nil || len(files) == 0 {
		f.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		_, events, _ := strings.Cut(string(text), "\n\n")
		f.Add(!strings.Contains(file, "no-board"), strings.NewReplacer(`"Bob Tanner"`, "Bob", `"Žofie Ø."`, "Cid").Replace(events))
	}
	f.Fuzz(func(t *testing.T, board bool, events string) {
		header := "saddlebag 1 forty-niners\nplayer Ann\nplayer Bob\nplayer Cid\nplayer Dot\n"
		if !board {
			header += "board none\n"
		}
		doc, err := ledger.Parse(header + "\n" + events)
		if err != nil {
			return // too long
		}
		opened, err := shelf.Open("fuzz.ledger", header, nil)
		if err != nil {
			t.Fatal(err)
		}
		ledgertest.Taken(t, opened.Fold, doc)
	})
}

// House data is read, or refused with the place of what is wrong; what is read
// can be played on.
func FuzzReadHouse(f *testing.F) {
	for _, name := range templates.Houses("forty-niners") {
		text, _ := templates.House("forty-niners", name)
		f.Add(string(text))
	}
	small, err := os.ReadFile("testdata/broken/tiny.yaml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(small))
	f.Add(strings.Replace(string(small), "[k1, k2]", "[k1, k1]", 1))
	f.Fuzz(func(t *testing.T, text string) {
		board, err := game.Game.ReadHouse("board.yaml", []byte(text))
		if err != nil {
			scoringtest.Placed(t, err, "board.yaml")
			return
		}
		header := &ledger.Header{Game: "forty-niners", Players: []string{"Ann", "Bob", "Cid", "Dot"}}
		fold, err := ledger.Open(game.Game, header, board)
		if err != nil || len(fold.Prompts()) == 0 {
			t.Errorf("cannot be played on: %v", err)
		}
	})
}
