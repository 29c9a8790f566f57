package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// tables are the kinds of tables: how many play, and how squads are dealt.
var tables = []struct {
	options map[string]string
	players int
}{
	{nil, 2},
	{nil, 3},
	{nil, 4},
	{map[string]string{"single-squads": "yes"}, 2},
	{map[string]string{"squads-apart": "yes"}, 2},
}

// Each cell of the state is on paper once, and on the phone once, before a
// game and at its end.
func TestEveryCellIsDrawnOnce(t *testing.T) {
	for _, table := range tables {
		for _, events := range []int{0, 40, 5000} {
			job := played(t, table.options, events, players[:table.players]...)
			pages := made(t, job, "board-small")
			pages = append(pages, made(t, job, "spinner")...)
			pages = append(pages, made(t, job, "score")...)
			sheetstest.EveryCellOnce(t, rintintin.Title, job, pages)
			if _, err := pages[0].List(); err != nil {
				t.Error(err)
			}
		}
	}
}

// The phone shows nothing wider than a panel of 90 mm, and on a screen of 360
// pixels, of which margins leave 328, a finger of 44 pixels hits each circle
// and no other.
func TestCirclesFitAFinger(t *testing.T) {
	const finger, screen = 44.0, 328.0
	for _, p := range rintintin.Title.Panels(blank(t, nil, players...), scoring.Table) {
		if p.W != 90 {
			t.Errorf("%s is %g mm wide", p.ID, p.W)
		}
		for i, s := range p.Slots {
			if px := min(s.W, s.H) * screen / p.W; px < finger {
				t.Errorf("%s is %.1f pixels wide", s.Cell, px)
			}
			for _, o := range p.Slots[:i] {
				dx, dy := s.X+s.W/2-o.X-o.W/2, s.Y+s.H/2-o.Y-o.H/2
				if dx*dx+dy*dy < (s.W+o.W)*(s.W+o.W)/4 {
					t.Errorf("%s and %s overlap", s.Cell, o.Cell)
				}
			}
		}
	}
}

// A pencil needs 6 mm, in the columns of every sheet.
func TestBoxesHoldAPencil(t *testing.T) {
	const least = 6.0
	for _, table := range tables {
		job := blank(t, table.options, players[:table.players]...)
		for _, name := range []string{"a4", "letter", "legal", "a3", "tabloid"} {
			job.Paper = sheetstest.Paper(t, name)
			for _, sheet := range []string{"score", "board-small"} {
				for _, at := range made(t, job, sheet)[0].Placed {
					for _, s := range at.Panel.Slots {
						if s.W < least || s.H < least {
							t.Errorf("%s on %s: %s is %.2f by %.2f mm", sheet, name, s.Cell, s.W, s.H)
						}
					}
				}
			}
		}
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, append(played(t, nil, 5000, players[:4]...).Cells, played(t, tables[4].options, 0, players[:2]...).Cells...))
}
