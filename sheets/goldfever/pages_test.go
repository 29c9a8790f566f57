package goldfever_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/goldfever"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A night on a4, as readers see it: names in any script, and the same bytes
// each time.
func TestNightSetAsReadersSeeIt(t *testing.T) {
	job := blank(t, "showdown-2", "Zoë Østergård", "Борис")
	night := func() []byte {
		chosen, err := goldfever.Title.Choose(nil)
		if err != nil {
			t.Fatal(err)
		}
		pages, err := press.Pages(chosen, job, 1)
		if err != nil {
			t.Fatal(err)
		}
		return sheetstest.Write(t, sheetstest.Options(goldfever.Title), pages...)
	}
	pdf := night()
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, want := range []string{"Zoë Østergård", "Борис", "showdown-2 (house)", "sheriff, Law", "hunting rifle", "GF60", "each opponent killed"} {
		if !strings.Contains(text, want) {
			t.Errorf("no reader finds %q", want)
		}
	}
	if !bytes.Equal(pdf, night()) {
		t.Error("the same night set came out with other bytes")
	}
}

// Every sheet of the smallest scenario and of the largest makes pages inside
// its margins, or is refused with a reason: on every paper in full ink, on a4 in
// every ink.
func TestEverySheetOnEveryPaper(t *testing.T) {
	refused := map[string]bool{}
	for _, scenario := range []string{"showdown-2", "last-stand-4"} {
		end := played(t, scenario, 5000)
		for n, size := range press.Papers {
			job, inks := end, canvas.Inks
			if n > 0 {
				inks = inks[:1]
			}
			for _, started := range []bool{false, true} {
				job.Paper, job.Duplex, job.Started = size, press.LongEdge, started
				for _, s := range goldfever.Title.Sheets {
					if s.Played && !started {
						continue
					}
					pages, err := s.Make(job)
					var refusal *canvas.Refusal
					if errors.As(err, &refusal) {
						refused[s.Name+" "+size.Name] = true
						continue
					}
					if err != nil {
						t.Fatal(err)
					}
					for _, ink := range inks {
						o := sheetstest.Options(goldfever.Title)
						o.Ink = ink
						if _, err := press.Write(t.Context(), &bytes.Buffer{}, pages, o); err != nil {
							t.Errorf("%s of %s on %s in %s: %v", s.Name, scenario, size.Name, ink, err)
						}
					}
				}
			}
		}
	}
	for _, name := range []string{"scenario a5", "aid a5", "record a5", "result a5", "village-small a5", "box a5"} {
		if !refused[name] {
			t.Errorf("%s is not refused", name)
		}
		delete(refused, name)
	}
	for name := range refused {
		if !strings.HasPrefix(name, "village-small ") {
			t.Errorf("%s is refused", name)
		}
	}
}

// A drawing of each kind, as a reviewer reads it.
func TestGoldens(t *testing.T) {
	job := duel(t)
	job.Duplex = press.LongEdge
	seat := goldfever.Title.Panels(job, 0)
	cards, tokens := made(t, job, "cards"), made(t, job, "tokens")
	scenario := made(t, job, "scenario")[0].Placed
	for name, shown := range map[string]panel.Panel{
		"points": scenario[4].Panel, "team": scenario[2].Panel, "ground": scenario[3].Panel,
		"card": seat[0], "score": seat[len(seat)-1], "record": goldfever.Title.Panels(job, scoring.Table)[1],
		"pile": cards[0].Placed[0].Panel, "pile-back": cards[1].Placed[0].Panel,
		"chip": tokens[0].Placed[0].Panel, "standee": made(t, job, "standees")[0].Placed[0].Panel,
	} {
		page := press.Page{Name: speech.Words(name), Placed: []panel.Placement{{Panel: shown}}, Cells: job.Cells}
		list, err := page.List()
		if err != nil {
			t.Fatal(err)
		}
		sheetstest.Golden(t, name+".list", list)
	}
}
