package coal_test

import (
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
	"saddlebag/templates"
)

// blank is a job for players who have not begun, on a4.
func blank(t testing.TB, names ...string) sheets.Job {
	t.Helper()
	text, ok := templates.House("coal-n-write", "lode-1")
	if !ok {
		t.Fatal("lode-1 is missing")
	}
	house, err := rules.Game.ReadHouse("lode-1.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	setup := scoring.Setup{Players: names, House: house}
	state, err := rules.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return sheets.Job{Game: state, Setup: setup, Players: len(names), Data: "lode-1 (house)", House: true, Code: func(name string) string { return "player " + name }, CodeSays: "scan", Paper: sheets.Sizes[0], Margin: 8}
}

// made are the pages of a sheet.
func made(t testing.TB, job sheets.Job, name string) []sheets.Page {
	t.Helper()
	for _, s := range coal.Title.Sheets {
		if s.Name == name {
			pages, err := s.Make(job)
			if err != nil {
				t.Fatal(err)
			}
			return pages
		}
	}
	t.Fatalf("no sheet %q", name)
	return nil
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
