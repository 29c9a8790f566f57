package maloney_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// Each cell of the state is on paper once, and on the phone once, before a
// game, in it and at its end.
func TestEveryCellIsDrawnOnce(t *testing.T) {
	for _, n := range []int{3, 6} {
		for _, events := range []int{0, 60, 5000} {
			job := played(t, n, events)
			job.Paper = sheetstest.Paper(t, "a3")
			// The days of the seats are on the players' sheets and on the
			// notary's; the players' are those that a phone shows.
			pages := made(t, job, "board-small")
			for _, page := range made(t, job, "notary") {
				for _, at := range page.Placed {
					if at.Panel.Owner == scoring.Table {
						pages = append(pages, press.Page{Placed: []panel.Placement{at}})
					}
				}
			}
			pages = append(pages, made(t, job, "player")...)
			sheetstest.EveryCellOnce(t, maloney.Title, job, pages)
			for _, page := range made(t, job, "notary") {
				if _, err := page.List(); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// The notary's ledger has each day of each player once.
func TestNotaryHasEveryDay(t *testing.T) {
	for _, n := range []int{3, 6} {
		count := map[int]map[string]int{}
		for _, page := range made(t, played(t, n, 5000), "notary") {
			for _, at := range page.Placed {
				for _, s := range at.Panel.Slots {
					if count[at.Panel.Owner] == nil {
						count[at.Panel.Owner] = map[string]int{}
					}
					count[at.Panel.Owner][s.Cell]++
				}
			}
		}
		for seat := range n {
			for _, cell := range []string{"day-1/earned", "day-1/total", "day-28/earned", "day-28/total"} {
				if count[seat][cell] != 1 {
					t.Errorf("%s of seat %d is there %d times", cell, seat, count[seat][cell])
				}
			}
		}
	}
}

// A pencil needs 6 mm, in the rows of every sheet, on every paper that holds
// them.
func TestBoxesHoldAPencil(t *testing.T) {
	const least = 5.999
	for _, name := range []string{"a4", "letter", "legal", "a3", "tabloid"} {
		for _, n := range []int{3, 6} {
			job := blank(t, n)
			job.Paper = sheetstest.Paper(t, name)
			for _, sheet := range []string{"notary", "player"} {
				for _, page := range made(t, job, sheet) {
					for _, at := range page.Placed {
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
	job := blank(t, 6)
	job.Paper = sheetstest.Paper(t, "a5")
	for _, s := range maloney.Title.Sheets {
		var refusal *canvas.Refusal
		if _, err := s.Make(job); (s.Name == "board-small" || s.Name == "player") && !errors.As(err, &refusal) {
			t.Errorf("%s on a5: %v", s.Name, err)
		}
	}
}

// Names of any script and a night's pages are read by poppler and pass qpdf.
func TestNightSetAsReadersSeeIt(t *testing.T) {
	job := blank(t, 4)
	job.Setup.Players = []string{"Zoë Østergård", "Борис", "Ελένη", "Di"}
	chosen, err := maloney.Title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	pdf := sheetstest.Write(t, sheetstest.Options(maloney.Title), pages...)
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, want := range []string{"Zoë Østergård", "Борис", "Ελένη", "Sacramento", "to 1 2 6 7 8 9 16", "cities-1 (house)", "MI21", "B2 · of B2"} {
		if !strings.Contains(text, want) {
			t.Errorf("no reader finds %q", want)
		}
	}
}

// Panels of the same key and size have the same static part, whoever plays.
func TestKeysTellPanelsApart(t *testing.T) {
	drawn := sheetstest.Keys{}
	for _, n := range []int{3, 4, 6} {
		for _, events := range []int{0, 5000} {
			job := played(t, n, events)
			for _, first := range []string{"Ann", "Zoë"} {
				job.Setup.Players = append([]string{first}, players[1:n]...)
				drawn.CheckJob(t, maloney.Title, job)
			}
		}
	}
	if len(drawn) < 15 {
		t.Errorf("only %d keys", len(drawn))
	}
}

// The ids of cells are the rulebook's to build.
func TestNoCellIsSpelled(t *testing.T) {
	sheetstest.NoCellSpelled(t, played(t, 6, 5000).Cells)
}
