package play_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
)

// A form of the page says what it says without a script, too.
func TestEnterByForm(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	dig := url.Values{"seen": {"5"}, "actor": {"Bob"}, "verb": {"dig"}, "arg-0": {"5"}, "kind-0": {"dice"}}
	status, page := p.Post(p.Bob, "/enter", dig)
	if status != http.StatusOK || !strings.Contains(page, "Bob dig 5") {
		t.Errorf("status %d, and the page does not tell of it", status)
	}
	status, page = p.Post(p.Bob, "/enter", dig)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, `role="alert"`) || !strings.Contains(page, `href="/rules/nugget#NU4"`) {
		t.Errorf("status %d for digging twice, and the page does not say why", status)
	}
	if status, _ = p.Post(p.Looker, "/enter", dig); status != http.StatusForbidden {
		t.Errorf("status %d for one who is watching", status)
	}
}

// What is sent twice goes in once; what was meant for another moment is told.
func TestEnterByScript(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	for range 2 {
		if status, answer := p.Enter(p.Ann, "5", "Ann dig 2", "a key"); status != http.StatusCreated || answer["number"] != 6.0 {
			t.Errorf("status %d, answer %v", status, answer)
		}
	}
	if status, _ := p.Enter(p.Bob, "5", "Bob dig 5", ""); status != http.StatusCreated {
		t.Errorf("status %d for one's own entry after somebody else's", status)
	}
	if status, _ := p.Enter(p.Ann, "5", "table undo", ""); status != http.StatusConflict {
		t.Errorf("status %d for an undo of what one has not seen", status)
	}
}

// Those who are still at it are told to the others, until they say to be done.
func TestDone(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	still := func(code string) bool {
		_, page := p.Get(code, "")
		return strings.Contains(page, `playing</span></span> <span class="name">Bob`)
	}
	if !still(p.Ann) || !still(p.Bob) {
		t.Error("Bob is at it, and that is not told")
	}
	if status, _ := p.Post(p.Bob, "/done", url.Values{"seat": {"1"}, "done": {"yes"}}); status != http.StatusOK {
		t.Errorf("status %d for being done", status)
	}
	if still(p.Ann) {
		t.Error("Bob is done, and Ann is told that he is at it")
	}
	for code, seat := range map[string]string{p.Bob: "0", p.Looker: "1", p.Ann: "2"} {
		if status, _ := p.Post(code, "/done", url.Values{"seat": {seat}, "done": {"yes"}}); status != http.StatusForbidden {
			t.Errorf("status %d for seat %s by one who may not", status, seat)
		}
	}
	if status, _ := p.Post(p.Bob, "/done", url.Values{"seat": {"me"}}); status != http.StatusBadRequest {
		t.Errorf("status %d for a seat that is no number", status)
	}
}

// A tap where nothing is possible is answered with the clause.
func TestWhyNot(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	status, part := p.Get(p.Bob, "/why?at=s1-slip-dug/1&with=5")
	if status != http.StatusOK || !strings.Contains(part, "Ann&#39;s slip") || !strings.Contains(part, `href="/rules/nugget#NU7"`) {
		t.Errorf("status %d: %s", status, part)
	}
	if status, _ = p.Get(p.Bob, "/why?at=nowhere"); status != http.StatusNotFound {
		t.Errorf("status %d for no cell", status)
	}
}

// The static parts of all panels are in a file that a browser keeps, each once,
// whoever's sheet it is on.
func TestPlates(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "")
	_, page := p.Get(p.Ann, "?whole=yes")
	used := regexp.MustCompile(`<use href="/t/`+p.Ann+`(/plates/[0-9a-f]{16}\.svg)#plate-[12]"/>`).FindAllStringSubmatch(page, -1)
	if len(used) != 3 {
		t.Fatalf("plates are used %d times, want 3", len(used))
	}
	file := roomtest.Get(t, p.Page(p.Ann)+used[0][1])
	// The table's slip and that of a player differ; those of the players do not.
	if plates := strings.Count(file.Text, `<g id="plate-`); plates != 2 || file.Header.Get("Cache-Control") != "private, max-age=31536000, immutable" {
		t.Errorf("%d plates, to be kept %q", plates, file.Header.Get("Cache-Control"))
	}
	if status, _ := p.Get(p.Ann, "/plates/0123456789abcdef.svg"); status != http.StatusNotFound {
		t.Errorf("status %d for plates that are not there", status)
	}
}

// The page has one's own sheet and the table's; the others come when they are
// asked for, at once where there are no scripts.
func TestSheetsOnDemand(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "")
	drawn := func(page, sheet string) bool {
		_, rest, _ := strings.Cut(page, `<div class="panels" id="`+sheet+`"`)
		return strings.HasPrefix(rest, "><div")
	}
	_, page := p.Get(p.Bob, "")
	_, whole := p.Get(p.Bob, "?whole=yes")
	_, alone := p.Get(p.Bob, "/sheet/sheet-1")
	if drawn(page, "sheet-1") || !drawn(page, "sheet-0") || !drawn(page, "sheet-2") {
		t.Error("the page has other sheets than Bob's and the table's")
	}
	if !drawn(whole, "sheet-1") || !drawn(alone, "sheet-1") {
		t.Error("Ann's sheet is not there though it was asked for")
	}
	if status, _ := p.Get(p.Bob, "/sheet/sheet-9"); status != http.StatusNotFound {
		t.Errorf("status %d for the sheet of nobody", status)
	}
}

// A throw of the program's needs no more than a tap, and nobody types one.
func TestVirtualThrow(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, live.Virtual)
	_, page := p.Get(p.Bob, "")
	if !strings.Contains(page, `name="arg-0" value="*"`) || strings.Contains(page, "<select") {
		t.Error("the card is typed, or not drawn")
	}
}

// The seats of a table see what they may do: the host for all, a player for
// one's own and the table, an onlooker nothing.
func TestEntriesOfEachSeat(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	for code, may := range map[string]string{p.Ann: "Ann Bob", p.Bob: "Bob", p.Looker: ""} {
		_, page := p.Get(code, "")
		var found []string
		for _, name := range []string{"Ann", "Bob"} {
			if strings.Contains(page, `name="actor" value="`+name+`"`) {
				found = append(found, name)
			}
		}
		if got := strings.Join(found, " "); got != may {
			t.Errorf("enters for %q, not %q", got, may)
		}
	}
}
