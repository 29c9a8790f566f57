package book_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// Ann digs 5, doubled, and 4, and shows an ace: 19 points. Bob digs 2 and 3,
// and shows a king: 8, and 2 more by a correction.
func TestResult(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	running := ann.Get(path + "/result")
	running.Says(t, 200, "Standings so far", "0 points")
	if strings.Contains(running.Text, "Play again") {
		t.Error("a game that runs is played again")
	}
	ann.Enters(path, roomtest.Opening...)
	ann.Enters(path, "Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor", "Ann reveal ace here")
	bob.Enters(mine, "Bob reveal king there") // what nobody else can show for him
	ann.Enters(path, `Bob correct points +2 "a smudge"`, "table result Ann 19", "table result Bob 8")
	got := bob.Get(mine + "/result")
	got.Says(t, 200, "<p>Everyone has shown their card.", "19 points", "10 points", "8 points without corrections",
		"You said 19 points for Ann, and the rules agree.", "<strong>You said 8 points for Bob.</strong> By the rules it's 10 points.", `id="scored-1"`, `<span class="earned">Ann `, `id="another"`, `href="/rules/nugget#NU6"`, `#entry-13"`,
		"Scores after each round: Ann 19 points, Bob 10 points", `href="`+mine+`/sheets/slips.pdf"`, `href="`+mine+`/ledger.json"`, "Sign as Bob")
	if first, second := strings.Index(got.Text, ">Ann <span"), strings.Index(got.Text, `class="name">Bob`); first < 0 || second < first {
		t.Errorf("Ann stands at %d, Bob at %d", first, second)
	}
	if strings.Contains(got.Text, "Sign as Ann") || strings.Contains(got.Text, mine+"/again") {
		t.Error("a player may do what is for others")
	}
	bob.Post(mine+"/book", "do", "sign", "seat", "1", "back", "result", "seen", "17").Leads(t, mine+"/result")
	bob.Post(mine+"/book", "do", "sign", "seat", "0", "back", "result", "seen", "18").Says(t, 403, "That's up to Ann", "Ranking")
	bob.Get(mine+"/result").Says(t, 200, `<span class="mark">signed</span>`)

	// Another game, with Bob first: every phone finds its seat.
	ann.Post(path+"/again", "first", "9").Says(t, 403, "There's no seat like that.")
	ann.Post(path+"/again", "first", "-1").Says(t, 400)
	next := ann.Post(path+"/again", "first", "1").Leads(t, "(/t/.*)")
	ann.Get(next+"/book").Says(t, 200, "Nothing yet", `<option value="1" selected>Ann`)
	theirs := bob.Get(mine+"/result").Found(t, `href="(/t/[a-z2-7]{36})">Go to the next game`)
	bob.Get(theirs+"/book").Says(t, 200, `<option value="0" selected>Bob`)
	if strings.Contains(ann.Get(path+"/result").Text, "Play again") {
		t.Error("the next table can be made twice")
	}
}
