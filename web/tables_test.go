package web

import (
	"net/http"
	"strings"
	"testing"
)

func TestMakingATable(t *testing.T) {
	s := startTables(t)
	ann := visit(t, s.URL)
	ann.get("/tables").says(t, 200, "This phone has no seat at any table yet", `name="me" value="1"`, `value="physical" selected`)
	if len(ann.get("/tables").Cookies()) != 0 {
		t.Error("to look is no reason for a cookie")
	}
	made := ann.upload("/tables", "game", "nugget", "title", "A windy <night>", "player", " Ľudmila ", "player", "", "player", "Bob \"B\" T.", "me", "3", "first", "3", "dice", "virtual", "keep", "7")
	path := made.leads(t, "(/t/[a-z2-7]{26})")
	if len(made.Cookies()) != 1 {
		t.Fatalf("%d cookies", len(made.Cookies()))
	}
	if c := made.Cookies()[0]; !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure || c.MaxAge != 365*24*60*60 || len(c.Value) < 26 {
		t.Errorf("the cookie is %v", c)
	}
	kept := ann.get("/tables")
	kept.says(t, 200, "A windy &lt;night&gt;", "Nugget. You are Bob &#34;B&#34; T., and the host. Not begun", "Bob &#34;B&#34; T., Ľudmila", `href="`+path+`"`)
	seats := ann.get(path + "/seats")
	seats.says(t, 200, `<option value="virtual" selected>`, `<option value="7" selected>`, `<option value="0" selected>Bob`, "you play this seat")
	if other := visit(t, s.URL).get("/tables"); strings.Contains(other.text, path) {
		t.Error("another phone sees the table")
	}
}

// What is wrong is said, and what was filled in stays.
func TestMakingATableGoesWrong(t *testing.T) {
	ann := visit(t, startTables(t).URL)
	tests := []struct {
		fields []string
		says   string
	}{
		{[]string{"player", ""}, "You are player 1, who has no name."},
		{[]string{"player", "", "me", "none"}, "Nobody plays yet."},
		{[]string{"player", "Ann", "player", "ann"}, "stands twice"},
		{[]string{"player", "Ann"}, "takes 2 to 4"},
		{[]string{"player", "Ann", "player", "Bob", "me", "3"}, "There is no player &#34;3&#34;"},
		{[]string{"player", "Ann", "player", "Bob", "first", "x"}, "There is no player &#34;x&#34;"},
		{[]string{"player", "Ann", "player", "Bob", "keep", "8"}, "cannot be kept for 8 days"},
		{[]string{"player", "Ann", "player", "Bob", "keep", "long"}, "not &#34;long&#34;"},
		{[]string{"player", "table", "player", "Bob"}, "a meaning of its own"},
		{[]string{"player", "Ann", "player", "Bob", "option.luck", "1"}, "has no option"},
		{[]string{"player", "Ann", "player", "Bob", "data", "torn"}, "There is no sheet"},
		{[]string{"player", "Ann", "player", "Bob", "title", strings.Repeat("x", 81)}, "80 characters"},
	}
	for _, test := range tests {
		got := ann.upload("/tables", append(test.fields, "game", "nugget", "dice", "virtual")...)
		got.says(t, 422, test.says, `<option value="virtual" selected>`, `value="`+test.fields[1]+`" aria-label="Player 1"`)
	}
	ann.upload("/tables", "game", "chess").says(t, 404, "no game &#34;chess&#34;")
	ann.get("/tables?game=chess").says(t, 404)
	ann.get("/tables").says(t, 200, "This phone has no seat")
}

// House data of one's own stands again in the form, beside what is wrong.
func TestMakingATableWithDataOfOnesOwn(t *testing.T) {
	c := testApp(t)
	c.Tables = tableApp(t).Tables
	c.Tables.Shelf = c.Shelf
	s := startWith(t, c, func(*app) {})
	ann := visit(t, s.URL)
	ann.upload("/tables", "game", "tiny", "player", "Ann", "own", "wrong\n<deck>", "option.mood", "wild").says(t, 422,
		"pasted, line 3</strong>, <code>cards[2].&lt;suit&gt;</code>: no such suit.", "wrong\n&lt;deck&gt;</textarea>", `<option value="wild" selected>`, `value="Ann"`)
	path := ann.upload("/tables", "game", "tiny", "player", "Ann", "own", "right", "option.mood", "wild").leads(t, "(/t/.*)")
	ann.get(path+"/book").says(t, 200, "Tiny")
	ann.upload("/tables", "game", "tiny", "player", "Ann", "data", "fancy").leads(t, "/t/.*")
	ann.upload("/tables", "game", "tiny", "own", strings.Repeat("a", 1<<20+1)).says(t, 413, "1 MB")
}

func TestLeavingAndDeleting(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	bob.get("/tables").says(t, 200, "You are Bob.")
	bob.post(mine+"/delete", "sure", "yes").says(t, 403, "Only the host")
	bob.post(mine+"/leave").leads(t, "/tables")
	bob.get("/tables").says(t, 200, "This phone has no seat")
	bob.get(mine+"/book").says(t, 200) // the seat is still there
	ann.post(path+"/delete").says(t, 422, "Nothing was deleted")
	ann.post(path+"/delete", "sure", "yes").leads(t, "/tables")
	ann.get("/tables").says(t, 200, "This phone has no seat")
	for _, page := range []string{"", "/seats", "/book", "/result", "/before/1"} {
		ann.get(path+page).says(t, 404, "leads to no seat any more")
	}
	ann.post(path+"/leave").says(t, 404, "leads to no seat")
}

const nuggetLedger = "saddlebag 1 nugget\nplayer Ann\nplayer Bob\ntitle \"Old times\"\n\nAnn draw ace\nAnn bury here\nBob draw king\nBob bury there\ntable roll 2+5\nAnn dig 5\n"

func TestCarryingOnALedger(t *testing.T) {
	ann := visit(t, startTables(t).URL)
	path := ann.upload("/tables/carry", "ledger", nuggetLedger, "me", "bob").leads(t, "(/t/.*)")
	ann.get(path+"/book").says(t, 200, "Old times", "table roll 2+5", `<option value="1" selected>Bob`)
	ann.get(path+"/result").says(t, 200, "Ann", "5 points")
	tests := []struct{ ledger, me, says string }{
		{"", "", "There is no ledger yet."},
		{"hello", "", "In the ledger, line 1 cannot be read: not a ledger"},
		{nuggetLedger + "Ann \"dig\n", "", "line 12 cannot be read"},
		{nuggetLedger + "Ann dig 2\n", "", "line 12 breaks NU4"},
		{nuggetLedger, "Cec", "Nobody in this ledger is called &#34;Cec&#34;; there is Ann, Bob."},
		{"{}", "", "empty"},
		{"{", "", "This is no export of a table"},
		{strings.Replace(nuggetLedger, "nugget", "chess", 1), "", "no game"},
	}
	for _, test := range tests {
		ann.upload("/tables/carry", "ledger", test.ledger, "me", test.me, "dice", "virtual", "keep", "30").says(t, 422,
			test.says, `href="/check"`, `name="me" value="`+test.me+`"`, `<option value="30" selected>`)
	}
	if n := strings.Count(ann.get("/tables").text, "Old times"); n != 1 {
		t.Errorf("%d tables, want the one that went well", n)
	}
}
