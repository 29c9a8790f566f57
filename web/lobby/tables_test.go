package lobby_test

import (
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

func TestMakingATable(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	ann.Get("/tables").Says(t, 200, "joined a table on this phone", `href="/make?game=nugget"`)
	ann.Get("/make?game=nugget").Says(t, 200, `name="seats" value="2"`, `value="physical" checked`)
	if len(ann.Get("/tables").Cookies()) != 0 {
		t.Error("to look is no reason for a cookie")
	}
	made := ann.Upload("/tables", "game", "nugget", "title", "A windy <night>", "player", " Ľudmila ", "player", "", "player", "Bob \"B\" T.", "me", "3", "first", "3", "dice", "virtual", "keep", "7")
	path := made.Leads(t, "(/t/[a-z2-7]{26})")
	if len(made.Cookies()) != 1 {
		t.Fatalf("%d cookies", len(made.Cookies()))
	}
	if c := made.Cookies()[0]; !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure || c.MaxAge != 365*24*60*60 || len(c.Value) < 26 {
		t.Errorf("the cookie is %v", c)
	}
	kept := ann.Get("/tables")
	kept.Says(t, 200, "A windy &lt;night&gt;", "Nugget. You are Bob &#34;B&#34; T., and the host. Not started", "Bob &#34;B&#34; T., Ľudmila", `href="`+path+`"`)
	seats := ann.Get(path + "/seats")
	seats.Says(t, 200, `<option value="virtual" selected>`, `<option value="7" selected>`, `<option value="0" selected>Bob`, "you play this seat")
	if other := roomtest.Visit(t, s.URL).Get("/tables"); strings.Contains(other.Text, path) {
		t.Error("another phone sees the table")
	}
}

// With how many play and one's own name there is a table; the others name
// themselves.
func TestMakingATableByNumber(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	path := ann.Upload("/tables", "game", "nugget", "seats", "3", "me-name", "Ann", "player", "", "player", "Cy", "player", "").Leads(t, "(/t/.*)")
	ann.Get(path+"/lobby").Says(t, 200, `<option value="0" selected>Ann`, "Cy</strong>", "not here yet", "Seat 2", "free")
	ann.Get("/tables").Says(t, 200, "Ann, Seat 2, Cy")
	keeps := ann.Upload("/tables", "game", "nugget", "seats", "2", "me-name", "", "me", "none").Leads(t, "(/t/.*)")
	ann.Get(keeps+"/lobby").Says(t, 200, "Seat 1", "Seat 2", "Wait for others to join")
	for _, wrong := range []struct{ seats, name, says string }{
		{"5", "Ann", `Nugget is for 2 to 4 players, not “5”.`},
		{"-1", "Ann", "players, not"},
		{"three", "Ann", "players, not"},
		{"3", " ", "Your own name is missing."},
	} {
		ann.Upload("/tables", "game", "nugget", "seats", wrong.seats, "me-name", wrong.name).Says(t, 422, wrong.says)
	}
}

// What is wrong is said, and what was filled in stays.
func TestMakingATableGoesWrong(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	tests := []struct {
		fields []string
		says   string
	}{
		{[]string{"player", ""}, "Your own name is missing."},
		{[]string{"player", "", "me", "none"}, "Say how many."},
		{[]string{"player", "Ann", "player", "ann"}, "Two players are called \"ann\"; capitals don't make a difference."},
		{[]string{"player", "Ann"}, "Nugget is for 2 to 4 players, not 1."},
		{[]string{"player", "Ann", "player", "Bob", "me", "3"}, "The form has no player 3."},
		{[]string{"player", "Ann", "player", "Bob", "first", "x"}, "The form has no player x."},
		{[]string{"player", "Ann", "player", "Bob", "keep", "8"}, "keep a table for 8 days"},
		{[]string{"player", "Ann", "player", "Bob", "keep", "long"}, "“long”"},
		{[]string{"player", "table", "player", "Bob"}, `A ledger needs the word "table" for something else.`},
		{[]string{"player", "Ann", "player", "Bob", "option.luck", "1"}, "has no option"},
		{[]string{"player", "Ann", "player", "Bob", "data", "torn"}, "nothing called &#34;torn&#34;"},
		{[]string{"player", "Ann", "player", "Bob", "title", strings.Repeat("x", 81)}, "80 characters"},
	}
	for _, test := range tests {
		got := ann.Upload("/tables", append(test.fields, "game", "nugget", "dice", "virtual")...)
		got.Says(t, 422, test.says, `value="virtual" checked`, `name="me-name" value="`+test.fields[1]+`"`)
	}
	ann.Upload("/tables", "game", "chess").Says(t, 404, "a game called “chess”")
	ann.Get("/make?game=chess").Says(t, 404)
	ann.Get("/tables").Says(t, 200, "joined a table on this phone")
}

// House data of one's own stands again in the form, beside what is wrong.
func TestMakingATableWithDataOfOnesOwn(t *testing.T) {
	c := roomtest.Config(t)
	c.Tables = roomtest.TableConfig(t).Tables
	c.Tables.Shelf = c.Shelf
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	ann := roomtest.Visit(t, s.URL)
	ann.Upload("/tables", "game", "tiny", "player", "Ann", "own", "wrong\n<deck>", "option.mood", "wild").Says(t, 422,
		"pasted, line 3</strong>, <code>cards[2].&lt;suit&gt;</code>: no such suit.", "wrong\n&lt;deck&gt;</textarea>", `<option value="wild" selected>`, `value="Ann"`)
	path := ann.Upload("/tables", "game", "tiny", "player", "Ann", "own", "right", "option.mood", "wild").Leads(t, "(/t/.*)")
	ann.Get(path+"/book").Says(t, 200, "Tiny")
	ann.Upload("/tables", "game", "tiny", "player", "Ann", "data", "fancy").Leads(t, "/t/.*")
	ann.Upload("/tables", "game", "tiny", "own", strings.Repeat("a", 1<<20+1)).Says(t, 413, "1 MB")
}

func TestLeavingAndDeleting(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	bob.Get("/tables").Says(t, 200, "You are Bob.")
	bob.Post(mine+"/delete", "sure", "yes").Says(t, 403, "Only the host")
	bob.Post(mine+"/leave").Leads(t, "/tables")
	bob.Get("/tables").Says(t, 200, "joined a table on this phone")
	bob.Get(mine+"/book").Says(t, 200) // the seat is still there
	ann.Post(path+"/delete").Says(t, 422, "Nothing was deleted")
	ann.Post(path+"/delete", "sure", "yes").Leads(t, "/tables")
	ann.Get("/tables").Says(t, 200, "joined a table on this phone")
	for _, page := range []string{"", "/seats", "/book", "/result", "/before/1"} {
		ann.Get(path+page).Says(t, 404, "no longer works")
	}
	ann.Post(path+"/leave").Says(t, 404, "no longer works")
}

const nuggetLedger = "saddlebag 1 nugget\nplayer Ann\nplayer Bob\ntitle \"Old times\"\n\nAnn draw ace\nAnn bury here\nBob draw king\nBob bury there\ntable roll 2+5\nAnn dig 5\n"

func TestCarryingOnALedger(t *testing.T) {
	ann := roomtest.Visit(t, roomtest.StartTables(t).URL)
	path := ann.Upload("/tables/carry", "ledger", nuggetLedger, "me", "bob").Leads(t, "(/t/.*)")
	ann.Get(path+"/book").Says(t, 200, "Old times", "table roll 2+5", `<option value="1" selected>Bob`)
	ann.Get(path+"/result").Says(t, 200, "Ann", "5 points")
	tests := []struct{ ledger, me, says string }{
		{"", "", "no ledger yet."},
		{"hello", "", "line 1 of the ledger. Neither a ledger nor filled sheets"},
		{nuggetLedger + "Ann \"dig\n", "", "read line 12"},
		{nuggetLedger + "Ann dig 2\n", "", "Line 12 breaks NU4"},
		{nuggetLedger, "Cec", "Nobody in this ledger is called “Cec”. Its players are Ann and Bob."},
		{"{}", "", "empty"},
		{"{", "", "a saved table"},
		{strings.Replace(nuggetLedger, "nugget", "chess", 1), "", `There's no game "chess", only nugget`},
	}
	for _, test := range tests {
		ann.Upload("/tables/carry", "ledger", test.ledger, "me", test.me, "dice", "virtual", "keep", "30").Says(t, 422,
			test.says, `href="/check"`, `name="me" value="`+test.me+`"`, `<option value="30" selected>`)
	}
	if n := strings.Count(ann.Get("/tables").Text, "Old times"); n != 1 {
		t.Errorf("%d tables, want the one that went well", n)
	}
}
