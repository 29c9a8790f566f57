package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"saddlebag/web/live"
	"saddlebag/web/webtest/nugget"
)

// begun is the small game up to the first throw.
var begun = []string{"Ann draw ace", "Bob draw king", `Ann bury "under the cactus"`, `Bob bury "in the well"`, "table roll 2+5"}

// A form of the page says what it says without a script, too.
func TestEnterByForm(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	dig := url.Values{"seen": {"5"}, "actor": {"Bob"}, "verb": {"dig"}, "arg-0": {"5"}, "kind-0": {"dice"}}
	status, page := p.post(p.bob, "/enter", dig)
	if status != http.StatusOK || !strings.Contains(page, "Bob dig 5") {
		t.Errorf("status %d, and the page does not tell of it", status)
	}
	status, page = p.post(p.bob, "/enter", dig)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, `role="alert"`) || !strings.Contains(page, `href="/rules/nugget#NU4"`) {
		t.Errorf("status %d for digging twice, and the page does not say why", status)
	}
	if status, _ = p.post(p.looker, "/enter", dig); status != http.StatusForbidden {
		t.Errorf("status %d for one who looks on", status)
	}
}

// What is sent twice goes in once; what was meant for another moment is told.
func TestEnterByScript(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	for range 2 {
		if status, answer := p.enter(p.ann, "5", "Ann dig 2", "a key"); status != http.StatusCreated || answer["number"] != 6.0 {
			t.Errorf("status %d, answer %v", status, answer)
		}
	}
	if status, _ := p.enter(p.bob, "5", "Bob dig 5", ""); status != http.StatusCreated {
		t.Errorf("status %d for one's own entry after somebody else's", status)
	}
	if status, _ := p.enter(p.ann, "5", "table undo", ""); status != http.StatusConflict {
		t.Errorf("status %d for an undo of what one has not seen", status)
	}
}

// Those who are still at it are told to the others, until they say to be done.
func TestDone(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	still := func(code string) bool {
		_, page := p.get(code, "")
		return strings.Contains(page, "Still at it: Bob")
	}
	if !still(p.ann) {
		t.Error("Ann is not told that Bob is at it")
	}
	if still(p.bob) {
		t.Error("Bob is told that he is at it")
	}
	if status, _ := p.post(p.bob, "/done", url.Values{"seat": {"1"}, "done": {"yes"}}); status != http.StatusOK {
		t.Errorf("status %d for being done", status)
	}
	if still(p.ann) {
		t.Error("Bob is done, and Ann is told that he is at it")
	}
	for code, seat := range map[string]string{p.bob: "0", p.looker: "1", p.ann: "2"} {
		if status, _ := p.post(code, "/done", url.Values{"seat": {seat}, "done": {"yes"}}); status != http.StatusForbidden {
			t.Errorf("status %d for seat %s by one who may not", status, seat)
		}
	}
	if status, _ := p.post(p.bob, "/done", url.Values{"seat": {"me"}}); status != http.StatusBadRequest {
		t.Errorf("status %d for a seat that is no number", status)
	}
}

// A tap where nothing is possible is answered with the clause.
func TestWhyNot(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	status, part := p.get(p.bob, "/why?at=s1-slip-dug/1&with=5")
	if status != http.StatusOK || !strings.Contains(part, "slip of Ann") || !strings.Contains(part, `href="/rules/nugget#NU7"`) {
		t.Errorf("status %d: %s", status, part)
	}
	if status, _ = p.get(p.bob, "/why?at=nowhere"); status != http.StatusNotFound {
		t.Errorf("status %d for no cell", status)
	}
}

// The static part of a panel is on the page once, whoever's sheet it is on.
func TestPlates(t *testing.T) {
	p := gather(t, nugget.Title, "")
	_, page := p.get(p.ann, "")
	// The table's slip and that of a player differ; those of the players do not.
	if plates, used := strings.Count(page, `<g id="plate-`), strings.Count(page, `<use href="#plate-`); plates != 2 || used != 3 {
		t.Errorf("%d plates, used %d times", plates, used)
	}
}

// A throw of the program's needs no more than a tap, and nobody types one.
func TestVirtualThrow(t *testing.T) {
	p := gather(t, nugget.Title, live.Virtual)
	_, page := p.get(p.bob, "")
	if !strings.Contains(page, `name="arg-0" value="*"`) || strings.Contains(page, "<select") {
		t.Error("the card is typed, or not drawn")
	}
}

// The seats of a table see what they may do: the host for all, a player for
// one's own and the table, an onlooker nothing.
func TestEntriesOfEachSeat(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	for code, may := range map[string]string{p.ann: "Ann Bob", p.bob: "Bob", p.looker: ""} {
		_, page := p.get(code, "")
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
