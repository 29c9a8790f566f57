package web

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/webtest/nugget"
)

// A listener reads the stream of a place.
type listener struct {
	p     party
	lines *bufio.Scanner
}

func (p party) listen(code, since string) listener {
	p.t.Helper()
	ctx, cancel := context.WithCancel(p.t.Context())
	p.t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.page(code)+"/stream?since="+since, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { _ = answer.Body.Close() })
	lines := bufio.NewScanner(answer.Body)
	lines.Buffer(nil, 4<<20)
	return listener{p, lines}
}

// until reads updates up to one that shows an entry, and returns its revision
// and the parts that have come, by their ids.
func (l listener) until(seen int) (revision string, parts map[string]string) {
	l.p.t.Helper()
	parts = map[string]string{}
	event := ""
	for l.lines.Scan() {
		name, value, _ := strings.Cut(l.lines.Text(), ": ")
		switch name {
		case "id":
			revision = value
		case "event":
			event = value
		case "data":
			var u update
			if event != "update" {
				continue
			}
			if err := json.Unmarshal([]byte(value), &u); err != nil {
				l.p.t.Fatal(err)
			}
			for _, part := range u.Parts {
				parts[part.ID] = part.HTML
			}
			if u.Seen == seen {
				return revision, parts
			}
		}
	}
	l.p.t.Fatalf("the stream ended before entry %d: %v", seen, l.lines.Err())
	return "", nil
}

// drawnIDs are the ids of cells and sheets among the parts of a page.
func drawnIDs(parts map[string]string) []string {
	ids := []string{}
	for id := range parts {
		fragment := slices.ContainsFunc(allPieces, func(f piece) bool { return f.name == id })
		if !fragment && !strings.HasPrefix(id, "entries-") {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// A cell that changes is sent alone, and not the panel or the sheet it is on.
func TestStreamSendsTheCell(t *testing.T) {
	p := gather(t, nugget.Title, "", begun...)
	bob := p.listen(p.bob, "")
	revision, _ := bob.until(5)
	p.enter(p.ann, "5", "Ann dig 2", "")
	_, parts := bob.until(6)
	if diff := cmp.Diff([]string{"s1-slip-dug/1"}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	if cell := parts["s1-slip-dug/1"]; !strings.HasPrefix(cell, `<g id="s1-slip-dug/1"`) || !strings.Contains(cell, ">2<") {
		t.Errorf("the cell is %s", cell)
	}

	// A phone that slept is told once, and of no more.
	p.enter(p.bob, "6", "Bob dig 5", "")
	bob.until(7)
	_, parts = p.listen(p.bob, revision).until(7)
	if diff := cmp.Diff([]string{"s1-slip-dug/1", "s2-slip-dug/1"}, drawnIDs(parts)); diff != "" {
		t.Errorf("since %s: %s", revision, diff)
	}
}

// The others read nothing of a secret, and their page does not change by it
// either, but for what everybody may know.
func TestStreamKeepsSecrets(t *testing.T) {
	p := gather(t, nugget.Title, "")
	bob := p.listen(p.bob, "")
	bob.until(0)
	p.enter(p.ann, "0", `Ann bury "under the third cactus"`, "")
	_, parts := bob.until(1)
	for id, html := range parts {
		if strings.Contains(html, "cactus") {
			t.Errorf("%s tells where: %s", id, html)
		}
	}
}

// A sheet that gets another panel is sent whole.
func TestStreamSendsTheSheet(t *testing.T) {
	title := nugget.Title
	title.Panels = func(job sheets.Job, owner int) []sheets.Panel {
		panels := nugget.Title.Panels(job, owner)
		if owner == 0 && len(job.Game.Moment().Shows) > 0 {
			panels = append(panels, sheets.Panel{ID: "annex", Owner: owner, Title: "Annex", W: 80, H: 10})
		}
		return panels
	}
	p := gather(t, title, "", begun[:4]...)
	bob := p.listen(p.bob, "")
	bob.until(4)
	p.enter(p.ann, "4", "table roll 2+5", "")
	_, parts := bob.until(5)
	if diff := cmp.Diff([]string{"s0-slip-dice", sheetID(0)}, drawnIDs(parts)); diff != "" {
		t.Error(diff)
	}
	if sheet := parts[sheetID(0)]; !strings.Contains(sheet, `id="s1-annex"`) || strings.Contains(sheet, "<use") {
		t.Errorf("the sheet has no annex, or leans on the page it is for: %s", sheet)
	}
	if other := sheetID(scoring.Table); parts[other] != "" {
		t.Errorf("%s has come", other)
	}
}
