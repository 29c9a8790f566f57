package play_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"saddlebag/scoring"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// sound fails where a page is not fit for a thumb or for a screen reader.
func sound(t *testing.T, w *webtest.Window, page string) {
	t.Helper()
	all := [][]string{w.Misfits(), w.LooseEnds()}
	if !w.NoScripts { // the judge is one
		all = append(all, w.Barriers())
	}
	for _, faults := range all {
		for _, fault := range faults {
			t.Errorf("%s, %s: %s", page, w, fault)
		}
	}
}

// tapCell taps into the middle of a cell of the sheets.
func tapCell(w *webtest.Window, id string) {
	at := webtest.Eval[[]float64](w, `(() => {
  const cell = document.getElementById("`+id+`"), picture = cell.closest(".picture"), svg = picture.querySelector("svg");
  const [x, y, w, h] = picture.dataset.boxes.split(",")[[...picture.querySelectorAll("g.cell")].indexOf(cell)].split(" ").map(Number);
  const middle = () => new DOMPoint(x + w / 2, y + h / 2).matrixTransform(svg.getScreenCTM());
  scrollBy(0, middle().y - innerHeight / 2);
  return [middle().x, middle().y];
})()`)
	w.Calm()
	w.Do(chromedp.TapXY(at[0], at[1]))
}

// Two phones play side by side: each taps a die and the cell, confirms in one
// tap, and sees what the other did.
func TestTwoPhonesTap(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	phones := webtest.Start(t).Phones(2, webtest.Phone)
	ann, bob := phones[0], phones[1]
	ann.Sit(p.Page(p.Ann))
	bob.Sit(p.Page(p.Bob))
	for _, w := range phones {
		w.WaitText("#link", "Live")
		sound(t, w, "a game")
	}
	ann.Wait(`document.querySelectorAll("#of-sheet-1 .lights rect").length === 1`)
	ann.Tap(`#dock .pick[data-face="5"]`)
	tapCell(ann, "s1-slip-dug/1")
	ann.WaitEntry("Ann dig 5")
	bob.WaitEntry("Ann dig 5")
	bob.Wait(`document.getElementById("said").textContent === "Ann digs with the 5"`)
	bob.WaitText("#last", "Ann digs with the 5")

	bob.Tap("#tab-sheet-1") // Ann's sheet
	bob.Wait(`document.getElementById("s1-slip-dug/1").textContent.endsWith("5")`)
	tapCell(bob, "s1-slip-dug/1")
	bob.WaitText("#notes", "That's Ann's slip")
	sound(t, bob, "a violation")
	bob.Tap("#tab-sheet-2")
	tapCell(bob, "s2-slip-dug/1")
	bob.Wait(`document.getElementById("ask").open`)
	sound(t, bob, "the dialog")
	bob.Tap(`#ask [data-answer="2"]`)
	ann.WaitEntry("Bob dig 2")

	bob.Tap("#undo") // undo
	ann.WaitEntry("Bob undo")
	ann.WaitText("#notes", "Bob undid Bob’s dig: 2")
	ann.Wait(`document.getElementById("s2-slip-dug/1").textContent.endsWith("round 1: blank")`)
}

// What is taken back is what the button was about when a finger set out for it, not
// what is alike and came since.
func TestUndoTakesBackWhatWasPainted(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", append(slices.Clone(roomtest.Begun), "Bob dig 2")...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	w.WaitEntry("Bob dig 2")
	w.HoldClock()
	webtest.Eval[bool](w, `(document.addEventListener("changed", () => {
  if (document.getElementById("last").dataset.number === "`+strconv.Itoa(len(roomtest.Begun)+3)+`") document.getElementById("undo").click();
}), true)`)
	for i, event := range []string{"Bob undo", "Bob dig 2"} {
		p.Enter(p.Ann, strconv.Itoa(len(roomtest.Begun)+1+i), event, "")
		w.WaitEntry(event) // before there is another, so that each is a change of its own
	}
	w.WaitText("#notes", "Not entered")
	w.WaitEntry("Bob dig 2")
}

// Who types while others play loses neither the words nor the focus, and the
// keyboard alone is enough.
func TestTypingIsLeftAlone(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", "Ann draw ace")
	w := webtest.Start(t).Open(webtest.Desk.InTheDark())
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	field := `#offer-2-bury-place input:not([type=hidden])`
	w.Type(field, "in the ")
	p.Enter(p.Ann, "1", "Ann bury here", "")
	w.WaitEntry("Ann bury ?")
	w.Type(field, "well")
	w.Press(kb.Enter)
	w.WaitEntry("Bob bury ")
	w.Wait(`document.getElementById("s2-slip-place").textContent.endsWith("in the well")`)
	w.Wait(`!document.querySelector("#offer-2-bury-place") && document.activeElement !== document.body`)
	sound(t, w, "a desk")
}

// The keyboard reaches every place of a sheet, hears what it is, writes on it,
// and is told why it cannot be written on.
func TestKeyboardOnASheet(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	w := webtest.Start(t).Open(webtest.Desk)
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	webtest.Eval[bool](w, `(document.getElementById("on-s2-slip").focus(), true)`)
	w.Wait(`document.getElementById("cell-said").textContent.endsWith("can be filled in")`)
	w.Press(kb.ArrowUp)
	w.Wait(`!document.getElementById("cell-said").textContent.endsWith("can be filled in")`)
	w.Press(kb.Enter)
	w.WaitText("[data-kind=why]", "NU")
	w.Press(kb.ArrowDown)
	w.Wait(`document.getElementById("cell-said").textContent.endsWith("can be filled in")`)
	sound(t, w, "a sheet by keyboard")
	w.Press(kb.Enter)
	w.Wait(`document.getElementById("ask").open`)
	w.Press(kb.Enter)
	w.WaitEntry("Bob dig 2")
	w.Wait(`document.activeElement.id === "on-s2-slip"`)
}

// Dice of the table's own are typed with a tap each, and what is mistyped is
// taken back by a tap.
func TestTypeAThrow(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun[:4]...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	w.Tap("#dock .main .button")
	w.Wait(`document.getElementById("ask").open`)
	w.Tap(`#ask .key[aria-label="6"]`)
	sound(t, w, "a throw")
	w.Tap(`#ask .thrown-so-far button:first-child`)
	for _, face := range []string{"2", "5"} {
		w.Tap(`#ask .key[aria-label="` + face + `"]`)
	}
	w.WaitEntry("table roll 2+5")
	w.Wait(`document.querySelectorAll("#dock .pick").length === 2`)
}

// typedCards is the small game with cards from the table, whoever throws the
// dice.
type typedCards struct{ scoring.Game }

func (g typedCards) Info() *scoring.Info {
	info := *g.Game.Info()
	info.Verbs = slices.Clone(info.Verbs)
	for i, v := range info.Verbs {
		if v.Name == "draw" {
			info.Verbs[i].Args = slices.Clone(v.Args)
			info.Verbs[i].Args[0].Device = ""
		}
	}
	return &info
}

// The program's throw is one tap, and shown as it was recorded.
func TestTapAThrow(t *testing.T) {
	title := example.Title
	title.Game = typedCards{example.Title.Game}
	p := roomtest.NewParty(t, title, live.Virtual, roomtest.Begun[:4]...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	w.Tap("#dock .main .button")
	w.Wait(`document.querySelectorAll("#thrown use").length === 2`)
	shown := webtest.Eval[string](w, `[...document.querySelectorAll("#thrown use")].map((use) => use.getAttribute("href").slice(6)).join("+")`)
	if said := w.LastEntry(); !strings.Contains(said, "roll "+shown) {
		t.Errorf("shown is %s, and the ledger says %q", shown, said)
	}
}

// What is entered while a phone is cut off waits, over a reload too, and goes
// in once, or is explained, when the phone is back.
func TestEntriesWait(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	network := webtest.NewProxy(t, p.Address)
	browser := webtest.Start(t)
	w := browser.Open(webtest.Phone)
	w.Forgive("net::ERR")
	w.Sit(strings.Replace(p.Page(p.Bob), p.Address, network.URL(), 1))
	w.WaitText("#link", "Live")
	w.Tap(`#dock .pick[data-face="5"]`)
	network.Refuse()
	tapCell(w, "s2-slip-dug/1")
	w.Wait(`document.querySelector("#of-sheet-2 .pencilled")`)
	w.Wait(`[...document.querySelectorAll("#dock .pick.waits")].map((die) => die.dataset.face).join() === "5"`) // which is spent
	w.WaitText("#waiting", "Dig with 5")
	w.WaitText("#link", "Offline since")
	sound(t, w, "cut off")

	// Meanwhile the host has entered it otherwise.
	p.Enter(p.Ann, "5", "Bob dig 2", "")
	network.Restore()
	w.WaitText("#notes", "That wasn't entered: Dig with 5")
	w.WaitText("#notes", "NU4")
	w.WaitText("#link", "Live")
	w.Wait(`document.getElementById("waiting").hidden`)

	p.Enter(p.Ann, "6", "Bob undo", "")
	w.WaitEntry("Bob undo")
	network.Refuse()
	tapCell(w, "s2-slip-dug/1")
	w.Tap(`#ask [data-answer="2"]`)
	w.WaitText("#waiting", "Dig: 2")
	network.Restore() // for the page alone: what waits is in the phone's storage
	w.Go(w.Address())
	w.WaitEntry("Bob dig 2")
	w.Wait(`localStorage.length === 0 || !Object.keys(localStorage).some((key) => key.startsWith("queue-"))`)
}

// Without TLS no page can be kept for when there's no network. So a phone that's cut off
// says what not to do, asks first if it's done all the same, and after a reload that fails
// has what waits as soon as the page is there again: each entry goes in once.
func TestEntriesWaitWithoutTLS(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	network := webtest.NewProxy(t, p.Address)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("net::ERR")
	here := webtest.Insecure(t, strings.Replace(p.Page(p.Bob), p.Address, network.URL(), 1))
	w.Sit(here)
	w.WaitText("#link", "Live")
	network.Refuse()
	w.WaitText("#link", "Don't reload: that needs the network.")
	sound(t, w, "cut off without TLS")
	tapCell(w, "s2-slip-dug/1")
	w.Tap(`#ask [data-answer="2"]`)
	w.WaitText("#waiting", "Dig: 2")
	w.WaitText("#link", "1 move to send. Don't reload yet.")
	sound(t, w, "what waits without TLS")

	w.ReloadIfSure(false)
	w.WaitText("#waiting", "Dig: 2")
	w.ReloadIfSure(true)
	w.Wait(`location.protocol === "chrome-error:"`)

	network.Restore()
	w.Go(here)
	w.WaitEntry("Bob dig 2")
	w.WaitText("#link", "Live")
	w.Wait(`document.getElementById("waiting").hidden && !Object.keys(localStorage).some((key) => key.startsWith("queue-"))`)
	wantDigs := func(want int) {
		t.Helper()
		if n := webtest.Eval[int](w, `[...document.querySelectorAll("#moves .text")].filter((move) => move.textContent.includes("Bob digs with the 2")).length`); n != want {
			t.Errorf("Bob digs %d times, want %d", n, want)
		}
	}
	wantDigs(1)

	// An entry that's under way when the page is loaded again comes twice, and goes in once.
	p.Enter(p.Ann, "6", "Bob undo", "")
	w.WaitEntry("Bob undo")
	w.Calm()
	w.HoldClock() // the page isn't to notice that it's cut off, and to ask
	network.Silence()
	tapCell(w, "s2-slip-dug/1")
	w.Tap(`#ask [data-answer="2"]`)
	w.Wait(`document.querySelector("#of-sheet-2 .pencilled")`)
	webtest.Eval[any](w, `void setTimeout(() => location.reload())`)
	network.Restore()
	w.WaitEntry("Bob dig 2")
	w.Wait(`!Object.keys(localStorage).some((key) => key.startsWith("queue-"))`)
	wantDigs(2) // with the one that was undone
}

// A board that is wider than a phone is zoomed in its frame, also after a sheet
// has been sent anew, and the page stays as wide as the phone.
func TestBoardInItsFrame(t *testing.T) {
	title := example.Title
	title.Panels = func(job press.Job, owner int) []panel.Panel {
		panels := example.Title.Panels(job, owner)
		for i := range panels {
			panels[i].W = 300 + float64(10*len(job.Moment.FaceUp))
		}
		return panels
	}
	p := roomtest.NewParty(t, title, "", roomtest.Begun[:4]...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(p.Page(p.Bob))
	w.WaitText("#link", "Live")
	p.Enter(p.Ann, "4", "table roll 2+5", "")
	w.WaitEntry("table roll 2+5")
	w.Tap(`#of-sheet-2 .zooms [aria-label="Larger"]`)
	w.Wait(`document.querySelector("#of-sheet-2 .picture").clientWidth === 1170`)
	w.Tap(`#of-sheet-2 .zooms [aria-label="Smaller"]`)
	w.Wait(`document.querySelector("#of-sheet-2 .picture").clientWidth === 780`)
	sound(t, w, "a board")
}

// In a home network without TLS all works, and the page tells nobody of the server's flags.
func TestInsecureOrigin(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	w := webtest.Start(t).Open(webtest.Phone)
	w.Sit(webtest.Insecure(t, p.Page(p.Bob)))
	w.WaitText("#link", "Live")
	w.Tap("#menu > summary")
	w.Wait(`!document.getElementById("awake").disabled`)
	if text := w.Text("body"); strings.Contains(text, "--") {
		t.Errorf("a guest reads of a flag:\n%s", text)
	}
	sound(t, w, "the menu")
	w.Tap("#menu > summary")
	tapCell(w, "s2-slip-dug/1")
	w.Tap(`#ask [data-answer="5"]`)
	w.WaitEntry("Bob dig 5")
}

// Everything can be entered without scripts.
func TestWithoutScripts(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun[:4]...)
	w := webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	w.Sit(p.Page(p.Ann))
	sound(t, w, "no scripts")
	w.Fill(`#offer-0-roll-dice select:nth-of-type(1)`, "3")
	w.Fill(`#offer-0-roll-dice select:nth-of-type(2)`, "4")
	w.Follow(`#offer-0-roll-dice button`)
	w.WaitEntry("table roll 3+4")
	w.Follow(`#offer-1-dig-dug\/1 button`)
	w.WaitEntry("Ann dig 3")
	w.Follow("#undo")
	w.WaitEntry("table undo")
}
