package lobby_test

import (
	"strings"
	"testing"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
	"saddlebag/web/webtest"
)

// The pages round a table fit a phone and a desk, in the light and in the
// dark, and keep nobody out.
func TestTablePagesFitEverybody(t *testing.T) {
	s := roomtest.StartTables(t)
	b := webtest.Start(t)
	w := b.Open(webtest.Phone)
	fits := func(name string) {
		t.Helper()
		device := w.Device
		for _, d := range []webtest.Device{webtest.Phone, webtest.Phone.InTheDark(), webtest.Desk, webtest.Desk.InTheDark()} {
			w.Be(d)
			webtest.Eval[any](w, `document.querySelectorAll("details").forEach((d) => { d.open = true })`)
			w.Shot(name)
			for _, faults := range [][]string{w.Misfits(), w.LooseEnds(), w.Barriers()} {
				for _, fault := range faults {
					t.Errorf("%s on %s: %s", name, d, fault)
				}
			}
		}
		w.Be(device)
	}
	w.Go(s.URL)
	fits("home")
	w.Go(s.URL + "/tables")
	fits("tables-empty")
	w.FollowNamed("link", "Nugget")
	w.Tap(`#sizes [value="2"]`)
	w.FollowNamed("button", "Make the table")
	w.WaitText("main", "Your own name is missing")
	fits("make-wrong")
	w.Fill("#me-name", "Ľudmila Ďurišová-Krásnohorská")
	w.Fill(`[aria-label="Player 2"]`, "Bob")
	w.FollowNamed("button", "Make the table")
	fits("lobby")
	w.FollowNamed("button", "Start with Ľudmila Ďurišová-Krásnohorská, Bob")
	w.Go(w.Address() + "/seats")
	w.WaitText("#seat-1", "Bob")
	fits("seats")

	host := roomtest.Visit(t, s.URL)
	ann := roomtest.NewTable(t, host, "title", "A night in the Long Branch")
	bob := roomtest.Visit(t, s.URL)
	mine := bob.Post(roomtest.SeatLink(t, host, ann, "1")).Leads(t, "(/t/.*)")
	host.Enters(ann, roomtest.Opening...)
	host.Enters(ann, "table undo", "Bob dig 5", `table note "a note that is as long as people write them when the evening is late and the lamp is low"`,
		"Ann spin rich", "table roll 3+4", "Ann dig 4", "Bob dig 3", "Bob spin poor")
	link := roomtest.SeatLink(t, host, ann, "none")
	asked := bob.Post(link+"/ask").Leads(t, "(/asked/.*)")
	for name, page := range map[string]string{
		"seats-asked": ann + "/seats", "sit-look": link, "asked": asked, "book": ann + "/book", "before": ann + "/before/6",
		"result-running": mine + "/result", "join": "/join?code=AAAAAA",
	} {
		if strings.HasPrefix(page, "/t/") {
			w.Sit(s.URL + page)
		} else {
			w.Go(s.URL + page)
		}
		fits(name)
	}
	w.Sit(s.URL + ann + "/before/6")
	w.Fill("#event", "Ann dig 2")
	w.FollowNamed("button", "See what changes")
	fits("plan")
	w.Go(s.URL + "/tables")
	fits("tables")
	host.Enters(ann, "Ann reveal ace here")
	bob.Enters(mine, "Bob reveal king there")
	host.Enters(ann, `Bob correct points +2 "a smudge"`, "table result Ann 19", "table result Bob 8")
	w.Sit(s.URL + ann + "/result")
	fits("result")
}

// In a home network there is no TLS. Browsers say there only by the Origin of
// a form where it comes from, and not even that where a page keeps its address
// to itself.
func TestFormsInAHomeNetwork(t *testing.T) {
	s := roomtest.StartTables(t)
	at := webtest.Insecure(t, s.URL)
	w := webtest.Start(t).Open(webtest.Phone.WithoutScripts())
	path := roomtest.NewTable(t, roomtest.Visit(t, s.URL))
	w.Sit(at + path)
	w.Tap("#line summary")
	w.Fill("#line-text", "Ann draw ace")
	w.Follow("#line-go")
	w.Sit(at + path + "/book")
	w.WaitText("#entry-1", "Ann draws a card: the ace")
	w.Tap("summary")
	w.Fill("#note", "hello")
	w.FollowNamed("button", "Add the note")
	w.WaitText("#entry-2", "Note: hello")
}

// Where all play on one phone, the others are named before the table is made: nobody sits down
// later to enter a name.
func TestOthersAreNamedOnOnePhone(t *testing.T) {
	c := roomtest.TableConfig(t)
	c.Alone = true
	s := roomtest.StartWith(t, c, func(*site.Site) {})
	w := webtest.Start(t).Open(webtest.Phone)
	w.Go(s.URL + "/tables")
	w.FollowNamed("link", "Nugget")
	w.Tap(`#sizes [value="2"]`)
	w.WaitText("[data-others]", "so pass it round")
	for _, d := range []webtest.Device{webtest.Phone, webtest.Phone.InTheDark(), webtest.Desk} {
		w.Be(d)
		w.Shot("make-on-one-phone")
		for _, fault := range append(w.Misfits(), w.Barriers()...) {
			t.Errorf("%s: %s", d, fault)
		}
	}
	w.Be(webtest.Phone)
	w.Fill("#me-name", "Ann")
	w.Fill(`[data-seat="2"] [name="player"]`, "Bob")
	if !webtest.Eval[bool](w, `document.querySelector("[data-seat='2'] input").getBoundingClientRect().bottom < document.querySelector("form.make .button.first").getBoundingClientRect().top`) {
		t.Error("names stand below the button")
	}
	w.Follow("form.make .button.first")
	w.WaitText("#tally", "Bob")
}
