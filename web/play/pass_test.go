package play_test

import (
	"crypto/rand"
	"strings"
	"testing"

	"saddlebag/scoring/ledger/storetest"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// onePhone is the one phone at a table of Ann and Bob.
func onePhone(t *testing.T, c web.Config, game string) (phone *roomtest.Visitor, path string) {
	t.Helper()
	c.Alone = true
	phone = roomtest.Visit(t, roomtest.StartWith(t, c, func(*site.Site) {}).URL)
	return phone, phone.Upload("/tables", "game", game, "player", "Ann", "player", "Bob", "me", "1").Leads(t, "(/t/[a-z2-7]{26})")
}

// Between two who have secrets the phone shows those of neither, and after that the next one's
// alone; the journal tells of nothing.
func TestCurtainBetweenSecrets(t *testing.T) {
	const secret = "under the cactus"
	phone, path := onePhone(t, roomtest.TableConfig(t), "nugget")
	shows := func(whose string, wanted bool) {
		t.Helper()
		for _, page := range []string{"", "?whole=yes", "/pass", "/pass?to=0", "/pass?to=1", "/book", "/ledger", "/ledger.json", "/seats"} {
			got := phone.Get(path + page)
			if strings.Contains(got.Text, secret) && (!wanted || strings.HasPrefix(page, "/pass")) {
				t.Errorf("%s%s shows what Ann has buried", whose, page)
			}
			if kept := got.Header.Get("Cache-Control"); kept != "no-store" {
				t.Errorf("%s may be kept: %q", page, kept)
			}
		}
		if got := phone.Get(path + "/ledger"); strings.Contains(got.Text, secret) != wanted {
			t.Errorf("%s ledger: %s", whose, got.Text)
		}
	}
	phone.Enters(path, "Ann draw ace", `Ann bury "`+secret+`"`)
	shows("Ann", true)
	to := `<form method="post" action="` + path + `/pass"><button class="button first" id="act-pass" name="to" value="1">Pass the phone to Bob</button></form>`
	phone.Get(path).Says(t, 200, to, `<a id="pass" href="`+path+`/pass">Pass the phone</a>`)
	phone.Get(path+"/seats").Says(t, 200, `<a class="button" href="`+path+`/pass">`)
	phone.Get(path+"/pass").Says(t, 200, "Ann has the phone. Who's next?", `<button class="button first" name="to" value="1"><span>Bob</span> <small>Draw`)

	curtain := phone.Post(path+"/pass", "to", "1").Leads(t, "(/.*[?]to=1)")
	shows("nobody", false)
	phone.Get(curtain).Says(t, 200, "Hand the phone to Bob.", `name="seat" value="1">I&#39;m Bob<`, `<a href="`+path+`/pass">Not Bob? Choose again`)
	phone.Get(path+"/pass").Says(t, 200, `<p class="lead">Who's next?</p>`, `name="to" value="0"`, `name="to" value="1"`)

	phone.Post(path+"/pass", "seat", "1").Leads(t, path)
	shows("Bob", false)
	phone.Get(path+"/pass").Says(t, 200, "Bob has the phone. Who's next?", `<button class="button" name="to" value="0"><span>Ann</span></button>`)
	phone.Post(path+"/pass", "to", "0").Leads(t, path+"/pass[?]to=0")
	phone.Post(path+"/pass", "seat", "0").Leads(t, path)
	shows("Ann", true)
	if book := phone.Get(path + "/book").Text; strings.Contains(book, "took over") || strings.Contains(book, "gave up") {
		t.Error("the book tells who has had the phone")
	}

	phone.Get(path+"/pass?to=2").Says(t, 400, "no seat like that")
	phone.Post(path+"/pass", "seat", "none").Says(t, 400, "no seat like that")
	phone.Post(path+"/play", "seat", "1").Says(t, 404)
}

// Where nobody has anything to hide, the phone goes straight on.
func TestPassedStraightOn(t *testing.T) {
	c := roomtest.Config(t)
	var err error
	c.Tables, err = live.Open(t.Context(), live.Config{Shelf: c.Shelf, Store: storetest.Usual(t), Keys: rand.Reader, Clock: c.Clock})
	if err != nil {
		t.Fatal(err)
	}
	phone, path := onePhone(t, c, "tiny")
	phone.Post(path+"/pass", "to", "1").Leads(t, path)
	phone.Get(path+"/pass").Says(t, 200, "Bob has the phone.")
}

// At a table of several phones none is passed round: everybody would read every hand unseen.
func TestNothingIsPassedOnServers(t *testing.T) {
	host := roomtest.Visit(t, roomtest.StartTables(t).URL)
	path := roomtest.NewTable(t, host)
	host.Get(path+"/pass").Says(t, 404)
	host.Post(path+"/pass", "seat", "1").Says(t, 404)
	if strings.Contains(host.Get(path).Text, path+"/pass") {
		t.Error("the page offers to pass the phone")
	}
}
