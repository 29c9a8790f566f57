package web

import (
	"strings"
	"testing"
)

func TestSomethingIsMissing(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	ann.enters(path, opening...)

	// Before Ann dug nobody had dug: both could.
	then := ann.get(path + "/before/6")
	then.says(t, 200, "before entry 6, <code>Ann dig 5</code>", "Round 1", "To move: Ann, Bob", "0 points", `name="verb" value="dig"`, `name="kind-0" value="dice"`)
	if strings.Contains(then.text, `value="bury"`) {
		t.Error("what was done by then is offered")
	}
	if got := bob.get(mine + "/before/6"); strings.Count(got.text, `name="actor" value="Bob"`) == 0 || strings.Contains(got.text, `name="actor" value="Ann"`) {
		t.Error("a player is offered something else than the own moves")
	}

	// A note changes nothing that came after.
	ann.post(path+"/before/6", "event", "table note forgotten").says(t, 200, "<code>table note forgotten</code> goes in before", "2 taken back and entered again", "Everything that came after still fits", "5 points")
	// Another dig of Ann's leaves no room for the one that stands.
	plan := ann.post(path+"/before/6", "actor", "Ann", "verb", "dig", "arg-0", "2", "kind-0", "dice")
	plan.says(t, 200, "<code>Ann dig 2</code> goes in before", "1 taken back and entered again", "1 no longer fit", "Ann dig 5", "NU4", "<td>5 points</td><td>2 points</td>", `name="seen" value="7"`)

	// Somebody is quicker.
	bob.enters(mine, "table note meanwhile")
	ann.post(path+"/before/6/do", "event", "Ann dig 2", "seen", "7").says(t, 409, "Somebody has entered something meanwhile", `name="seen" value="8"`, "1 no longer fit")
	ann.get(path+"/result").says(t, 200, "5 points")
	ann.post(path+"/before/6/do", "event", "Ann dig 2", "seen", "8").leads(t, path+"/book")
	ann.get(path+"/result").says(t, 200, "2 points")
	ann.get(path+"/before/6").says(t, 404, "does not stand in the book any more")

	bob.get(mine+"/before/99").says(t, 404, "does not stand")
	bob.get(mine+"/before/x").says(t, 400)
}

func TestSomethingIsMissingGoesWrong(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	mine := bob.post(seatLink(t, ann, path, "1")).leads(t, "(/t/.*)")
	ann.enters(path, opening...)
	tests := []struct {
		event  string
		status int
		says   string
	}{
		{"Bob dig 6", 422, "LG1"},
		{"Bob spin rich", 422, "NU5"},
		{"Ann dig 2", 403, "That is for Ann to enter"},
		{"Bob undo", 403, "Only something that was forgotten"},
		{"Bob \"dig", 400, "This cannot be read"},
	}
	for _, test := range tests {
		got := bob.post(mine+"/before/6", "event", test.event)
		got.says(t, test.status, `id="sorry"`, "As it stood then")
		if test.event != "" {
			got.says(t, test.status, `name="event" value="`+strings.ReplaceAll(test.event, `"`, "&#34;")+`"`)
		}
		bob.post(mine+"/before/6/do", "event", test.event, "seen", "7").says(t, test.status, `id="sorry"`)
	}
	bob.post(mine+"/before/6", "event", " ").says(t, 422, "Write what was forgotten", "As it stood then")
	bob.post(mine+"/before/6/do", "event", "", "seen", "7").says(t, 400, "This cannot be read")
	bob.post(mine+"/before/6/do", "event", "Bob dig 5", "seen", "x").says(t, 400)
	ann.get(path+"/book").says(t, 200, `name="seen" value="7"`) // nothing went in
}
