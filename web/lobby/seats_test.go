package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

func TestSeatsOfAHost(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	ann.Get(path+"/seats").Says(t, 200, "<title>QR code of the link</title>", `href="`+path+`"`, "First player", "free")
	link := roomtest.SeatLink(t, ann, path, "1")
	mine := bob.Post(link).Leads(t, "(/t/.*)")
	if strings.Contains(ann.Get(path+"/seats").Text, link) {
		t.Error("the link of a taken seat still shows")
	}

	ann.Post(path+"/play", "seat", "1").Says(t, 403, "Another phone has that seat")
	ann.Post(path+"/play", "seat", "none").Leads(t, path+"/seats#table")
	ann.Get(path+"/seats").Says(t, 200, `<option value="none" selected>`)
	ann.Post(path+"/play", "seat", "0").Leads(t, path+"/seats#table")
	ann.Post(path+"/first", "seat", "1").Leads(t, path+"/seats#table")
	ann.Get(path+"/seats").Says(t, 200, `<option value="1" selected>Ann`) // Bob sits first now
	bob.Get(mine+"/book").Says(t, 200, `<option value="0" selected>Bob`)
	ann.Post(path+"/first", "seat", "9").Says(t, 403, "no seat like that")
	ann.Post(path+"/dice", "dice", "virtual").Leads(t, path+"/seats#table")
	ann.Post(path+"/dice", "dice", "loaded").Says(t, 403, "Dice are physical or virtual")
	ann.Post(path+"/keep", "keep", "365").Leads(t, path+"/seats#table")
	ann.Post(path+"/keep", "keep", "9").Says(t, 403, "keep a table for 9 days")
	ann.Post(path+"/keep", "keep", "-").Says(t, 400)
	ann.Get(path+"/seats").Says(t, 200, `<option value="virtual" selected>`, `<option value="365" selected>`)

	ann.Post(path+"/rename", "seat", "0", "name", "Bob \"B\" T.", "seen", "0").Leads(t, path+"/seats#seat-0")
	bob.Get(mine+"/book").Says(t, 200, "Bob &#34;B&#34; T.")
	ann.Post(path+"/rename", "seat", "0", "name", "ann", "seen", "1").Says(t, 422, `"Ann" already has the name "ann".`, "LG9")
	ann.Post(path+"/rename", "seat", "0", "name", "\u0410nn", "seen", "1").Says(t, 422, `the names "Ann" and "Аnn" look alike`, "LG9")
	ann.Post(path+"/rename", "seat", "0", "name", "Bo\u200b", "seen", "1").Says(t, 422, "invisible character", "LG9")
	ann.Post(path+"/rename", "seat", "0", "name", "", "seen", "1").Says(t, 422, "the name is empty")
	ann.Post(path+"/rename", "seat", "0", "name", "Bo", "seen", "0").Says(t, 409, "Someone was faster")
	ann.Post(path+"/rename", "seat", "5", "name", "Bo", "seen", "1").Says(t, 400, "no seat like that")
	bob.Post(mine+"/rename", "seat", "0", "name", "Bo", "seen", "1").Says(t, 403, "for the host")

	// Somebody else plays on for Bob, who lets the seat go.
	asked := ann.Sends(path+"/replace", "seat", "0", "name", "Cec", "seen", "1")
	asked.Says(t, 200, "Ann wants to move Bob \"B\" T.’s seat to a new phone.", "The phone that has the seat can let it go sooner.")
	bob.Post(mine+"/handover", "id", asked.Found(t, `name="id" value="([a-z2-7]+)"`), "do", "let-go").Leads(t, "/tables")
	bob.Get(mine).Says(t, 404, "no longer works")
	cec := roomtest.Visit(t, s.URL)
	cec.Get(link).Says(t, 404)
	cec.Get(roomtest.SeatLink(t, ann, path, "0")).Says(t, 200, "Sit down as Cec")
	ann.Post(path+"/hand", "seat", "0").Leads(t, path+"/seats#seat-0")
	ann.Post(path+"/hand", "seat", "8").Says(t, 403, "no seat like that")
	ann.Post(path+"/first", "seat", "1").Says(t, 403, "The game has already started")
}

// Links are for other phones: those of this machine's own name would lead
// nowhere.
func TestLinksAreForPhones(t *testing.T) {
	c := roomtest.TableConfig(t)
	c.Phones = func() []site.Address { return []site.Address{{URL: "http://192.168.1.7:8080/"}} }
	ann := roomtest.Visit(t, roomtest.StartWith(t, c, func(*site.Site) {}).URL)
	ann.Get(roomtest.NewTable(t, ann)+"/seats").Says(t, 200, `value="http://192.168.1.7:8080/sit/`)
}
