package main

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"saddlebag/web/webtest"
)

// newTable makes a table of Coal n' Write over HTTP, as the form of the page
// does, and returns the path of the host's seat. The host plays the first
// player.
func newTable(t *testing.T, at string, players ...string) string {
	t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	form := url.Values{"game": {"coal-n-write"}, "player": players, "me": {"1"}, "dice": {"physical"}}
	answer, err := client.PostForm(at+"/tables", form) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	path := answer.Header.Get("Location")
	if answer.StatusCode != http.StatusSeeOther || !strings.HasPrefix(path, "/t/") {
		t.Fatalf("status %d, to %q", answer.StatusCode, path)
	}
	return path
}

var linkForm = regexp.MustCompile(`/sit/[a-z2-7]{26}`)

// linkTo is the link to the free seat of a player, as the host's page has it.
func linkTo(host *webtest.Window, seats string) string {
	host.Go(seats)
	return linkForm.FindString(webtest.Eval[string](host, "document.documentElement.outerHTML"))
}

// Two people play a game to its end by tapping on their phones. One of them is
// cut off in the middle, goes on playing, and is back.
func TestTwoPhones(t *testing.T) {
	at, b := serve(t, "--limits", "off"), webtest.Start(t)
	network := webtest.NewProxy(t, at)
	phones := b.Phones(2, webtest.Phone)
	ann, bob := seatedPhone{t, phones[0]}, seatedPhone{t, phones[1]}
	bob.Forgive("net::ERR")
	table := newTable(t, at, "Ann", "Bob")
	link := linkTo(ann.Window, at+table+"/seats")
	ann.Go(at + table)
	bob.Go(network.URL() + link)
	bob.Follow("main form .button")

	const cut = 22 // the event that is entered while Bob is cut off
	for i, e := range gameEvents(t, "../../scoring/coal/testdata/games/shared-win-2p.ledger") {
		if e.Verb == "result" || e.Verb == "sign" {
			break
		}
		p := ann
		if e.Actor == "Bob" {
			p = bob
		}
		if i == cut {
			if e.Actor != "Bob" {
				t.Fatalf("it is %s who enters event %d", e.Actor, i)
			}
			network.Refuse()
			bob.WaitText("#link", "Cut off")
		}
		p.enter(e)
		if i == cut {
			bob.WaitText("#waiting", "Remove")
			network.Restore()
		}
		ann.sees(i + 1)
		bob.sees(i + 1)
	}
	for _, p := range []seatedPhone{ann, bob} {
		p.WaitText("#end", "Ann, Bob win")
		p.Shot("end")
	}
	ann.Follow("#result")
	for _, want := range []string{"$123", "Pinkertons", "CW43"} {
		if text := ann.Text("main"); !strings.Contains(text, want) {
			t.Errorf("the result is without %q: %s", want, text)
		}
	}
	ann.Shot("result")
}
