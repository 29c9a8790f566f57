package play_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/example"
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

// A phone that comes back after the server was started again says which sheets it has, and
// is sent them only where they are others now.
func TestStreamKnowsTheSheetsAgain(t *testing.T) {
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	revision, _ := p.Listen(p.Bob, "").Until(5)
	_, rest, _ := strings.Cut(revision, "-")
	before := "ANOTHERSERVER-" + rest
	_, parts := p.Listen(p.Bob, before).Until(5)
	if ids := drawnIDs(parts); len(ids) > 0 {
		t.Errorf("sent again: %v", ids)
	}
	if parts["turn"] == "" {
		t.Error("what is no drawing is not sent")
	}
	_, page := p.Get(p.Bob, "")
	loaded := regexp.MustCompile(`data-revision="([^"]*)"`).FindStringSubmatch(page)
	if _, parts := p.Listen(p.Bob, strings.Replace(loaded[1], "-", "NOT-", 1)).Until(5); len(drawnIDs(parts)) > 0 {
		t.Errorf("sent to a page that has them: %v", drawnIDs(parts))
	}
	p.Enter(p.Ann, "5", "Ann dig 2", "")
	_, parts = p.Listen(p.Bob, before).Until(6)
	if diff := cmp.Diff([]string{panels.SheetID(scoring.Table), panels.SheetID(0), panels.SheetID(1)}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
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
	title.Panels = func(job sheets.PrintJob, owner int) []sheets.Panel {
		panels := example.Title.Panels(job, owner)
		if dice, _ := job.Cells.Find(scoring.Table, "dice"); owner == 0 && dice.Value != "" {
			panels = append(panels, sheets.Panel{ID: "annex", Owner: owner, Title: "Annex", W: 80, H: 10})
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
