package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// late types the letters of a table and a name that has no seat there, is told why, and taps
// on what they would like.
func late(w *webtest.Window, at, letters, name, wish string) {
	w.Go(at + "/join?code=" + letters)
	w.Fill("#name", name)
	w.FollowNamed("button", "Ask the host")
	w.WaitText("#join-wrong", "the game has started without you, and its seats are taken")
	w.FollowNamed("button", wish)
	w.WaitText("main", "Waiting for the host")
}

// Three come to a game that has begun. One watches, one plays on for Bob under a name of their
// own, and one watches until the next game and then has a seat at it.
func TestLateComers(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	ann.Enters(path, roomtest.Opening...)
	b := webtest.Start(t)
	host, bob := b.Open(small), b.Open(small)
	bob.Go(s.URL + roomtest.SeatLink(t, ann, path, "1"))
	bob.Follow("main form .button")
	host.Sit(s.URL + path)
	host.WaitText("#link", "Live")
	letters := strings.TrimSpace(webtest.Eval[string](host, `document.querySelector(".short-code").textContent`))

	eve, cid, dee := b.Open(small), b.Open(small), b.Open(small)
	late(eve, s.URL, letters, "Eve", "Let me watch")
	host.WaitText("#asks", "wants to join")
	host.TapNamed("button", "Let in a spectator, number "+host.Text("#asks .number-asked"))
	eve.WaitText("#tally", "Bob")
	host.Wait(`!document.querySelector("#asks form")`)

	late(cid, s.URL, letters, "Cid", "Give me someone's seat")
	host.WaitText("#asks", "Cid came late and wants someone's seat")
	host.Fill("#asks select", "1")
	for _, fault := range append(append(host.Misfits(), host.LooseEnds()...), host.Barriers()...) {
		t.Error(fault)
	}
	host.Shot("late-seat")
	host.TapNamed("button", "Let in Cid, number "+host.Text("#asks .number-asked"))
	host.WaitText("#deeds", "Ann wants to move Bob’s seat to a new phone.")
	bob.WaitText("#deeds", "Anyone can object until")
	for _, w := range []*webtest.Window{host, bob} {
		for _, fault := range append(append(w.Misfits(), w.LooseEnds()...), w.Barriers()...) {
			t.Error(fault)
		}
	}
	bob.Shot("handover")
	bob.TapNamed("button", "Let it go")
	host.WaitText("#notes", "Bob moved Bob’s seat to a new phone,")
	host.Shot("handed-over")
	cid.WaitText("#tally .mine", "Cid")
	bob.WaitText("#notes", "Someone else has this seat now")
	host.Wait(`!document.querySelector("#asks form")`)

	late(dee, s.URL, letters, "Dee", "Let me play the next game")
	host.WaitText("#asks", "Dee wants to watch now and play the next game")
	host.TapNamed("button", "Let in Dee, number "+host.Text("#asks .number-asked"))
	dee.WaitText("#tally", "Cid")
	ann.Enters(path, "Ann spin rich", `table stop "it is late"`)
	host.WaitText("#end", "Dee joins the next game.")
	host.Follow(".again button")
	host.WaitText("#tally", "Dee")
	dee.WaitText("#end", "Go to the next game")
	dee.Follow("#next")
	dee.WaitText("#tally .mine", "Dee")
}

// An old link to a seat that is taken, or to a game that has begun, says why it leads to no
// seat, and to what else its bearer can ask for.
func TestOldLinks(t *testing.T) {
	s := roomtest.StartTables(t)
	ann := roomtest.Visit(t, s.URL)
	path := roomtest.NewTable(t, ann)
	link := roomtest.SeatLink(t, ann, path, "1")
	roomtest.Visit(t, s.URL).Post(link).Leads(t, "(/t/.*)")
	dee := webtest.Start(t).Open(small)
	dee.Go(s.URL + link)
	dee.WaitText("main", "Bob")
	for _, fault := range append(append(dee.Misfits(), dee.LooseEnds()...), dee.Barriers()...) {
		t.Error(fault)
	}
	dee.Shot("late-link")
	dee.Fill("#name", "Dee")
	dee.FollowNamed("button", "Let me play the next game")
	dee.WaitText("main", "Waiting for the host")
	ann.Get(path+"/seats").Says(t, 200, "wants to watch now and play the next game")
}
