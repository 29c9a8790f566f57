package book_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

func TestWritingIntoTheBook(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Get(path+"/book").Says(t, 200, "Nothing yet")
	ann.Enters(path, roomtest.Opening...)
	ann.Get(path+"/book").Says(t, 200, "<p>Bob draws a card <span", "Ann draws a card: the ace", "Undo Bob’s dig: 2")

	bob.Post(mine+"/book", "do", "note", "text", " the \"lamp\" is low ", "seen", "0").Leads(t, mine+"/book")
	bob.Post(mine+"/book", "do", "correct", "seat", "1", "field", "points", "amount", "3", "text", "miscounted", "seen", "8").Leads(t, mine+"/book")
	bob.Get(mine+"/book").Says(t, 200, "the \\&#34;lamp\\&#34; is low", "Bob’s points corrected by +3 points: miscounted", "5 points", "2 points without corrections", ", by Bob")
	bob.Post(mine+"/book", "do", "result", "seat", "0", "amount", "12", "seen", "9").Leads(t, mine+"/book")
	bob.Post(mine+"/book", "do", "sign", "seat", "1", "seen", "10").Leads(t, mine+"/book")
	bob.Get(mine+"/book").Says(t, 200, "Signed by Bob.")

	bob.Post(mine+"/book", "do", "undo", "event", "Bob undo", "seen", "11").Leads(t, mine+"/book")
	redo := bob.Get(mine + "/book")
	redo.Says(t, 200, "undone", `value="Bob redo"`)
	bob.Post(mine+"/book", "do", "redo", "event", "Bob redo", "seen", "12").Leads(t, mine+"/book")
	if got := bob.Get(mine + "/book"); strings.Contains(got.Text, "undone") || strings.Contains(got.Text, `value="Bob redo"`) {
		t.Error("what was brought back is still struck, or can be brought back again")
	}

	ann.Post(path+"/book", "do", "stop", "text", "tired", "seen", "13").Says(t, 422, "The game goes on", `value="tired"`)
	bob.Post(mine+"/book", "do", "stop", "text", "tired", "sure", "yes", "seen", "13").Says(t, 403, "Only the host")
	ann.Post(path+"/book", "do", "stop", "text", "tired", "sure", "yes", "seen", "13").Leads(t, path)
	ann.Get(path).Says(t, 200, "<p>Stopped early: tired.</p>")
	stopped := ann.Get(path + "/book")
	stopped.Says(t, 200, "The game is stopped: tired", ">Result</a>")
	if strings.Contains(stopped.Text, "Stop the game") {
		t.Error("a game that is over can be stopped")
	}
}

// What is wrong is said, and what was filled in stays.
func TestWritingIntoTheBookGoesWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	tests := []struct {
		fields []string
		status int
		says   []string
	}{
		{[]string{"do", "note", "text", " "}, 422, []string{"the note is empty"}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "7", "text", ""}, 422, []string{"say why", `value="7"`}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "", "text", "torn page"}, 422, []string{"the amount is missing", `value="torn page"`}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "many", "text", "torn page"}, 422, []string{"\"+many\" needs to be an amount", "LG1", `value="many"`}},
		{[]string{"do", "correct", "seat", "1", "field", "luck", "amount", "1", "text", "torn page"}, 422, []string{"LG1"}},
		{[]string{"do", "correct", "seat", "0", "field", "points", "amount", "1", "text", "torn page"}, 403, []string{"That's up to Ann"}},
		{[]string{"do", "correct", "seat", "7", "field", "points", "amount", "1", "text", "torn page"}, 422, []string{"choose the player"}},
		{[]string{"do", "result", "seat", "0", "amount", ""}, 422, []string{"the score is missing"}},
		{[]string{"do", "sign", "seat", "0"}, 403, []string{"That's up to Ann"}},
		{[]string{"do", "dance"}, 400, []string{"You can't do “dance” in the book."}},
		{[]string{"do", "undo", "event", "Ann undo"}, 403, []string{"That's up to Ann"}},
		{[]string{"do", "note", "text", "x", "seen", "many"}, 400, []string{"isn't a number."}},
	}
	for _, test := range tests {
		bob.Post(mine+"/book", append(test.fields, "seen", "7")...).Says(t, test.status, test.says...)
	}
	bob.Post(mine+"/book", "do", "correct", "seat", "1", "field", "points", "amount", "1", "text", "late", "seen", "6").Says(t, 409, "Someone was faster", `value="late"`)
	ann.Get(path+"/book").Says(t, 200, `name="seen" value="7"`) // nothing went in
}

// The book is by rounds, the newest first, each under what the game calls it.
func TestBookIsByRounds(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	path := roomtest.NewTable(t, ann)
	ann.Enters(path, append(roomtest.Opening, "Ann spin rich", "table note supper", "table roll 3+4", "Ann dig 4")...)
	book := ann.Get(path + "/book").Text
	at := -1
	for _, want := range []string{">Round 2 <", "Ann digs with the 4", ">Round 1 <", "The dice show 3 and 4", "Note: supper", "Ann spins rich", "Ann draws a card"} {
		next := strings.Index(book, want)
		if next < at {
			t.Errorf("%q is at %d, before %d", want, next, at)
		}
		at = next
	}
	if strings.Contains(book, "?chapter=") {
		t.Error("a short game has chapters")
	}
}

func TestBookIsTurned(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	path := roomtest.NewTable(t, ann)
	for i := range 450 {
		ann.Post(path+"/enter", "seen", "0", "event", fmt.Sprintf("table note n%d", i+1)).Leads(t, path)
	}
	has := func(page string, first, last int) {
		t.Helper()
		got := ann.Get(path + "/book" + page)
		got.Says(t, 200, fmt.Sprintf(`id="entry-%d"`, first), fmt.Sprintf(`id="entry-%d"`, last), "?chapter=1#", "?chapter=8#", ">1, part 8<")
		if n := strings.Count(got.Text, `<li id="entry-`); n != last-first+1 {
			t.Errorf("%d entries on page %q", n, page)
		}
	}
	has("", 421, 450)
	has("?chapter=2", 61, 120)
	has("?chapter=1", 1, 60)
	has("?chapter=9", 421, 450)
	has("?at=61", 61, 120)
	has("?at=nonsense", 421, 450)
}
