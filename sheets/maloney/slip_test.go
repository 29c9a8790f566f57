package maloney_test

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/sheetstest"
)

// A purse begins with seven notes of $1,000, six of $500 and five of $100 (MI2): $10,500. It
// has a line for every day and more, each box 6 mm high at least, on one leaf for four.
func TestPurseIsAColumn(t *testing.T) {
	for _, paper := range []string{"a4", "letter"} {
		job := blank(t, 4)
		job.Paper = sheetstest.Paper(t, paper)
		pages := made(t, job, "purse")
		if len(pages) != 1 || len(pages[0].Placed) != 4 {
			t.Fatalf("%s: %d pages", paper, len(pages))
		}
		for seat, at := range pages[0].Placed {
			eye := look(at.Panel)
			if said := strings.Join(eye.texts, " "); !strings.Contains(said, "10500") || !strings.Contains(said, job.Setup.Players[seat]) {
				t.Errorf("a purse says %s", said)
			}
			boxes := 0
			for _, r := range eye.rects {
				if r.W < 6 || r.H < 6 {
					t.Errorf("a box of %g by %g mm", r.W, r.H)
				}
				boxes++
			}
			if boxes < 3*28 {
				t.Errorf("%d boxes", boxes)
			}
		}
	}
	job := blank(t, 3)
	job.Players = 0
	if pages := made(t, job, "purse"); len(pages) != 2 {
		t.Errorf("%d pages for nobody in particular, want those of six", len(pages))
	}
	list := canvas.NewListing()
	made(t, played(t, 3, 5000), "purse")[0].Placed[0].Panel.Static(list)
	purse, _ := played(t, 3, 5000).Cells.Find(0, "purse")
	if !strings.Contains(list.String(), fmt.Sprintf("%q", purse.Value)) {
		t.Errorf("a purse of %s isn't on\n%s", purse.Value, list)
	}
}
