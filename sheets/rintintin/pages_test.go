package rintintin_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// night are the pages of a game night.
func night(t testing.TB, job press.Job) []press.Page {
	t.Helper()
	chosen, err := rintintin.Title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// A night on a4: the plan, four tiles with two cards beside each, a page of spinners, of
// pieces, a score sheet, how to play, the rules.
func TestNightSetAsReadersSeeIt(t *testing.T) {
	job := blank(t, nil, "Zoë Østergård", "Борис", "Ελένη")
	pdf := sheetstest.Write(t, sheetstest.Options(rintintin.Title), night(t, job)...)
	if info := sheetstest.Read(t, pdf, "pdfinfo", "FILE"); !strings.Contains(info, "Pages:           10\n") {
		t.Errorf("want 10 pages:\n%s", info)
	}
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, name := range job.Setup.Players {
		if n := strings.Count(text, name); n != 1 {
			t.Errorf("%s is there %d times; want 1", name, n)
		}
	}
	for line := range strings.Lines(sheetstest.Read(t, pdf, "pdffonts", "FILE")) {
		if strings.Contains(line, "TrueType") && !regexp.MustCompile(`\byes +(yes|no) +(yes|no) +\d+ +\d+`).MatchString(line) {
			t.Errorf("a font is not embedded: %s", line)
		}
	}
	if !bytes.Equal(pdf, sheetstest.Write(t, sheetstest.Options(rintintin.Title), night(t, job)...)) {
		t.Error("the same night set came out with other bytes")
	}
}

// Every sheet on every paper, in every ink, makes pages inside its margins or
// is refused with a reason.
func TestEverySheetOnEveryPaper(t *testing.T) {
	refused := map[string]string{}
	for _, table := range tables {
		for _, size := range press.Papers {
			job := played(t, table.options, 5000, players[:table.players]...)
			job.Paper, job.Duplex = size, press.LongEdge
			for _, s := range rintintin.Title.Sheets {
				pages, err := s.Make(job)
				var refusal *canvas.Refusal
				if errors.As(err, &refusal) {
					refused[s.Name+" "+size.Name] = refusal.Reason.String()
					continue
				}
				if err != nil {
					t.Fatal(err)
				}
				for _, page := range pages {
					for _, ink := range canvas.Inks {
						o := sheetstest.Options(rintintin.Title)
						o.Ink = ink
						if _, err := press.Write(t.Context(), &bytes.Buffer{}, []press.Page{page}, o); err != nil {
							t.Errorf("%s on %s in %s: %v", s.Name, size.Name, ink, err)
						}
					}
				}
			}
		}
	}
	// On one leaf, that is: Pages puts what a night needs on several.
	want := []string{"board-small a5", "box a5", "spinner a5", "score a5"}
	for _, name := range want {
		if refused[name] == "" {
			t.Errorf("%s is not refused", name)
		}
		delete(refused, name)
	}
	if len(refused) > 0 {
		t.Errorf("refused: %q", refused)
	}
}

// The pieces of those who play: 10 cavalrymen and 2 dogs a squad.
func TestPiecesOfEachTable(t *testing.T) {
	for players, want := range map[int]string{0: "1 2 3 4", 2: "1 2 3 4", 3: "1 2 3", 4: "1 2 3 4"} {
		job := blank(t, nil, "A", "B", "C", "D")
		job.Players = players
		var squads []string
		for _, at := range made(t, job, "counters")[0].Placed {
			squads = append(squads, strings.TrimPrefix(at.Panel.ID, "squad-"))
		}
		if got := strings.Join(squads, " "); got != want {
			t.Errorf("%d players: squads %s, want %s", players, got, want)
		}
	}
	list, err := made(t, blank(t, nil, "Ann", "Bob"), "counters")[0].List()
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(list, `"glue"`); n != 4*2*2 { // two ends of two dogs of four squads
		t.Errorf("%d flaps", n)
	}
}

// A drawing of each kind, as a reviewer reads it.
func TestGoldens(t *testing.T) {
	job := blank(t, nil, "Ann", "Bob", "Cy")
	job.Duplex = press.LongEdge
	cards, pieces := made(t, job, "boodle"), made(t, job, "counters")
	table := rintintin.Title.Panels(job, scoring.Table)
	for name, shown := range map[string]panel.Panel{
		"territory": table[0], "spinner": table[4], "column": rintintin.Title.Panels(job, 0)[0],
		"card": cards[0].Placed[0].Panel, "card-back": cards[1].Placed[0].Panel, "squad": pieces[0].Placed[0].Panel,
	} {
		page := press.Page{Name: speech.Words(name), Placed: []panel.Placement{{Panel: shown}}, Cells: job.Cells}
		list, err := page.List()
		if err != nil {
			t.Fatal(err)
		}
		sheetstest.Golden(t, name+".list", list)
	}
}

// The cards are those of the house data.
func TestBoodleIsTheDeck(t *testing.T) {
	var values []string
	for _, at := range made(t, blank(t, nil, "Ann", "Bob"), "boodle")[0].Placed {
		values = append(values, strings.TrimPrefix(at.Panel.Title.String(), "Boodle "))
	}
	if got, want := fmt.Sprint(values), "[0 0 2 2 5 5 10 10]"; got != want {
		t.Errorf("the cards are %s, want %s", got, want)
	}
}

// The plan of a set counts what is cut out: of three squads ten cavalrymen and two
// dogs each (RT1), and eight cards of boodle (RT3).
func TestPlanCountsPieces(t *testing.T) {
	job := blank(t, nil, "Ann", "Bob", "Cy")
	chosen, err := rintintin.Title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	plan := sheetstest.Read(t, sheetstest.Write(t, sheetstest.Options(rintintin.Title), pages[0]), "pdftotext", "FILE", "-")
	for _, want := range []string{"30 cavalrymen, 6 standees", "8 cards"} {
		if !strings.Contains(strings.Join(strings.Fields(plan), " "), want) {
			t.Errorf("no %q on the plan:\n%s", want, plan)
		}
	}
}
