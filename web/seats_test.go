package web

import (
	"strings"
	"testing"
)

func TestSeatsOfAHost(t *testing.T) {
	s := startTables(t)
	ann, bob := visit(t, s.URL), visit(t, s.URL)
	path := aTable(t, ann)
	ann.get(path+"/seats").says(t, 200, "<title>QR code of the link</title>", `href="`+path+`"`, "Who goes first", "free")
	link := seatLink(t, ann, path, "1")
	mine := bob.post(link).leads(t, "(/t/.*)")
	if strings.Contains(ann.get(path+"/seats").text, link) {
		t.Error("the link of a taken seat still shows")
	}

	ann.post(path+"/play", "seat", "1").says(t, 403, "Another phone has that seat")
	ann.post(path+"/play", "seat", "none").leads(t, path+"/seats#table")
	ann.get(path+"/seats").says(t, 200, `<option value="none" selected>`)
	ann.post(path+"/play", "seat", "0").leads(t, path+"/seats#table")
	ann.post(path+"/first", "seat", "1").leads(t, path+"/seats#table")
	ann.get(path+"/seats").says(t, 200, `<option value="1" selected>Ann`) // Bob sits first now
	bob.get(mine+"/book").says(t, 200, `<option value="0" selected>Bob`)
	ann.post(path+"/first", "seat", "9").says(t, 403, "There is no such seat")
	ann.post(path+"/dice", "dice", "virtual").leads(t, path+"/seats#table")
	ann.post(path+"/dice", "dice", "loaded").says(t, 403, "Dice are physical or virtual")
	ann.post(path+"/keep", "keep", "365").leads(t, path+"/seats#table")
	ann.post(path+"/keep", "keep", "9").says(t, 403, "cannot be kept for 9 days")
	ann.post(path+"/keep", "keep", "-").says(t, 400)
	ann.get(path+"/seats").says(t, 200, `<option value="virtual" selected>`, `<option value="365" selected>`)

	ann.post(path+"/rename", "seat", "0", "name", "Bob \"B\" T.", "seen", "0").leads(t, path+"/seats#seat-0")
	bob.get(mine+"/book").says(t, 200, "Bob &#34;B&#34; T.")
	ann.post(path+"/rename", "seat", "0", "name", "ann", "seen", "1").says(t, 422, "is taken", "LG9")
	ann.post(path+"/rename", "seat", "0", "name", "", "seen", "1").says(t, 422, "an empty name")
	ann.post(path+"/rename", "seat", "0", "name", "Bo", "seen", "0").says(t, 409, "Somebody was quicker")
	ann.post(path+"/rename", "seat", "5", "name", "Bo", "seen", "1").says(t, 400, "no such seat")
	bob.post(mine+"/rename", "seat", "0", "name", "Bo", "seen", "1").says(t, 403, "for the host")

	// Somebody else plays on for Bob.
	ann.post(path+"/replace", "seat", "0", "name", "Cec", "seen", "1").leads(t, path+"/seats#seat-0")
	bob.get(mine).says(t, 404, "leads to no seat any more")
	cec := visit(t, s.URL)
	cec.get(link).says(t, 404)
	cec.get(seatLink(t, ann, path, "0")).says(t, 200, "Sit down as Cec")
	ann.post(path+"/hand", "seat", "0").leads(t, path+"/seats#seat-0")
	ann.post(path+"/hand", "seat", "8").says(t, 403, "no such seat")
	ann.post(path+"/first", "seat", "1").says(t, 403, "The game has begun")
}

// Links are for other phones: those of this machine's own name would lead
// nowhere.
func TestLinksAreForPhones(t *testing.T) {
	c := tableApp(t)
	c.Phones = func() []string { return []string{"http://192.168.1.7:8080/"} }
	ann := visit(t, startWith(t, c, func(*app) {}).URL)
	ann.get(aTable(t, ann)+"/seats").says(t, 200, `value="http://192.168.1.7:8080/sit/`)
}
