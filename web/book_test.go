package web

import (
	"fmt"
	"strings"
	"testing"
)

// opening is a game up to the first spin; then Ann has 5 and Bob 2 points.
var opening = []string{"Ann draw ace", "Ann bury here", "Bob draw king", "Bob bury there", "table roll 2+5", "Ann dig 5", "Bob dig 2"}

func TestWritingIntoTheBook(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	ann.get(path+"/book").says(t, 200, "Nothing was entered yet")
	ann.enters(path, opening...)
	ann.get(path+"/book").says(t, 200, "Bob draw ?", "Ann draw ace", "Undo <code>Bob dig 2</code>")

	bob.post(mine+"/book", "do", "note", "text", " the \"lamp\" is low ", "seen", "0").leads(t, mine+"/book")
	bob.post(mine+"/book", "do", "correct", "seat", "1", "field", "points", "amount", "3", "text", "miscounted", "seen", "8").leads(t, mine+"/book")
	bob.get(mine+"/book").says(t, 200, "the \\&#34;lamp\\&#34; is low", "Bob correct points +3 miscounted", "5 points", "2 points without corrections", "by Bob")
	bob.post(mine+"/book", "do", "result", "seat", "0", "amount", "12", "seen", "9").leads(t, mine+"/book")
	bob.post(mine+"/book", "do", "sign", "seat", "1", "seen", "10").leads(t, mine+"/book")
	bob.get(mine+"/book").says(t, 200, "Signed by Bob.")

	bob.post(mine+"/book", "do", "undo", "event", "Bob undo", "seen", "11").leads(t, mine+"/book")
	redo := bob.get(mine + "/book")
	redo.says(t, 200, "taken back", `value="Bob redo"`)
	bob.post(mine+"/book", "do", "redo", "event", "Bob redo", "seen", "12").leads(t, mine+"/book")
	if got := bob.get(mine + "/book"); strings.Contains(got.text, "taken back") || strings.Contains(got.text, `value="Bob redo"`) {
		t.Error("what was brought back is still struck, or can be brought back again")
	}

	ann.post(path+"/book", "do", "stop", "text", "tired", "seen", "13").says(t, 422, "The game goes on", `value="tired"`)
	bob.post(mine+"/book", "do", "stop", "text", "tired", "sure", "yes", "seen", "13").says(t, 403, "Only the host")
	ann.post(path+"/book", "do", "stop", "text", "tired", "sure", "yes", "seen", "13").leads(t, path+"/book")
	stopped := ann.get(path + "/book")
	stopped.says(t, 200, "table stop tired", ">Result</a>")
	if strings.Contains(stopped.text, "Stop the game") {
		t.Error("a game that is over can be stopped")
	}
}

// What is wrong is said, and what was filled in stays.
func TestWritingIntoTheBookGoesWrong(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	ann.enters(path, opening...)
	tests := []struct {
		fields []string
		status int
		says   []string
	}{
		{[]string{"do", "note", "text", " "}, 422, []string{"the text of the note is missing"}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "7", "text", ""}, 422, []string{"the reason is missing", `value="7"`}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "", "text", "torn page"}, 422, []string{"the amount is missing", `value="torn page"`}},
		{[]string{"do", "correct", "seat", "1", "field", "points", "amount", "many", "text", "torn page"}, 422, []string{"is not an amount", "LG1", `value="many"`}},
		{[]string{"do", "correct", "seat", "1", "field", "luck", "amount", "1", "text", "torn page"}, 422, []string{"LG1"}},
		{[]string{"do", "correct", "seat", "0", "field", "points", "amount", "1", "text", "torn page"}, 403, []string{"That is for Ann to enter"}},
		{[]string{"do", "correct", "seat", "7", "field", "points", "amount", "1", "text", "torn page"}, 422, []string{"choose the player"}},
		{[]string{"do", "result", "seat", "0", "amount", ""}, 422, []string{"the score is missing"}},
		{[]string{"do", "sign", "seat", "0"}, 403, []string{"That is for Ann"}},
		{[]string{"do", "dance"}, 400, []string{"knows no &#34;dance&#34;"}},
		{[]string{"do", "undo", "event", "Ann undo"}, 403, []string{"That is for Ann"}},
		{[]string{"do", "note", "text", "x", "seen", "many"}, 400, []string{"not a number"}},
	}
	for _, test := range tests {
		bob.post(mine+"/book", append(test.fields, "seen", "7")...).says(t, test.status, test.says...)
	}
	bob.post(mine+"/book", "do", "correct", "seat", "1", "field", "points", "amount", "1", "text", "late", "seen", "6").says(t, 409, "Somebody was quicker", `value="late"`)
	ann.get(path+"/book").says(t, 200, `name="seen" value="7"`) // nothing went in
}

func TestBookIsTurned(t *testing.T) {
	ann := visit(t, startTables(t).URL)
	path := aTable(t, ann)
	for i := range 450 {
		ann.post(path+"/enter", "seen", "0", "event", fmt.Sprintf("table note n%d", i+1)).leads(t, path)
	}
	has := func(page string, first, last int, later, earlier string) {
		t.Helper()
		got := ann.get(path + "/book" + page)
		got.says(t, 200, fmt.Sprintf(`id="entry-%d"`, first), fmt.Sprintf(`id="entry-%d"`, last))
		if n := strings.Count(got.text, `<li id="entry-`); n != last-first+1 {
			t.Errorf("%d entries on page %q", n, page)
		}
		for _, link := range []string{later, earlier} {
			if link != "" && !strings.Contains(got.text, "from="+link+"#") {
				t.Errorf("page %q has no link to %s", page, link)
			}
		}
	}
	has("", 251, 450, "", "250")
	has("?from=250", 51, 250, "450", "50")
	has("?from=50", 1, 50, "250", "")
	has("?from=nonsense", 251, 450, "", "250")
}
