package print_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// Every sheet can be printed as people have filled it in, or says why not on this
// paper: of short games, and of such as need more rows than sheets have.
func TestWrittenSheetsPrint(t *testing.T) {
	files, err := filepath.Glob("../../../scoring/*/testdata/games/*.ledger")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	printed := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		o, err := titles.Shelf().Open(file, string(text), nil)
		if err != nil {
			continue // kept with data of its own, or of a game of the tests
		}
		ledger.Check(o.Fold, o.Doc)
		d, err := final.Of(titles.Shelf(), o)
		if err != nil {
			t.Fatal(file, err)
		}
		title, ok := titles.Find(d.Header.Game)
		if !ok {
			t.Fatal(d.Header.Game)
		}
		job, err := title.Written(d)
		if err != nil {
			t.Fatal(file, err)
		}
		order := sheets.Order{Paper: "a3", Ink: "full", Duplex: "none", Margin: 8}
		if _, err := order.Fill(title, &job); err != nil {
			t.Fatal(file, err)
		}
		for _, sheet := range title.Sheets {
			if sheet.Played {
				continue
			}
			pages, err := press.Pages([]press.Sheet{sheet}, job, 1)
			var refusal *canvas.Refusal
			if err != nil && !errors.As(err, &refusal) {
				t.Errorf("%s, %s: %v", file, sheet.Name, err)
			}
			for _, page := range pages {
				if _, err := page.List(); err != nil {
					t.Errorf("%s, %s: %v", file, sheet.Name, err)
				}
				printed++
			}
		}
	}
	if printed < 100 {
		t.Errorf("only %d pages were printed", printed)
	}
}
