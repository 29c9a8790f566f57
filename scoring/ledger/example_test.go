package ledger_test

import (
	"encoding/json"
	"fmt"
	"log"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/templates"
)

// catalog has the small game alone.
var catalog = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// night is a game that has begun, as people write it. Bob's dig is slipped: no
// die shows a 4.
const night = `saddlebag 1 nugget
player Ann
player "Bob Tanner"

Ann draw ace                # comments run to the end of the line
Ann bury "under the third cactus"
"Bob Tanner" draw queen
"Bob Tanner" bury nowhere
table roll 2+5
Ann dig 5
"Bob Tanner" dig 4
`

// openNight reads the ledger and starts its game; its lines are not folded yet.
func openNight() *ledger.Opened {
	opened, err := catalog.Open("night.ledger", night, nil)
	if err != nil {
		log.Fatal(err)
	}
	return opened
}

// A ledger is opened with the games that it can be of, and its lines are folded
// by Check, which strikes what the rules do not allow and goes on.
func ExampleCatalog_Open() {
	opened := openNight()
	for _, f := range ledger.Check(opened.Fold, opened.Doc) {
		fmt.Printf("line %d, %s: %s (%s)\n", f.Line, f.Clause, f.Message, f.Instead)
	}
	fmt.Println(opened.Fold.State().Tally()[0].Total(), "points for", opened.Fold.Names()[0])
	// Output:
	// line 11, NU4: No die shows 4. (2 or 5)
	// 5 points for Ann
}

// A header that cannot be used is an error with its place.
func ExampleCatalog_Open_error() {
	_, err := catalog.Open("night.ledger", "saddlebag 1 chess\nplayer Ann\n", nil)
	fmt.Println(err)
	// Output:
	// night.ledger:1:1: there's no game "chess", only nugget
}

// A parsed ledger prints as the canonical text, without comments.
func ExampleParse() {
	doc, err := ledger.Parse("saddlebag 1 nugget\nplayer  Ann\nplayer Bob\n\nAnn   draw \"ace\"   # the best\n")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Print(doc)
	// Output:
	// saddlebag 1 nugget
	// player Ann
	// player Bob
	//
	// Ann draw ace
}

// One line of the notation.
func ExampleParseEvent() {
	e, err := ledger.ParseEvent(`"Bob Tanner" bury "behind the saloon"`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, %s, %q\n", e.Actor, e.Verb, e.Args)
	// Output:
	// Bob Tanner, bury, ["behind the saloon"]
}

// A live table refuses what is illegal, and nothing changes.
func ExampleFold_Apply() {
	opened := openNight()
	ledger.Check(opened.Fold, opened.Doc)
	fmt.Println(opened.Fold.Apply(12, ledger.Entry{Actor: "Ann", Verb: "dig", Args: []string{"2"}}))
	fmt.Println(opened.Fold.Apply(13, ledger.Entry{Actor: "Bob Tanner", Verb: "dig", Args: []string{"2"}}))
	// Output:
	// NU4: Ann has already dug this round.
	// <nil>
}

// What may happen next.
func ExampleFold_Prompts() {
	opened := openNight()
	ledger.Check(opened.Fold, opened.Doc)
	for _, p := range opened.Fold.Prompts() {
		fmt.Println(opened.Fold.Names()[p.Seat], p.Verb, p.Args[0].Choices)
	}
	// Output:
	// Bob Tanner dig [2 5]
}

// Undo is an event like any other. The fold says what it would take back, and
// what a redo would bring back.
func ExampleFold_Undoable() {
	opened := openNight()
	fold := opened.Fold
	ledger.Check(fold, opened.Doc)
	line, _, _ := fold.Undoable(0)
	fmt.Println("Ann can take back line", line)
	fmt.Println(fold.Apply(12, ledger.Entry{Actor: "Ann", Verb: "undo"}))
	line, by, ok := fold.Redoable()
	fmt.Println("line", line, "was taken back by line", by, ok)
	// Output:
	// Ann can take back line 10
	// <nil>
	// line 10 was taken back by line 12 true
}

// What a seat may read is a ledger, too: secrets of others read "?".
func ExampleRedactDocument() {
	opened := openNight()
	ledger.Check(opened.Fold, opened.Doc)
	const ann = 0
	for _, line := range ledger.RedactDocument(opened.Fold, opened.Doc, ann).Lines[:4] {
		fmt.Println(line.Entry)
	}
	// Output:
	// Ann draw ace
	// Ann bury "under the third cactus"
	// "Bob Tanner" draw ?
	// "Bob Tanner" bury ?
}

// A report is what "saddlebag check --json" prints. Ranks are 0 while the game runs.
func ExampleNewReport() {
	opened := openNight()
	report := ledger.NewReport("night.ledger", opened.Fold, ledger.Check(opened.Fold, opened.Doc))
	text, err := json.MarshalIndent(report.Players[0], "", "  ")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(text))
	// Output:
	// {
	//   "name": "Ann",
	//   "score": 5.0,
	//   "uncorrected": 5.0,
	//   "repaired": null,
	//   "rank": 0,
	//   "lines": [
	//     {
	//       "label": "Round 1",
	//       "amount": 5.0,
	//       "clause": "NU4",
	//       "line": 10
	//     }
	//   ]
	// }
}
