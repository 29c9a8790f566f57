package example_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/example"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

var players = []string{"Ann", "Bob", "Cy", "Di"}

// blank is a job for players who have not begun, on a4.
func blank(t testing.TB, names ...string) press.Job {
	t.Helper()
	return sheetstest.Blank(t, example.Title, "plain", scoring.Setup{Players: names})
}

// made are the pages of a sheet.
func made(t testing.TB, job press.Job, name string) []press.Page {
	t.Helper()
	return sheetstest.Made(t, example.Title, job, name)
}

// Each cell of the state is on paper once, and on the phone once, before a game
// and at its end.
func TestEveryCellIsDrawnOnce(t *testing.T) {
	for n := 2; n <= len(players); n++ {
		job := blank(t, players[:n]...)
		sheetstest.EveryCellOnce(t, example.Title, job, made(t, job, "slips"))
		job = sheetstest.Played(t, example.Title, job, 1, 100)
		sheetstest.EveryCellOnce(t, example.Title, job, made(t, job, "slips"))
	}
}

// A pencil needs 6 mm.
func TestBoxesHoldAPencil(t *testing.T) {
	const least = 6.0
	for seat := scoring.Table; seat < len(players); seat++ {
		for _, p := range example.Title.Panels(blank(t, players...), seat) {
			for _, s := range p.Slots {
				if s.W < least || s.H < least {
					t.Errorf("%s is %.2f by %.2f mm", s.Cell, s.W, s.H)
				}
			}
		}
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, blank(t, players...).Cells)
}
