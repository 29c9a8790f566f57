package evenings

import (
	"io"
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/chance"
	"saddlebag/web/tabletest"
	"saddlebag/web/webtest"
)

// Two people play a game to its end by tapping on their phones. One of them is
// cut off in the middle, goes on playing, and is back.
func TestTwoPhones(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t, "--limits", "off")
	g := programtest.Gather(t, at, programtest.NewTable(t, at, "Ann", "Bob"), programtest.Still, "Ann", "Bob")
	ann, bob := g.Players[0], g.Players[1]
	network := webtest.NewProxy(t, at)
	bob.Forgive("net::ERR")
	bob.Sit(strings.Replace(bob.Address(), at, network.URL(), 1))
	bob.WaitText("#link", "Live")

	const cut = 22 // the event that is entered while Bob is cut off
	for i, e := range programtest.GameEvents(t, "../../../scoring/coal/testdata/games/shared-win-2p.ledger") {
		if programtest.IsClosing(e) {
			break
		}
		if i == cut {
			if e.Actor != "Bob" {
				t.Fatalf("it is %s who enters event %d", e.Actor, i)
			}
			network.Refuse()
			bob.WaitText("#link", "Offline")
			bob.Enter(e)
			bob.WaitText("#waiting", "Remove")
			network.Restore()
			g.SeesAll()
			continue
		}
		g.Enter(e)
	}
	g.Ends("Ann and Bob win")
	ann.Shot("end")
	bob.Shot("end")
	ann.Follow("#result")
	for _, want := range []string{"$123", "Pinkertons", "CW43"} {
		if text := ann.Text("main"); !strings.Contains(text, want) {
			t.Errorf("the result is without %q: %s", want, text)
		}
	}
	ann.Shot("result")
}

// soloEvents are the events of the short game.
func soloEvents(t *testing.T) []ledger.Entry {
	t.Helper()
	var events []ledger.Entry
	for _, line := range programtest.SoloGame {
		e, err := ledger.ParseEvent(line)
		if err != nil {
			t.Fatal(err)
		}
		events = append(events, e)
	}
	return events
}

// wantSolo looks for the outcome of the short game on the page of its result.
func wantSolo(t *testing.T, w *webtest.Window) {
	t.Helper()
	w.Follow("#result")
	for _, want := range []string{"$8", "six deliveries", "CW44"} {
		if text := w.Text("main"); !strings.Contains(text, want) {
			t.Errorf("the result is without %q: %s", want, text)
		}
	}
}

// At an address of a home network a game for one is played by tapping. The
// screen is kept on there, too.
func TestSoloGameInAHomeNetwork(t *testing.T) {
	t.Parallel()
	here := programtest.Serve(t, "--limits", "off")
	ann := tabletest.Player{Window: webtest.Start(t).Open(webtest.Phone.InTheDark()), T: t}
	ann.Sit(webtest.Insecure(t, here) + programtest.NewTable(t, here, "Ann"))
	if webtest.Eval[bool](ann.Window, "isSecureContext") {
		t.Error("the origin is secure")
	}
	ann.Tap("#menu > summary")
	ann.Tap("#awake")
	ann.Wait(`document.querySelector("video.awake")?.paused === false`)
	ann.WaitText("#awake-why", "Your screen stays on")
	ann.Tap("#menu > summary")
	for i, e := range soloEvents(t) {
		ann.Enter(e)
		ann.Sees(i + 1)
	}
	ann.Shot("solo")
	wantSolo(t, ann.Window)
}

// A game from a ledger is carried on with the program's dice. Cards of blackjack
// are thrown one by one: after each the dialog comes up again, to go on or to
// stay.
func TestBlackjackCardByCard(t *testing.T) {
	t.Parallel()
	at, b := programtest.Serve(t), webtest.Start(t)
	eleni := tabletest.Player{Window: b.Open(webtest.Phone), T: t}
	file := filepath.Join(t.TempDir(), "night.ledger")
	const second = "table roll 5+6+6\n" // of the second round
	first, _, ok := strings.Cut(programtest.Read(t, "../../../scoring/coal/testdata/games/solo-burro-7.ledger"), second)
	if !ok {
		t.Fatalf("the game has no %s", second)
	}
	programtest.Write(t, file, first+second)
	eleni.Go(at + "/tables")
	eleni.Tap("details:has(#ledger-file) > summary")
	eleni.Upload("#ledger-file", file)
	eleni.Fill("#carry-me", "Ελένη")
	eleni.Fill("#carry-dice", "virtual")
	eleni.FollowNamed("button", "Continue it")
	eleni.WaitText("#link", "Live")
	eleni.Send(ledger.Entry{Actor: "Ελένη", Verb: "store", Args: []string{"blackjack", "6", chance.Roll}})
	const stays = `#ask[open] button[value="="]`
	eleni.WaitText(stays, "Stay with")
	eleni.Shot("a-card")
	eleni.TapNamed("button", "Roll one more die")
	// Two dice of 11 and more end it; with less it can be left at that.
	eleni.Wait(`document.querySelector('` + stays + `')?.textContent.includes("+") || document.querySelector("#moves li").dataset.number === "15"`)
	thrown := ""
	if eleni.Count(stays) > 0 {
		thrown = strings.TrimPrefix(eleni.Text(stays), "Stay with ")
		eleni.Tap(stays)
	}
	eleni.Sees(15)
	if last := eleni.LastEntry(); !strings.Contains(last, "Ελένη store blackjack") || !strings.Contains(last, thrown) {
		t.Errorf("with %q thrown the ledger says %q", thrown, last)
	}
}

// Without scripts the same game is played by its forms.
func TestGameWithoutScripts(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t, "--limits", "off"), webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	w.Sit(at + programtest.NewTable(t, at, "Ann"))
	for i, e := range soloEvents(t) {
		w.Tap("#line summary")
		w.Fill("#line-text", e.String())
		w.Follow("#line-go")
		if got := w.Text("#moves li .number"); got != strconv.Itoa(i+1) {
			t.Fatalf("after %s the latest entry is %s", e, got)
		}
	}
	w.Tap("#line summary")
	w.Fill("#line-text", "Ann claim tin-1 6")
	w.Follow("#line-go")
	if text := w.Text("main .notice[role=alert]"); !strings.Contains(text, "LG2") {
		t.Errorf("an entry after the end is answered with %q", text)
	}
	wantSolo(t, w)
}

// The code on a sheet that a table has printed leads to the seat of its player.
func TestPrintedCodeLeadsToTheSeat(t *testing.T) {
	t.Parallel()
	at, w := programtest.Serve(t), webtest.Start(t).Open(webtest.Phone)
	answer, err := programtest.Seated.Get(at + programtest.NewTable(t, at, "Ann", "Bob Tanner") + "/sheets/worksheet.pdf") //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	pdf, err := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("status %d, %v", answer.StatusCode, err)
	}
	dir := t.TempDir()
	programtest.Write(t, filepath.Join(dir, "sheets.pdf"), string(pdf))
	// The second page is Bob's; its code is in the upper right corner.
	programtest.Shell(t, dir, "pdftoppm -r 300 -f 2 -l 2 -x 1900 -y 60 -W 560 -H 400 -png sheets.pdf code && zbarimg -q --raw code*.png > code.txt")
	link := strings.TrimSpace(programtest.Read(t, filepath.Join(dir, "code.txt")))
	if !strings.HasPrefix(link, at+"/sit/") {
		t.Fatalf("the code says %q", link)
	}
	w.Go(link)
	if text := w.Text("main"); !strings.Contains(text, "Bob Tanner") {
		t.Errorf("the link leads to %s", text)
	}
	w.Wait(`document.fonts.status === "loaded"`) // the button moves when they come
	w.Follow("main form .button")
	w.WaitText("#tally .mine", "Bob Tanner")
}
