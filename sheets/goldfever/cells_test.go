package goldfever_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// Each cell of the state is on paper once and on the phone once, before a game,
// in its middle and at its end.
func TestEveryCellIsDrawnOnce(t *testing.T) {
	for scenario := range players {
		for _, events := range []int{0, 60, 5000} {
			job := played(t, scenario, events)
			job.Paper = sheetstest.Paper(t, "a3") // which holds the village on one page
			var pages []press.Page
			for _, sheet := range []string{"village-small", "characters", "record"} {
				pages = append(pages, made(t, job, sheet)...)
			}
			sheetstest.EveryCellOnce(t, goldfever.Title, job, pages)
			for _, page := range pages {
				if _, err := page.List(); err != nil {
					t.Errorf("%s: %v", page.Name, err)
				}
			}
		}
	}
}

// A pencil needs 6 mm, in the boxes of every card and of the record.
func TestBoxesHoldAPencil(t *testing.T) {
	const least = 6.0
	for scenario, n := range players {
		job := blank(t, scenario, names[:n]...)
		for _, sheet := range []string{"characters", "record"} {
			for _, page := range made(t, job, sheet) {
				for _, at := range page.Placed {
					for _, s := range at.Panel.Slots {
						w := s.W
						if strings.Contains(s.Cell, "/shells-") {
							w /= 5 // a square for each number from 0 to 9, the most that a gun holds, in two rows
						}
						if w < least-1e-9 || s.H < least {
							t.Errorf("%s: %s is %.2f by %.2f mm", sheet, s.Cell, w, s.H)
						}
					}
				}
			}
		}
	}
}

// No two boxes of a panel overlap, and all lie within it.
func TestBoxesLieApart(t *testing.T) {
	job := blank(t, "bank-job-3", names[:4]...)
	for seat := scoring.Table; seat < 4; seat++ {
		for _, p := range goldfever.Title.Panels(job, seat) {
			for i, s := range p.Slots {
				if s.X < 0 || s.Y < 0 || s.X+s.W > p.W || s.Y+s.H > p.H {
					t.Errorf("%s reaches out of %s", s.Cell, p.ID)
				}
				for _, o := range p.Slots[:i] {
					const touching = 1e-9
					if s.X+touching < o.X+o.W && o.X+touching < s.X+s.W && s.Y+touching < o.Y+o.H && o.Y+touching < s.Y+s.H {
						t.Errorf("%s and %s overlap", s.Cell, o.Cell)
					}
				}
			}
		}
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, played(t, "showdown-2", 60).Cells)
}
