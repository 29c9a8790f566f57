package lobby_test

import (
	"strings"
	"testing"
	"time"

	"saddlebag/web"
	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// contained is the web app in a container, whose one address no phone reaches.
func contained(t *testing.T) web.Config {
	t.Helper()
	c := roomtest.TableConfig(t)
	c.Phones = func() []site.Address { return []site.Address{{URL: "http://172.18.0.2:8080/", Doubtful: true}} }
	return c
}

// secretOf is the secret of the trial that a phone's browser has begun.
func secretOf(t *testing.T, v *roomtest.Visitor, server string) string {
	t.Helper()
	for _, c := range v.Cookies(server + "/phones") {
		if c.Name == "saddlebag-trial" {
			return c.Value
		}
	}
	t.Fatal("no trial")
	return ""
}

// Where no address is known that phones reach, the host is asked for one, a phone confirms it,
// and the host's codes lead there: in the lobby and at the game. Nobody else's do.
func TestAddressIsConfirmed(t *testing.T) {
	s := roomtest.StartWith(t, contained(t), func(*site.Site) {})
	ann, phone := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann, "seats", "3")
	lobby := ann.Get(path + "/lobby")
	lobby.Says(t, 200, "Phones might not get here yet", `action="/phones"`, "go to Tables, Join and type", `class="short-code"`)
	if strings.Contains(lobby.Text, `class="qr"`) {
		t.Error("the lobby has a code that leads nowhere")
	}
	ann.Post("/phones", "address", "my <machine>", "back", path+"/lobby").Says(t, 422, "A phone can't open “my <machine>”", `value="`+path+`/lobby"`)
	ann.Post("/phones", "address", "localhost", "back", path+"/lobby").Says(t, 422, "A phone can't open “localhost”")

	ann.Post("/phones", "address", "192.168.1.20:8080", "back", path+"/lobby").Leads(t, "/phones/code")
	ann.Get("/phones/code").Says(t, 200, `class="qr" id="waiting"`, "http://192.168.1.20:8080", `http-equiv="refresh"`)
	phone.Get("/here/"+secretOf(t, ann, s.URL)).Says(t, 200, "It works: this phone reaches the server")
	ann.Get("/phones/code").Leads(t, path+"/lobby")
	ann.Get("/phones/code").Leads(t, path+"/lobby") // as its script reads it once more
	ann.Get(path+"/lobby").Says(t, 200, `class="qr"`, `value="http://192.168.1.20:8080/sit/`, "192.168.1.20:8080<wbr>/join")
	ann.Post(path+"/lobby/start").Leads(t, path)
	ann.Get(path+"/seats").Says(t, 200, `class="qr"`, `value="http://192.168.1.20:8080/sit/`)

	eve := roomtest.Visit(t, s.URL)
	eve.Get(roomtest.NewTable(t, eve, "seats", "3")+"/lobby").Says(t, 200, "Phones might not get here yet")
}

// A trial belongs to the browser that has begun it: by no link does anybody get another's
// address into their codes.
func TestAddressOfAStranger(t *testing.T) {
	c := contained(t)
	clock := roomtest.NewClock()
	c.Clock = clock.Tell
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	eve, ann := roomtest.Visit(t, s.URL), roomtest.Visit(t, s.URL)
	eve.Post("/phones", "address", "http://rustler.example", "back", "https://rustler.example/tables").Leads(t, "/phones/code")
	secret := secretOf(t, eve, s.URL)
	ann.Get("/here/"+secret).Says(t, 200, "It works")
	ann.Get("/phones/code").Leads(t, "/phones")
	ann.Post("/phones/code").Leads(t, "/phones")
	ann.Get("/here/"+strings.Repeat("a", 26)).Says(t, 404, "This trial is over")
	eve.Get("/phones/code").Leads(t, "/tables") // never to another site
	if got := ann.Get(roomtest.NewTable(t, ann, "seats", "3") + "/lobby"); strings.Contains(got.Text, "rustler") {
		t.Error("a stranger's address is in an invitation")
	}
	clock.After(time.Hour + time.Second)
	eve.Post("/phones/code").Leads(t, "/phones")
	ann.Get("/here/"+secret).Says(t, 404, "This trial is over")
}

// Of several networks the likeliest is in the code, and all are there to choose. One that
// is chosen untried is used as well.
func TestAddressIsChosen(t *testing.T) {
	c := roomtest.TableConfig(t)
	c.Phones = func() []site.Address {
		return []site.Address{
			{URL: "http://192.168.1.7:8080/"},
			{URL: "http://10.0.0.2:8080/"},
			{URL: "http://saddlebag.local:8080/"},
			{URL: "http://172.17.0.1:8080/", Doubtful: true},
		}
	}
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann, "seats", "3")
	ann.Get(path+"/lobby").Says(t, 200, `value="http://192.168.1.7:8080/sit/`, `href="/phones?back=`)
	page := ann.Get("/phones?back=" + path + "/lobby")
	at := 0
	for _, says := range []string{
		">http://192.168.1.7:8080<", "Your codes use this address.", ">http://10.0.0.2:8080<",
		">http://saddlebag.local:8080<", "can't look up a name", ">http://172.17.0.1:8080<", "This rarely works for phones.",
	} {
		i := strings.Index(strings.ReplaceAll(page.Text[at:], "&#39;", "'"), says)
		if i < 0 {
			t.Fatalf("no %q where it should be in\n%s", says, page.Text)
		}
		at += i
	}
	ann.Post("/phones", "address", "http://10.0.0.2:8080", "back", path+"/lobby").Leads(t, "/phones/code")
	ann.Post("/phones/code").Leads(t, path+"/lobby")
	ann.Get(path+"/lobby").Says(t, 200, `value="http://10.0.0.2:8080/sit/`)
	c.Public = "https://games.example"
	ann = roomtest.Visit(t, roomtest.StartWith(t, c, func(*site.Site) {}).URL)
	ann.Get("/phones").Says(t, 404, "so there's nothing to choose")
	ann.Post("/phones", "address", "http://10.0.0.2:8080").Says(t, 404, "so there's nothing to choose")
}
