package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

const parcelForm = `(saddlebag-1\.[\w-]+)`

// A game goes from one server to another as its link or its file says it, and home again. What
// went on at both is told, and is kept twice only where somebody says so.
func TestPassingAGameOn(t *testing.T) {
	here, there := roomtest.StartTables(t), roomtest.StartTables(t)
	ann := roomtest.Visit(t, here.URL)
	path := roomtest.NewTable(t, ann)
	ann.Enters(path, "table note one")
	page := ann.Get(path + "/parcel")
	page.Says(t, 200, "As a link", `value="`+here.URL+"/take#saddlebag-1.", "<svg", path+`/game.saddlebag"`)
	link := page.Found(t, `value="([^"]*#saddlebag-1[^"]*)"`)
	file := ann.Get(path + "/game.saddlebag")
	if file.Says(t, 200); link != here.URL+"/take#"+strings.TrimSpace(file.Text) {
		t.Errorf("the link is %s; the file %s", link, file.Text)
	}
	ann.Get(path+"/book").Says(t, 200, path+`/parcel"`)

	over := roomtest.Visit(t, there.URL)
	over.Get("/take").Says(t, 200, "goes on here where it was")
	over.Upload("/take", "parcel", link, "look", "yes").Says(t, 200, "Nugget", "1 entry so far", "Ann, Bob", `value="saddlebag-1.`, "Bring it in")
	over.Get("/tables").Says(t, 200, "joined a table on this phone")
	other := over.Upload("/take", "parcel", link).Leads(t, "(/t/[a-z2-7]{26})")
	over.Get(other+"/book").Says(t, 200, "one", "Ann", "Bob")
	over.Get(other+"/seats").Says(t, 200, "you play this seat")
	over.Get("/tables").Says(t, 200, other)
	over.Enters(other, "table note two", "table note three")
	home := over.Get(other + "/game.saddlebag").Text
	ann.Upload("/take", "parcel", home).Says(t, 200, "2 entries came along", `href="`+path+`"`)
	ann.Get(path+"/book").Says(t, 200, "two", "three")
	ann.Upload("/take", "parcel", home).Says(t, 200, "has everything")

	ann.Enters(path, "table note four")
	over.Enters(other, "table note five", "table note six")
	apart := ann.Upload("/take", "parcel", over.Get(other+"/game.saddlebag").Text)
	apart.Says(t, 200, "after entry 3: 1 more here, 2 more in the other", `href="`+path+`"`)
	both := ann.Post("/take", "parcel", apart.Found(t, `name="parcel" value="`+parcelForm+`"`), "both", "yes").Leads(t, "(/t/[a-z2-7]{26})")
	ann.Get(both+"/book").Says(t, 200, "five", "six")
	ann.Get(path+"/book").Says(t, 200, "four")
}

// What can't be taken over is refused with what to do; secrets of others aren't passed on.
func TestPassingOnGoesWrong(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	parcel := ann.Get(path + "/game.saddlebag").Text
	for text, says := range map[string]string{
		"": "nothing to bring in", " \n\n": "nothing to bring in", "saddlebag 1 nugget\n": "isn't a game that was passed on",
		parcel[:len(parcel)-9]:       "missing or changed",
		strings.Repeat(parcel, 51):   "more than 50 games",
		strings.Repeat("a", 6<<20):   "5 MB",
		parcel + "saddlebag-1.AAAA ": "missing or changed",
	} {
		got := bob.Upload("/take", "parcel", text)
		got.Says(t, got.StatusCode, says)
		if got.StatusCode != 422 && got.StatusCode != 413 {
			t.Errorf("%.40q: status %d", text, got.StatusCode)
		}
	}
	bob.Get("/tables").Says(t, 200, "joined a table on this phone")
	mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	bob.Get(mine+"/parcel").Says(t, 403, "for the host")
	ann.Enters(path, "Ann draw ace", "Ann bury here")
	bob.Enters(mine, "Bob draw king")
	ann.Get(path+"/parcel").Says(t, 403, "still secret")
	ann.Get(path+"/game.saddlebag").Says(t, 403, "still secret")
}

// A phone that has everything itself passes secrets on, and has a copy of all its games.
func TestCopyOfAllGames(t *testing.T) {
	alone := func() *roomtest.Visitor {
		c := roomtest.TableConfig(t)
		c.Alone = true
		return roomtest.Visit(t, roomtest.StartWith(t, c, func(*site.Site) {}).URL)
	}
	ann := alone()
	ann.Get("/tables").Says(t, 200)
	if strings.Contains(ann.Get("/tables").Text, "all-games") {
		t.Error("a copy of nothing is offered")
	}
	one, other := roomtest.NewTable(t, ann), roomtest.NewTable(t, ann, "title", "The other")
	ann.Enters(one, "Ann draw ace", "Ann bury here", "Bob draw king")
	ann.Enters(other, "table note hello")
	ann.Get("/tables").Says(t, 200, `href="/all-games.saddlebag"`)
	all := ann.Get("/all-games.saddlebag").Text

	next := alone()
	back := next.Upload("/take", "parcel", all)
	back.Says(t, 200, "The other", "Nugget", "now")
	if strings.Contains(back.Text, "here already") {
		t.Errorf("games are mixed up: %s", back.Text)
	}
	next.Get("/tables").Says(t, 200, "The other")
	next.Upload("/take", "parcel", strings.Repeat(all, 30)).Says(t, 200, "has everything") // more than a server takes
	next.Upload("/take", "parcel", all).Says(t, 200, "has everything")
	if again := next.Get("/all-games.saddlebag").Text; len(strings.Fields(again)) != 2 {
		t.Errorf("the copy of the copy is %s", again)
	}
}
