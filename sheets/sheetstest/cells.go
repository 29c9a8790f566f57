package sheetstest

import (
	"fmt"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// EveryCellOnce tests that each cell of a job's state has one slot on the panels of a
// phone, and one on those pages, in the same order for each owner; those that nobody
// writes on may have none on paper.
func EveryCellOnce(t *testing.T, title sheets.Title, job press.Job, pages []press.Page) {
	t.Helper()
	want, paper, phone := map[int][]string{}, map[int][]string{}, map[int][]string{}
	spared := map[scoring.Place]bool{}
	for _, c := range job.Cells {
		want[c.Owner] = append(want[c.Owner], c.ID)
		spared[scoring.Place{Owner: c.Owner, Cell: c.ID}] = c.Use != scoring.Once && c.Use != scoring.Row
	}
	for _, page := range pages {
		for _, at := range page.Placed {
			addSlots(paper, at.Panel)
		}
	}
	for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
		for _, p := range title.Panels(job, seat) {
			addSlots(phone, p)
		}
		missing := func(id string) bool {
			return spared[scoring.Place{Owner: seat, Cell: id}] && !slices.Contains(paper[seat], id)
		}
		if diff := difference(want[seat], phone[seat]); diff != "" {
			t.Errorf("cells of seat %d on the phone: %s", seat, diff)
		}
		written := slices.DeleteFunc(want[seat], missing)
		if diff := difference(written, paper[seat]); diff != "" {
			t.Errorf("cells of seat %d on paper: %s", seat, diff)
		}
		if same := slices.DeleteFunc(phone[seat], missing); !slices.Equal(paper[seat], same) {
			t.Errorf("cells of seat %d are in another order on paper (%q) than on the phone (%q)", seat, paper[seat], same)
		}
	}
}

func addSlots(cells map[int][]string, p panel.Panel) {
	for _, s := range p.Slots {
		cells[p.Owner] = append(cells[p.Owner], s.Cell)
	}
}

// difference tells of the first cell that two lists do not both have once.
func difference(want, found []string) string {
	times := map[string][2]int{}
	for i, list := range [][]string{want, found} {
		for _, id := range list {
			n := times[id]
			n[i]++
			times[id] = n
		}
	}
	for _, id := range append(slices.Clone(want), found...) {
		if n := times[id]; n != [2]int{1, 1} {
			return fmt.Sprintf("%s is %d times in the state and %d times drawn", id, n[0], n[1])
		}
	}
	return ""
}
