package web

import (
	"strings"
	"testing"
)

// Ann digs 5, doubled, and 4, and shows an ace: 19 points. Bob digs 2 and 3,
// and shows a king: 8, and 2 more by a correction.
func TestResult(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	running := ann.get(path + "/result")
	running.says(t, 200, "The game runs", "0 points")
	if strings.Contains(running.text, "Play again") {
		t.Error("a game that runs is played again")
	}
	ann.enters(path, opening...)
	ann.enters(path, "Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor", "Ann reveal ace here", "Bob reveal king there",
		`Bob correct points +2 "a smudge"`, "table result Ann 19", "table result Bob 8")
	got := bob.get(mine + "/result")
	got.says(t, 200, "It is over: everybody has shown a card", "19 points", "10 points", "8 points without corrections",
		"The table’s 19 points agrees", "The table’s 8 points does not agree", "Ann reveal ace here", `href="/rules/nugget#NU6"`, `#entry-13"`,
		"Scores after each round: Ann 19 points, Bob 10 points", `href="`+mine+`/sheets/slips.pdf"`, `href="`+mine+`/ledger.json"`, "Sign as Bob")
	if first, second := strings.Index(got.text, ">Ann <span"), strings.Index(got.text, `class="name">Bob`); first < 0 || second < first {
		t.Errorf("Ann stands at %d, Bob at %d", first, second)
	}
	if strings.Contains(got.text, "Sign as Ann") || strings.Contains(got.text, "Play again") {
		t.Error("a player may do what is for others")
	}
	bob.post(mine+"/book", "do", "sign", "seat", "1", "back", "result", "seen", "17").leads(t, mine+"/result")
	bob.post(mine+"/book", "do", "sign", "seat", "0", "back", "result", "seen", "18").says(t, 403, "That is for Ann", "Ranking")
	bob.get(mine+"/result").says(t, 200, `<span class="mark">signed</span>`)

	// Another game, with Bob first: every phone finds its seat.
	ann.post(path+"/again", "first", "9").says(t, 403, "no such seat")
	ann.post(path+"/again", "first", "-1").says(t, 400)
	next := ann.post(path+"/again", "first", "1").leads(t, "(/t/.*)")
	ann.get(next+"/book").says(t, 200, "Nothing was entered yet", `<option value="1" selected>Ann`)
	theirs := bob.get(mine+"/result").found(t, `href="(/t/[a-z2-7]{26})">To the next game`)
	bob.get(theirs+"/book").says(t, 200, `<option value="0" selected>Bob`)
	if strings.Contains(ann.get(path+"/result").text, "Play again") {
		t.Error("the next table can be made twice")
	}
}
