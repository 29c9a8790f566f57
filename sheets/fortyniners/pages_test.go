package fortyniners_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A night on a4: the plan, four tiles with the standees beside one, two pages of run sheets,
// the cards of the roles, how to play and the rules.
func TestNightSetAsReadersSeeIt(t *testing.T) {
	job := blank(t, "stage-1")
	job.Setup.Players = []string{"Zoë Østergård", "Борис", "Ελένη", "Di"}
	chosen, err := fortyniners.Title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	pdf := sheetstest.Write(t, sheetstest.Options(fortyniners.Title), pages...)
	if info := sheetstest.Read(t, pdf, "pdfinfo", "FILE"); !strings.Contains(info, "Pages:           10\n") {
		t.Errorf("want 10 pages:\n%s", info)
	}
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, want := range []string{"Zoë Østergård", "Борис", "Ελένη", "r31", "t15", "stage-1 (house)", "FN41", "A2 · of B2"} {
		if !strings.Contains(text, want) {
			t.Errorf("no reader finds %q", want)
		}
	}
}

// A table with a board of its own gets no board and all that it writes on.
func TestNightWithoutABoard(t *testing.T) {
	job := blank(t, "none")
	for _, s := range fortyniners.Title.Sheets {
		if s.Played {
			continue
		}
		pages, err := press.Pages([]press.Sheet{s}, job, 1)
		var refusal *canvas.Refusal
		if refused := errors.As(err, &refusal); refused != strings.HasPrefix(s.Name, "board") || err != nil && !refused {
			t.Errorf("%s: %d pages, %v", s.Name, len(pages), err)
		}
	}
}

// A pencil needs 6 mm in each row of a run sheet, on every paper that holds one.
func TestRowsHoldAPencil(t *testing.T) {
	const least = 5.999
	for _, name := range []string{"a4", "letter", "legal", "a3", "tabloid"} {
		job := blank(t, "stage-1")
		job.Paper = sheetstest.Paper(t, name)
		runs := 0
		for _, page := range made(t, job, "run") {
			for _, at := range page.Placed {
				if at.Panel.ID != "run" {
					continue
				}
				runs++
				for _, s := range at.Panel.Slots {
					if s.W < least || s.H < least {
						t.Errorf("%s on %s: %.2f by %.2f mm", s.Cell, name, s.W, s.H)
					}
				}
				if bottom := at.Y + at.Panel.H; bottom > job.Paper.H-job.Margin {
					t.Errorf("a run sheet on %s ends at %.1f mm", name, bottom)
				}
			}
		}
		if runs != rules.Runs {
			t.Errorf("%d runs on %s", runs, name)
		}
	}
	job := blank(t, "stage-1")
	job.Paper = sheetstest.Paper(t, "a5")
	small := fortyniners.Title.Sheets[1]
	var refusal *canvas.Refusal
	if _, err := small.Make(job); !errors.As(err, &refusal) {
		t.Errorf("%s on a5: %v", small.Name, err)
	}
}

// Panels of the same key and size have the same static part, whoever plays and
// from whichever side they look.
func TestKeysTellPanelsApart(t *testing.T) {
	drawn := sheetstest.Keys{}
	check := func(p panel.Panel) { drawn.Check(t, p) }
	for _, events := range []int{0, 5000} {
		job := played(t, events)
		for _, names := range [][]string{players, {"Di", "Cy", "Bob", "Ann"}} {
			job.Setup.Players = names
			for viewer := range len(names) + 1 {
				job.Viewer = viewer
				for seat := scoring.Table; seat < len(names); seat++ {
					for _, p := range fortyniners.Title.Panels(job, seat) {
						check(p)
					}
				}
			}
		}
		for _, s := range fortyniners.Title.Sheets {
			pages, _ := press.Pages([]press.Sheet{s}, job, 1) // a sheet that is refused has no pages
			for _, page := range pages {
				for _, at := range page.Placed {
					check(at.Panel)
				}
			}
		}
	}
	if len(drawn) < 15 {
		t.Errorf("only %d keys", len(drawn))
	}
}
