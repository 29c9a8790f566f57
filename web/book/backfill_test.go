package book_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

func TestSomethingIsMissing(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)

	// Before Ann dug nobody had dug: both could.
	then := ann.Get(path + "/before/6")
	then.Says(t, 200, "before entry 6, <code>Ann dig 5</code>", "Round 1", "To move: Ann, Bob", "0 points", `name="verb" value="dig"`, `name="kind-0" value="dice"`)
	if strings.Contains(then.Text, `value="bury"`) {
		t.Error("what was done by then is offered")
	}
	if got := bob.Get(mine + "/before/6"); strings.Count(got.Text, `name="actor" value="Bob"`) == 0 || strings.Contains(got.Text, `name="actor" value="Ann"`) {
		t.Error("a player is offered something else than the own moves")
	}

	// A note changes nothing that came after.
	ann.Post(path+"/before/6", "event", "table note forgotten").Says(t, 200, "<code>table note forgotten</code> goes in before", "Everything that came after still fits", "5 points")
	// Another dig of Ann's leaves no room for the one that stands.
	plan := ann.Post(path+"/before/6", "actor", "Ann", "verb", "dig", "arg-0", "2", "kind-0", "dice")
	plan.Says(t, 200, "<code>Ann dig 2</code> goes in before", "1 no longer fit", "Ann dig 5", "NU4", "<td>5 points</td><td>2 points</td>", `name="seen" value="7"`)

	// Somebody is quicker.
	bob.Enters(mine, "table note meanwhile")
	ann.Post(path+"/before/6/do", "event", "Ann dig 2", "seen", "7").Says(t, 409, "Somebody has entered something meanwhile", `name="seen" value="8"`, "1 no longer fit")
	ann.Get(path+"/result").Says(t, 200, "5 points")
	ann.Post(path+"/before/6/do", "event", "Ann dig 2", "seen", "8").Leads(t, path+"/book")
	ann.Get(path+"/result").Says(t, 200, "2 points")
	ann.Get(path+"/before/6").Says(t, 200, "before entry 6")

	bob.Get(mine+"/before/99").Says(t, 404, "There is no entry 99")
	bob.Get(mine+"/before/x").Says(t, 400)
}

func TestSomethingIsMissingGoesWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	ann.Enters(path, roomtest.Opening...)
	tests := []struct {
		event  string
		status int
		says   string
	}{
		{"Bob dig 6", 422, "LG1"},
		{"Bob spin rich", 422, "NU5"},
		{"Ann dig 2", 403, "That is for Ann to enter"},
		{"Bob undo", 422, "LG10"},
		{"Bob \"dig", 422, "LG1"},
	}
	for _, test := range tests {
		got := bob.Post(mine+"/before/6", "event", test.event)
		got.Says(t, test.status, `id="sorry"`, "As it stood then")
		if test.event != "" {
			got.Says(t, test.status, `name="event" value="`+strings.ReplaceAll(test.event, `"`, "&#34;")+`"`)
		}
		bob.Post(mine+"/before/6/do", "event", test.event, "seen", "7").Says(t, test.status, `id="sorry"`)
	}
	bob.Post(mine+"/before/6", "event", " ").Says(t, 422, "Write what was forgotten", "As it stood then")
	bob.Post(mine+"/before/6/do", "event", "", "seen", "7").Says(t, 422, "LG1")
	bob.Post(mine+"/before/6/do", "event", "Bob dig 5", "seen", "x").Says(t, 400)
	ann.Get(path+"/book").Says(t, 200, `name="seen" value="7"`) // nothing went in
}
