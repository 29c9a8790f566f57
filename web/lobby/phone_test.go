package lobby_test

import (
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// brings is the cookie that a visitor's phone keeps for a server.
func brings(t *testing.T, v *roomtest.Visitor, server string) string {
	t.Helper()
	for _, c := range v.Cookies(server) {
		if c.Name == "saddlebag-phone" {
			return c.Value
		}
	}
	return ""
}

// Whoever has put a phone's cookie there, a stranger's of before or one made up,
// finds none of the seats that the phone takes afterwards: each is opened by a key
// of its own, which nobody else has seen.
func TestCookieOfAStranger(t *testing.T) {
	s := roomtest.StartTables(t)
	eve := roomtest.Visit(t, s.URL)
	roomtest.NewTable(t, eve, "title", "Eve's own")
	for _, planted := range []string{brings(t, eve, s.URL), strings.Repeat("a", 26), strings.Repeat("A", 26)} {
		stranger := func() *roomtest.Visitor {
			v := roomtest.Visit(t, s.URL)
			v.Plant(s.URL, &http.Cookie{Name: "saddlebag-phone", Value: planted, Path: "/"})
			return v
		}
		ann, bob, cy := stranger(), stranger(), stranger()
		path := roomtest.NewTable(t, ann, "title", "Friday", "player", "Cy")
		mine := bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
		asked := cy.Post(roomtest.SeatLink(t, ann, path, "2")+"/ask").Leads(t, "(/asked/.*)")
		id := ann.Get(path+"/seats").Found(t, `name="id" value="([a-z2-7]+)"`)
		ann.Post(path+"/answer", "id", id, "agree", "yes", "seats", "yes").Leads(t, path+"/seats#asks")
		cy.Get(asked).Leads(t, "/t/.*")
		for _, v := range []*roomtest.Visitor{ann, bob, cy} {
			if v.Get("/tables").Says(t, 200, "Friday"); brings(t, v, s.URL) == planted {
				t.Error("the cookie was adopted")
			}
		}
		for _, v := range []*roomtest.Visitor{eve, stranger()} {
			if got := v.Get("/tables").Text; strings.Contains(got, "Friday") || strings.Contains(got, mine) {
				t.Error("a stranger sees the seats of those who took the cookie")
			}
		}
	}
}

// A phone finds all its seats again, and forgets those that are gone.
func TestPhoneFindsItsSeats(t *testing.T) {
	s := roomtest.StartTables(t)
	ann, bob := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	var paths []string
	for _, title := range []string{"First", "Second", "Third"} {
		path := roomtest.NewTable(t, ann, "title", title)
		bob.Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "/t/.*")
		paths = append(paths, path)
	}
	for _, v := range []*roomtest.Visitor{ann, bob} {
		v.Get("/tables").Says(t, 200, "First", "Second", "Third")
	}
	again := ann.Post(paths[0]+"/again", "first", "1").Leads(t, "(/t/.*)")
	ann.Post(again+"/leave").Leads(t, "/tables")
	if n := strings.Count(bob.Get("/tables").Text, "<strong>First</strong>"); n != 2 {
		t.Errorf("Bob has %d seats at tables called First", n)
	}
	if n := strings.Count(ann.Get("/tables").Text, "<strong>First</strong>"); n != 1 {
		t.Errorf("Ann, who has left one, has %d", n)
	}
	ann.Post(paths[1]+"/delete", "sure", "yes").Leads(t, "/tables")
	roomtest.NewTable(t, ann, "title", "Fourth")
	if n := strings.Count(brings(t, ann, s.URL), ".") + 1; n != 3 {
		t.Errorf("Ann's phone keeps %d keys, want those of three seats", n)
	}
}

// A phone keeps no more than a cookie holds, and the latest first.
func TestPhoneKeepsTheLatest(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	for range 52 {
		roomtest.NewTable(t, ann)
	}
	last := roomtest.NewTable(t, ann)
	if keys := strings.Split(brings(t, ann, s.URL), "."); len(keys) != 50 || "/t/"+keys[0] != last {
		t.Errorf("%d keys are kept, the first %q", len(keys), keys[0])
	}
}
