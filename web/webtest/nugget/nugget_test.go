package nugget_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/webtest/nugget"
)

func TestSuite(t *testing.T) {
	scoringtest.Run(t, scoringtest.Config{Game: nugget.Game, Games: 40})
}

// whole is a game to its end. Ann digs 5 and 2, is rich in round 1 and holds
// an ace: 5 + 5 + 2 + 5. Bob digs 2 and 6, is bust in round 2 and holds a queen:
// 2 + 6 - 6 + 1.
const whole = `saddlebag 1 nugget
player Ann
player Bob

Ann draw ace
Bob bury "behind the saloon"
Bob draw queen
Ann bury "under the third cactus"
table roll 2+5
Bob dig 2
Ann dig 5
Ann spin rich
table roll 6+2
Ann dig 2
Bob dig 6
Bob spin bust
Bob reveal queen "behind the saloon"
Ann reveal ace "under the third cactus"
table result Ann 17
table result Bob 3
`

func TestWhole(t *testing.T) {
	o, err := nugget.Shelf().Open("-", whole, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range ledger.Check(o.Fold, o.Doc) {
		t.Errorf("line %d: %s", f.Line, f.Message)
	}
	if !o.Fold.Outcome().Over {
		t.Error("the game is not over")
	}
	job, err := sheets.Filled("whole", o)
	if err != nil {
		t.Fatal(err)
	}
	job.Paper, job.Margin = sheets.Size{Name: "a4", W: 210, H: 297}, 8
	pages, err := nugget.Title.Sheets[0].Make(job)
	if err != nil {
		t.Fatal(err)
	}
	text := sheetstest.Read(t, sheetstest.Write(t, sheets.Options{Margin: 8}, pages...), "pdftotext", "FILE", "-")
	for _, want := range []string{"under the third cactus", "behind the saloon", "6+2", "rich", "bust"} {
		if !strings.Contains(text, want) {
			t.Errorf("the slips are without %q", want)
		}
	}
}

// Nobody reads what others have drawn and buried before it is shown, and what
// they do read is a game as well.
func TestSecrets(t *testing.T) {
	unfinished, _, _ := strings.Cut(whole, "Bob reveal")
	for viewer, hidden := range [][]string{{"queen", "saloon"}, {"ace", "cactus"}} {
		o, err := nugget.Shelf().Open("-", unfinished, nil)
		if err != nil {
			t.Fatal(err)
		}
		read := ledger.RedactDocument(o.Fold, o.Doc, viewer).String()
		for _, secret := range hidden {
			if strings.Contains(read, secret) {
				t.Errorf("seat %d reads %q in\n%s", viewer, secret, read)
			}
		}
		again, err := nugget.Shelf().Open("-", read, nil)
		if err != nil {
			t.Fatal(err)
		}
		if found := ledger.Check(again.Fold, again.Doc); len(found) > 0 {
			t.Errorf("seat %d has findings: %v", viewer, found)
		}
	}
}
