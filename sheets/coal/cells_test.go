package coal_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// blank is a job for players who have not begun, on a4.
func blank(t testing.TB, names ...string) press.Job {
	t.Helper()
	return sheetstest.Blank(t, coal.Title, "lode-1", scoring.Setup{Players: names})
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	return sheetstest.Made(t, coal.Title, job, name)
}

var players = []string{"Ann", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"}

// Each cell of the state is on paper once, and on the phone once.
func TestEveryCellIsDrawnOnce(t *testing.T) {
	for _, n := range []int{1, 2, 8} {
		job := blank(t, players[:n]...)
		sheetstest.EveryCellOnce(t, coal.Title, job, append(made(t, job, "worksheet"), made(t, job, "store")...))
	}
}

// A pencil needs 6 mm, and boxes lie on their panel beside one another.
func TestBoxesHoldAPencil(t *testing.T) {
	const least, slack = 6.0, 1e-9
	for _, n := range []int{1, 8} {
		job := blank(t, players[:n]...)
		for seat := scoring.Table; seat < 1; seat++ {
			for _, p := range coal.Title.Panels(job, seat) {
				if p.W > coal.Width {
					t.Errorf("panel %s is %g mm wide", p.ID, p.W)
				}
				for i, s := range p.Slots {
					if s.W < least-slack || s.H < least-slack {
						t.Errorf("%s is %.2f by %.2f mm", s.Cell, s.W, s.H)
					}
					if s.X < -slack || s.Y < -slack || s.X+s.W > p.W+slack || s.Y+s.H > p.H+slack {
						t.Errorf("%s lies outside panel %s", s.Cell, p.ID)
					}
					for _, o := range p.Slots[:i] {
						if s.X+s.W > o.X+slack && o.X+o.W > s.X+slack && s.Y+s.H > o.Y+slack && o.Y+o.H > s.Y+slack {
							t.Errorf("%s and %s overlap", s.Cell, o.Cell)
						}
					}
				}
			}
		}
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, append(blank(t, "Ann", "Bob").Cells, blank(t, "Ann").Cells...))
}
