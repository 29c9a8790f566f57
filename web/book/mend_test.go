package book_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// told is how a page shows a score before and after, where it changes.
func told(now, then string) string {
	return "<td>" + now + "</td><td><strong>" + then + "</strong></td>"
}

func TestSomethingIsMissing(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)

	// Before Ann dug nobody had dug: both could.
	then := ann.Get(path + "/before/6")
	then.Says(t, 200, "and before “Ann digs with the 5”?", "Round 1", "To move: Ann and Bob", "0 points", `name="verb" value="dig"`, `name="kind-0" value="dice"`)
	if strings.Contains(then.Text, `value="bury"`) {
		t.Error("what was done by then is offered")
	}
	if got := bob.Get(mine + "/before/6"); strings.Count(got.Text, `name="actor" value="Bob"`) == 0 || strings.Contains(got.Text, `name="actor" value="Ann"`) {
		t.Error("a player is offered something else than the own moves")
	}

	// A note changes nothing that came after.
	ann.Sends(path+"/before/6", "event", "table note forgotten").Says(t, 200, "“<strong>Note: forgotten</strong>” goes after “The dice show 2 and 5” and before “Ann digs with the 5”", "Everything after it is still legal", "5 points")
	// Another dig of Ann's leaves no room for the one that stands.
	plan := ann.Sends(path+"/before/6", "actor", "Ann", "verb", "dig", "arg-0", "2", "kind-0", "dice")
	plan.Says(t, 200, "Ann digs with the 2</strong>” goes after “The dice show 2 and 5” and before “Ann digs with the 5”", "1 later move would no longer be legal", "<s>Ann digs with the 5</s>", "NU4", told("5 points", "2 points"), `name="seen" value="7"`, `href="`+path+`/wrong/6#out"`)
	event := plan.Found(t, `name="event" value="([^"]*)"`)

	// Somebody is quicker: without what was looked at, it is looked at again, and with
	// that it goes in, since it still means the same.
	bob.Enters(mine, "table note meanwhile")
	ann.Sends(path+"/before/6/do", "event", "table insert 6 \"Ann dig 2\"", "seen", "7").
		Says(t, 409, "Someone moved in the meantime", `name="seen" value="8"`, "1 later move would no longer be legal", event)
	ann.Get(path+"/result").Says(t, 200, "5 points")
	same := plan.Found(t, `name="plan" value="([^"]*)"`)
	ann.Post(path+"/before/6/do", "event", "table insert 6 \"Ann dig 2\"", "seen", "7", "plan", same).Leads(t, `.*/book\?at=9#entry-9`)
	ann.Get(path+"/result").Says(t, 200, "2 points")
	bob.Get(mine+"/before/99").Says(t, 404, "no entry 99")
	bob.Get(mine+"/before/x").Says(t, 400)

	// The book has it in its place, and tells what no longer fits.
	book := bob.Get(mine + "/book")
	book.Says(t, 200, "1 move isn't legal any more", "added ", "Ann added “Ann digs with the 2” before entry 6 (round 1): Ann’s 5 points became 2 points.", "Undo your dig: 2")
	in, after, before := strings.Index(book.Text, `id="entry-9"`), strings.Index(book.Text, `id="entry-6"`), strings.Index(book.Text, `id="entry-5"`)
	if in < 0 || in < after || before < in {
		t.Errorf("entry 9 is at %d, 6 at %d and 5 at %d", in, after, before)
	}
	if strings.Contains(book.Text, "/wrong/6") || !strings.Contains(book.Text, "/before/6") {
		t.Error("a player is offered to change what is another's")
	}
}

func TestThisIsWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)

	// The form says what stands, and beside it what else could have been entered.
	wrong := ann.Get(path + "/wrong/5")
	wrong.Says(t, 200, "It says “The dice show 2 and 5”", "It should say", "Delete it", `<option selected>2</option>`, `<option selected>5</option>`, `value="table roll 2+5"`)
	plan := ann.Sends(path+"/wrong/5", "actor", "table", "verb", "roll", "kind-0", "throw", "arg-0", "", "arg-0.1", "2", "arg-0.2", "6")
	plan.Says(t, 200, "Entry 5 says “<s>The dice show 2 and 5</s>”. It would say “<strong>The dice show 2 and 6", told("5 points", "0 points"), "1 later move would no longer be legal", "Ann digs with the 5", `/wrong/6">Change it`)
	if strings.Contains(ann.Get(path+"/book").Text, "no longer fit") {
		t.Error("what was only looked at is entered")
	}
	ann.Post(path+"/wrong/5/do", "event", `table amend 5 "table roll 2+6"`, "seen", "7").Leads(t, `.*/book\?at=5#entry-5`)

	// Everybody is told, and what does not fit can be mended by whose it is.
	sentence := "Ann changed the throw (round 1) from 2 and 5 to 2 and 6: Ann’s 5 points became 0 points."
	for _, page := range []string{mine, mine + "/book", path, path + "/book"} {
		v := ann
		if strings.HasPrefix(page, mine) {
			v = bob
		}
		v.Get(page).Says(t, 200, "1 move isn't legal any more", sentence, `/book?at=5#entry-5`)
	}
	if got := bob.Get(mine + "/book"); strings.Contains(got.Text, "/wrong/6") || !strings.Contains(got.Text, "/wrong/7") {
		t.Error("a player is offered what is another's, or not what is theirs")
	}
	bob.Get(mine+"/wrong/6").Says(t, 403, "You can't change entry 6, “Ann dig 5”. The host can change other players' moves. Nobody can change an undo, a redo, a signature, a new name, anything undone, or what the app rolled or dealt.")
	ann.Get(path+"/wrong/6").Says(t, 200, "It isn't legal any more", "NU4")
	ann.Get(path+"/book").Says(t, 200, "<s>The dice show 2 and 5</s>", "<p>The dice show 2 and 6", `<code class="notation">table roll 2+6</code>`, "changed ", "Undo the fix: the change to the throw", "no longer legal")
	ann.Sends(path+"/wrong/6", "event", "Ann dig 6").Says(t, 200, "Entry 6 says “<s>Ann digs with the 5</s>”", told("0 points", "6 points"), "Everything after it is still legal")
	ann.Post(path+"/wrong/6/do", "event", `table amend 6 "Ann dig 6"`, "seen", "8").Leads(t, ".*#entry-6")
	ann.Get(path+"/result").Says(t, 200, `<span class="earned">Ann digs with the 6</span>`, `/book?at=6#entry-6" aria-label="Entry 6"`)
	if strings.Contains(bob.Get(mine).Text, "no longer legal") {
		t.Error("what was mended is marked")
	}

	// One that is taken out stays in the book, and can be put back.
	bob.Sends(mine+"/wrong/7", "do", "out").Says(t, 200, "“<s>Bob digs with the 2</s>”, would be deleted", told("2 points", "0 points"))
	bob.Post(mine+"/wrong/7/do", "event", "table amend 7 -", "seen", "9").Leads(t, ".*#entry-7")
	ann.Get(path).Says(t, 200, "Bob deleted “Bob digs with the 2” (round 1): Bob’s 2 points became 0 points.", `Undo the fix<span class="unseen">: deleting “Bob digs with the 2”`)
	out := bob.Get(mine + "/wrong/7")
	out.Says(t, 200, "“Bob digs with the 2” before it was deleted", "It should say")
	if strings.Contains(out.Text, "Delete it") {
		t.Error("what is out can be taken out")
	}
	bob.Sends(mine+"/wrong/7", "event", "Bob dig 6").Says(t, 200, "Entry 7 said “<s>Bob digs with the 2</s>” before it was deleted. It would come back and say", told("0 points", "6 points"))
	ann.Enters(path, "table undo")
	bob.Get(mine+"/book").Says(t, 200, "<s>Bob deleted “Bob digs with the 2” (round 1): Bob’s 2 points became 0 points.</s> <span class=\"mark\">undone</span>", "<p>Bob digs with the 2 <span")
}

// A note changes nothing in the game, and is amended like anything else.
func TestNoteIsWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	ann.Enters(path, "table note lamp")
	ann.Get(path+"/wrong/1").Says(t, 200, "It says “Note: lamp”", `value="table note lamp"`, `name="arg-0" value="lamp"`)
	ann.Sends(path+"/wrong/1", "actor", "table", "verb", "note", "kind-0", "text", "arg-0", "lamps").Says(t, 200, "“<s>Note: lamp</s>”. It would say", "Everything after it is still legal")
	ann.Post(path+"/wrong/1/do", "event", `table amend 1 "table note lamps"`, "seen", "1").Leads(t, ".*#entry-1")
	ann.Post(path+"/wrong/1/do", "event", "table amend 1 -", "seen", "2").Leads(t, ".*#entry-1")
	ann.Get(path+"/book").Says(t, 200, "Ann changed the note from lamp to lamps.", "Ann deleted “Note: lamps”.", "<s>Note: lamp</s>", "deleted")

	// What corrects the game is a form, too, and rights stay as they are.
	ann.Enters(path, `Ann correct points +2 "a smudge"`)
	ann.Get(path+"/wrong/4").Says(t, 200, `name="verb" value="correct"`, `name="arg-1" value="+2"`, `name="arg-2" value="a smudge"`)
	ann.Sends(path+"/wrong/4", "actor", "Ann", "verb", "correct", "kind-0", "choice", "arg-0", "points", "kind-1", "choice", "arg-1", "+3", "kind-2", "text", "arg-2", "a smudge").
		Says(t, 200, "would say “<strong>Ann’s points corrected by +3 points: a smudge", told("2 points", "3 points"))
}

// What does not go in is told, with the form as it was.
func TestThisIsWrongGoesWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, append(roomtest.Opening, "Bob undo")...)
	for _, test := range []struct {
		page, event string
		status      int
		says        string
	}{
		{"before/6", "Bob dig 6", 422, "NU4"},
		{"before/6", "Bob spin rich", 422, "NU5"},
		{"before/6", "Ann dig 2", 403, "That's up to Ann"},
		{"before/6", "Bob undo", 422, "LG10"},
		{"before/6", "Bob \"dig", 422, "LG1"},
		{"wrong/4", "Bob undo", 422, "LG10"},
		{"wrong/4", "Ann bury here", 403, "That's up to Ann"},
		{"wrong/4", "Bob dance", 422, "LG1"},
	} {
		line := `name="event" value="` + strings.ReplaceAll(test.event, `"`, "&#34;") + `"`
		bob.Sends(mine+"/"+test.page, "event", test.event).Says(t, test.status, `id="sorry"`, test.says, "The game at that point", line)
		amendment := map[bool]string{true: "table insert 6 ", false: "table amend 4 "}[test.page == "before/6"] + `"` + strings.ReplaceAll(test.event, `"`, `\"`) + `"`
		bob.Sends(mine+"/"+test.page+"/do", "event", amendment, "seen", "8").Says(t, test.status, `id="sorry"`, test.says, line)
	}
	bob.Sends(mine+"/before/6", "event", " ").Says(t, 422, "Type what it should say", "The game at that point")
	bob.Post(mine+"/before/6/do", "event", "", "seen", "8").Says(t, 422, "only changes entry 6")
	bob.Post(mine+"/before/6/do", "event", `table insert 5 "Bob dig 5"`, "seen", "8").Says(t, 422, "only changes entry 6")
	bob.Post(mine+"/before/6/do", "event", "table note late", "seen", "8").Says(t, 422, "only changes entry 6")
	bob.Post(mine+"/before/6/do", "event", `table insert 6 "Bob dig 5"`, "seen", "x").Says(t, 400)
	bob.Get(mine+"/wrong/8").Says(t, 403, "You can't change entry 8, “Bob undo”. The host can change other players' moves. Nobody can change an undo, a redo, a signature, a new name, anything undone, or what the app rolled or dealt.") // an undo
	ann.Get(path+"/wrong/7").Says(t, 403, "anything undone")
	ann.Get(path+"/wrong/0").Says(t, 404, "no entry 0")
	ann.Get(path+"/book").Says(t, 200, `name="seen" value="8"`) // nothing went in

	// Two amend the same entry: one wins, and the other looks again.
	ann.Post(path+"/wrong/5/do", "event", `table amend 5 "table roll 5+6"`, "seen", "8").Leads(t, ".*#entry-5")
	bob.Sends(mine+"/wrong/5/do", "event", `table amend 5 "table roll 5+5"`, "seen", "8").Says(t, 409, "Someone moved in the meantime", "“<s>The dice show 5 and 6</s>”", `name="seen" value="9"`)
}
