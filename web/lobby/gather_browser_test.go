package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// small is a phone on whose screen the bars of its browser lie.
var small = webtest.Device{Width: 360, Height: 640, Scale: 2, Touch: true}

// A lobby fills: three scan the host's code, one finds the own name, one asks by
// the letters, and all are at the game when the host starts it. Nobody is sent
// anywhere by hand.
func TestLobbyFillsAndStarts(t *testing.T) {
	s := roomtest.StartTables(t)
	b := webtest.Start(t)
	path := roomtest.Visit(t, s.URL).Upload("/tables", "game", "nugget", "player", "Ann", "player", "", "player", "Cy", "seats", "4").Leads(t, "(/t/[a-z2-7]{26})")
	host, bob, cy, dee := b.Open(small), b.Open(small), b.Open(small), b.Open(small)
	host.Sit(s.URL + path)
	if seen := webtest.Eval[bool](host, `(() => { const in_sight = (e) => e.getBoundingClientRect().bottom <= innerHeight;
		return in_sight(document.querySelector(".qr")) && in_sight(document.getElementById("start")) })()`); !seen {
		t.Error("the code and the button to start are not both in sight")
	}
	door := webtest.Eval[string](host, `document.getElementById("link").value`)
	bob.Go(door)
	bob.Shot("sit-door")
	bob.Fill("#name", "Zoë")
	bob.FollowNamed("button", "Sit down")
	bob.WaitText("#gathered", "You are Zoë")
	host.WaitText(".sitting", "Zoë")
	if name := webtest.Eval[string](bob, `localStorage.getItem("my-name")`); name != "Zoë" {
		t.Errorf("the phone remembers %q as its owner's name", name)
	}
	cy.Go(door)
	cy.FollowNamed("button", "I'm Cy")
	cy.WaitText("#gathered", "You are Cy")
	host.WaitText("#start", "Start now with 3 of 4")

	dee.Go(s.URL + "/join?code=" + host.Text(".short-code"))
	dee.Fill("#name", "Dee")
	dee.FollowNamed("button", "Ask the host")
	host.WaitText("#asks", "Dee wants to join")
	host.Shot("lobby")
	host.TapNamed("button", "Let in Dee, number "+host.Text("#asks .number-asked"))
	dee.WaitText("#gathered", "You are Dee")
	bob.WaitText(".sitting", "Dee")
	dee.Shot("lobby-guest")
	for _, faults := range [][]string{host.Misfits(), host.LooseEnds(), host.Barriers(), dee.Misfits(), dee.LooseEnds(), dee.Barriers()} {
		for _, fault := range faults {
			t.Error(fault)
		}
	}

	host.Wait(`!document.querySelector("#asks form")`)
	host.TapNamed("button", "Send Dee away") // which is asked once more
	host.WaitText(".sitting", "Send Dee away?")
	host.Tap("#start")
	for _, w := range []*webtest.Window{host, bob, cy, dee} {
		w.Wait(`document.getElementById("table")`)
		if at := w.Address(); strings.Contains(at, "lobby") {
			t.Errorf("after the start: %s", at)
		}
	}
	dee.WaitText("#tally", "Dee")
	late := b.Open(small)
	late.Go(door)
	late.WaitText("main", "has started")
}

// The host's phone is dead. Another one asks, a player lets it in without leaving
// the game, and it is the host's from then on.
func TestDeadHostsPhone(t *testing.T) {
	s := roomtest.StartTables(t)
	b := webtest.Start(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	letters := ann.Get(path+"/seats").Found(t, `<p class="letters">(.*?)</p>`)
	letters = strings.NewReplacer("<span>", "", "</span>", "").Replace(letters)
	mine := roomtest.Visit(t, s.URL).Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	bob, fresh := b.Open(small), b.Open(small)
	bob.Sit(s.URL + mine)
	bob.WaitText("#link", "Live")
	webtest.Eval[any](bob, `window.stayed = true`)

	fresh.Go(s.URL + path)
	fresh.WaitText("main", "Ann is playing at")
	fresh.Shot("elsewhere-host")
	fresh.FollowNamed("link", "I'm the host")
	if got := webtest.Eval[string](fresh, `document.getElementById("code").value`); got != letters {
		t.Errorf("the letters are %q, want %q", got, letters)
	}
	fresh.Shot("host-again")
	fresh.FollowNamed("button", "Ask the others at the table")
	bob.WaitText("#asks", "the host")
	bob.Shot("asked-at-table")
	if seen := webtest.Eval[bool](bob, `document.getElementById("asks").getBoundingClientRect().bottom <= innerHeight`); !seen {
		t.Error("who asks is out of sight")
	}
	bob.TapNamed("button", "Let in the host, number "+bob.Text("#asks .number-asked"))
	fresh.Wait(`document.getElementById("table")`)
	bob.Wait(`!document.querySelector("#asks form")`)
	if !webtest.Eval[bool](bob, `window.stayed === true`) {
		t.Error("who answered had to leave the game")
	}
	if at := fresh.Address(); strings.HasSuffix(at, path) {
		t.Error("the new phone has the dead one's address")
	}
	ann.Get(path).Says(t, 404, "no longer works")
}

// Who opens the address of a seat asks the phone that has it, which hands it over
// where it is.
func TestAddressOpenedElsewhere(t *testing.T) {
	s := roomtest.StartTables(t)
	b := webtest.Start(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	mine := roomtest.Visit(t, s.URL).Post(roomtest.SeatLink(t, ann, path, "1")).Leads(t, "(/t/.*)")
	bob, other := b.Open(small), b.Open(small)
	bob.Sit(s.URL + mine)
	bob.WaitText("#link", "Live")
	other.Go(s.URL + mine)
	other.WaitText("main", "Bob is playing at")
	other.Shot("elsewhere")
	for _, rest := range []string{"/book", "/ledger", "/stream", "/seats", "/lobby/stream", "/sheets/slips.pdf"} {
		roomtest.Visit(t, s.URL).Get(mine+rest).Says(t, 403, "another phone")
	}
	roomtest.Visit(t, s.URL).Post(mine+"/enter", "seen", "0", "event", "Bob draw ace").Says(t, 403, "another phone")
	other.FollowNamed("button", "I'm Bob: ask that phone")
	bob.WaitText("#asks", "wants your seat")
	bob.TapNamed("button", "Hand over to number "+bob.Text("#asks .number-asked"))
	other.Wait(`document.getElementById("table")`)
	bob.WaitText("#link", "Not connected")
}

// A recovery word makes a phone the host's at once, and is told once.
func TestRecoveryWord(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann, "seats", "3")
	lobby := ann.Get(path + "/lobby")
	first, letters := lobby.Found(t, `and type <strong>([a-z-]+)</strong>`), lobby.Found(t, `class="short-code">([A-Z]{6})<`)
	ann.Post(path+"/word").Leads(t, path+"/lobby")
	second := ann.Get(path+"/lobby").Found(t, `and type <strong>([a-z-]+)</strong>`)
	ann.Post(path+"/lobby/start").Leads(t, path)
	word := ann.Post(path+"/word").Found(t, `<strong>([a-z]{6}-[a-z]{6})</strong>`)
	fresh := roomtest.Visit(t, s.URL)
	for _, wrong := range []string{first, second, "", "nonsense"} {
		fresh.Post("/join/host", "code", letters, "by", "word", "word", wrong).Says(t, 404, "No table has these letters")
	}
	back := fresh.Post("/join/host", "code", strings.ToLower(letters), "by", "word", "word", strings.ToUpper(word)).Leads(t, "(/t/[a-z2-7]{26})")
	fresh.Get(back+"/seats").Says(t, 200, "Make a recovery word")
	ann.Get(path).Says(t, 404, "no longer works")
}
