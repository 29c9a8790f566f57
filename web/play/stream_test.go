package play_test

import (
	"maps"
	"net/url"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/web/panels"
	"saddlebag/web/roomtest"
)

// drawn are the ids of cells and sheets.
var drawn = regexp.MustCompile(`^(s[0-9]+|sheet)-`)

// drawnIDs are the ids of cells and sheets among the parts of a page.
func drawnIDs(parts map[string]string) []string {
	ids := []string{}
	for id := range parts {
		if drawn.MatchString(id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// A cell that changes is sent alone, and not the panel or the sheet it is on.
func TestStreamSendsTheCell(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	bob := p.Listen(p.Bob, "")
	revision, _ := bob.Until(5)
	p.Enter(p.Ann, "5", "Ann dig 2", "")
	_, parts := bob.Until(6)
	if diff := cmp.Diff([]string{"s1-slip-dug/1"}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	if cell := parts["s1-slip-dug/1"]; !strings.HasPrefix(cell, `<g id="s1-slip-dug/1"`) || !strings.Contains(cell, ">2<") {
		t.Errorf("the cell is %s", cell)
	}

	// A phone that slept is told once, and of no more.
	p.Enter(p.Bob, "6", "Bob dig 5", "")
	bob.Until(7)
	_, parts = p.Listen(p.Bob, revision).Until(7)
	if diff := cmp.Diff([]string{"s1-slip-dug/1", "s2-slip-dug/1"}, drawnIDs(parts)); diff != "" {
		t.Errorf("since %s: %s", revision, diff)
	}
}

// Those who come, and leave before it is their turn to be sent the page, are in nobody's way.
func TestArrivalsLeave(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	for range 8 * runtime.GOMAXPROCS(0) {
		p.Listen(p.Ann, "").Leave()
	}
	for range 4 {
		bob := p.Listen(p.Bob, "")
		if _, parts := bob.Until(5); len(parts) == 0 {
			t.Error("nothing is sent to who comes")
		}
		bob.Leave()
	}
}

// atAnother is a revision as another server has made it, or this one before it was started
// again.
func atAnother(revision string) string {
	return "ANOTHERSERVER~7~" + strings.SplitN(revision, "~", 3)[2]
}

// A phone that comes from another server, or from this one before it was started again, says
// what its page shows, and is sent what is otherwise now: nothing but who is there where
// nothing is.
func TestStreamKnowsThePageAgain(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	revision, _ := p.Listen(p.Bob, "").Until(5)
	_, page := p.Get(p.Bob, "")
	loaded := regexp.MustCompile(`data-revision="([^"]*)"`).FindStringSubmatch(page)[1]
	for _, shows := range []string{revision, loaded} {
		back, parts := p.Listen(p.Bob, atAnother(shows)).Until(5)
		if diff := cmp.Diff([]string{"here-1", "here-2"}, slices.Sorted(maps.Keys(parts))); diff != "" {
			t.Errorf("sent to a page that has the rest: %s", diff)
		}
		if atAnother(back) != atAnother(shows) {
			t.Errorf("%s shows %s now", shows, back)
		}
	}
	p.Enter(p.Ann, "5", "Ann dig 2", "")
	_, parts := p.Listen(p.Bob, atAnother(revision)).Until(6)
	if diff := cmp.Diff([]string{panels.SheetID(0)}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	if parts["last"] == "" || parts["moves"] == "" || parts["asks"] != "" {
		t.Errorf("sent of the rest: %v", slices.Sorted(maps.Keys(parts)))
	}
}

// What a phone says to show decides nothing but what it is not sent again: with the revision
// of another seat it is sent its own page.
func TestStreamBelievesNoRevision(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "")
	p.Enter(p.Ann, "0", `Ann bury "under the third cactus"`, "")
	anns, parts := p.Listen(p.Ann, "").Until(1)
	if !strings.Contains(parts["moves"], "cactus") {
		t.Fatal("Ann does not read her own secret")
	}
	for _, claim := range []string{anns, atAnother(anns)} {
		_, parts := p.Listen(p.Bob, claim).Until(1)
		if parts["moves"] == "" || strings.Contains(parts["moves"], "cactus") {
			t.Errorf("Bob is sent %q for his moves", parts["moves"])
		}
	}
	for _, broken := range []string{"", "~", "~~~", "a~b~c~d", anns[:len(anns)-9], strings.Repeat("~", 40)} {
		if _, parts := p.Listen(p.Bob, url.QueryEscape(broken)).Until(1); parts["turn"] == "" {
			t.Errorf("%q: the turn is not sent", broken)
		}
	}
}

// A part that is back at what a page shows of it is not sent to who was away, and a phone
// that follows on is told both times.
func TestStreamOfWhatIsBack(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	there := p.Listen(p.Bob, "")
	revision, _ := there.Until(5)
	p.Enter(p.Ann, "5", "Ann dig 2", "")
	there.Until(6)
	p.Enter(p.Ann, "6", "Ann undo", "")
	_, parts := there.Until(7)
	if diff := cmp.Diff([]string{"s1-slip-dug/1"}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	for _, since := range []string{revision, atAnother(revision)} {
		_, parts := p.Listen(p.Bob, since).Until(7)
		if ids := drawnIDs(parts); len(ids) > 0 {
			t.Errorf("%v is sent, and is as it was", ids)
		}
		if parts["last"] == "" {
			t.Error("the last entry is not sent")
		}
	}
}

// The others read nothing of a secret, and their page does not change by it
// either, but for what everybody may know.
func TestStreamKeepsSecrets(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "")
	bob := p.Listen(p.Bob, "")
	bob.Until(0)
	p.Enter(p.Ann, "0", `Ann bury "under the third cactus"`, "")
	_, parts := bob.Until(1)
	for id, html := range parts {
		if strings.Contains(html, "cactus") {
			t.Errorf("%s tells where: %s", id, html)
		}
	}
}

// A sheet that gets another panel is sent whole.
func TestStreamSendsTheSheet(t *testing.T) {
	title := example.Title
	title.Panels = func(job press.Job, owner int) []panel.Panel {
		panels := example.Title.Panels(job, owner)
		if dice, _ := job.Cells.Find(scoring.Table, "dice"); owner == 0 && dice.Value != "" {
			panels = append(panels, panel.Panel{ID: "annex", Owner: owner, Title: "Annex", W: 80, H: 10})
		}
		return panels
	}
	p := roomtest.NewParty(t, title, "", roomtest.Begun[:4]...)
	bob := p.Listen(p.Bob, "")
	bob.Until(4)
	p.Enter(p.Ann, "4", "table roll 2+5", "")
	_, parts := bob.Until(5)
	if diff := cmp.Diff([]string{"s0-slip-dice", panels.SheetID(0)}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	if sheet := parts[panels.SheetID(0)]; !strings.Contains(sheet, `id="s1-annex"`) || strings.Contains(sheet, "<use") {
		t.Errorf("the sheet has no annex, or leans on the page it is for: %s", sheet)
	}
	if other := panels.SheetID(scoring.Table); parts[other] != "" {
		t.Errorf("%s has come", other)
	}
}
