package sheetstest

import (
	"fmt"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// EveryCellOnce tests that each cell of a job's state has one slot on those
// pages and one on the panels of a phone, in the same order for each owner.
func EveryCellOnce(t *testing.T, title sheets.Title, job sheets.PrintJob, pages []sheets.Page) {
	t.Helper()
	want, paper, phone := map[int][]string{}, map[int][]string{}, map[int][]string{}
	for _, c := range job.Cells {
		want[c.Owner] = append(want[c.Owner], c.ID)
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
		for where, found := range map[string][]string{"on paper": paper[seat], "on the phone": phone[seat]} {
			if diff := difference(want[seat], found); diff != "" {
				t.Errorf("cells of seat %d %s: %s", seat, where, diff)
			}
		}
		if !slices.Equal(paper[seat], phone[seat]) {
			t.Errorf("cells of seat %d are in another order on paper (%q) than on the phone (%q)", seat, paper[seat], phone[seat])
		}
	}
}

func addSlots(cells map[int][]string, p sheets.Panel) {
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
