package coal_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// night are the pages of a game night.
func night(t testing.TB, job press.Job) []press.Page {
	t.Helper()
	var pages []press.Page
	for _, s := range coal.Title.Sheets {
		if s.InDefaultSet {
			pages = append(pages, made(t, job, s.Name)...)
		}
	}
	return pages
}

func TestNightSetAsReadersSeeIt(t *testing.T) {
	job := blank(t, "Zoë Østergård", "Борис", "Ελένη")
	pages := night(t, job)
	pdf := sheetstest.Write(t, sheetstest.Options(coal.Title), pages...)
	if info := sheetstest.Read(t, pdf, "pdfinfo", "FILE"); !strings.Contains(info, "Pages:           6\n") {
		t.Errorf("want three worksheets, a store, how to play and a card:\n%s", info)
	}
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, name := range job.Setup.Players {
		if n := strings.Count(text, name); n != 2 { // worksheet, shares
			t.Errorf("%s is there %d times; want 2", name, n)
		}
	}
	for line := range strings.Lines(sheetstest.Read(t, pdf, "pdffonts", "FILE")) {
		if strings.Contains(line, "TrueType") && !regexp.MustCompile(`\byes +(yes|no) +(yes|no) +\d+ +\d+`).MatchString(line) {
			t.Errorf("a font is not embedded: %s", line)
		}
	}
}

// Every deposit's number is printed, as often as the sheet has it.
func TestWorksheetShowsEveryDeposit(t *testing.T) {
	job := blank(t, "Ann")
	want := map[string]int{}
	for _, tunnel := range job.Setup.House.(*rules.Sheet).Tunnels {
		for _, d := range tunnel.Deposits {
			want[fmt.Sprint(d.Number)]++
		}
	}
	for _, p := range coal.Title.Panels(job, 0)[:2] {
		for text := range strings.SplitSeq(panel.SVG(p, nil), "<text") {
			for number := range want {
				if strings.Contains(text, ">"+number+"</text>") {
					want[number]--
				}
			}
		}
	}
	for number, left := range want {
		if left != 0 {
			t.Errorf("deposit number %s: %d more in the data than drawn", number, left)
		}
	}
}

func TestOnePageIsSmall(t *testing.T) {
	if pdf := sheetstest.Write(t, sheetstest.Options(coal.Title), made(t, blank(t, "Ann"), "worksheet")...); len(pdf) > 150_000 {
		t.Errorf("a worksheet takes %d bytes", len(pdf))
	}
}

func TestSameNightSameBytes(t *testing.T) {
	first := sheetstest.Write(t, sheetstest.Options(coal.Title), night(t, blank(t, "Ann", "Bob"))...)
	if !bytes.Equal(first, sheetstest.Write(t, sheetstest.Options(coal.Title), night(t, blank(t, "Ann", "Bob"))...)) {
		t.Error("the same night set came out with other bytes")
	}
}

func TestPaperSizes(t *testing.T) {
	for size, want := range map[string]string{"a4": "595.28 x 841.89 pts", "letter": "612 x 792 pts", "legal": "612 x 1008 pts"} {
		job := blank(t, "Ann")
		for _, s := range press.Papers {
			if s.Name == size {
				job.Paper = s
			}
		}
		pdf := sheetstest.Write(t, sheetstest.Options(coal.Title), night(t, job)...)
		if info := sheetstest.Read(t, pdf, "pdfinfo", "FILE"); !strings.Contains(info, want) {
			t.Errorf("%s: want %s:\n%s", size, want, info)
		}
	}
}

func TestSaverSavesInk(t *testing.T) {
	pages := night(t, blank(t, "Ann", "Bob"))
	full := sheetstest.Darkness(t, sheetstest.Write(t, sheetstest.Options(coal.Title), pages...))
	o := sheetstest.Options(coal.Title)
	o.Ink = canvas.Saver
	saver := sheetstest.Darkness(t, sheetstest.Write(t, o, pages...))
	if saver > 0.6*full {
		t.Errorf("saver is %.4f dark, full %.4f: %.0f %%; want 60 %% at most", saver, full, 100*saver/full)
	}
}

func TestWhatCannotBePrintedIsRefused(t *testing.T) {
	for _, test := range []struct{ sheet, paper, reason string }{
		{"worksheet", "a5", "184 mm wide"},
		{"store", "a5", "184 mm wide"},
	} {
		job := blank(t, "Ann")
		for _, s := range press.Papers {
			if s.Name == test.paper {
				job.Paper = s
			}
		}
		for _, s := range coal.Title.Sheets {
			if s.Name != test.sheet {
				continue
			}
			var refusal *canvas.Refusal
			if _, err := s.Make(job); !errors.As(err, &refusal) || !strings.Contains(refusal.Reason.String(), test.reason) {
				t.Errorf("%s on %s: %v; want a refusal with %q", test.sheet, test.paper, err, test.reason)
			}
		}
	}
}

// A name that no font has prints, with a warning, and so does the longest.
func TestOddNames(t *testing.T) {
	job := blank(t, "🐎 Ann", "ሰላ", strings.Repeat("Wagnerian ", 6)+"Wxyz")
	var b bytes.Buffer
	warnings, err := press.Write(t.Context(), &b, night(t, job), sheetstest.Options(coal.Title))
	if err != nil {
		t.Fatal(err)
	}
	if all := strings.Join(speech.Strings(warnings...), "\n"); !strings.Contains(all, "U+1F40E") || !strings.Contains(all, "U+1230") || !strings.Contains(all, "U+120B") {
		t.Errorf("warnings: %q", warnings)
	}
	sheetstest.Read(t, b.Bytes(), "qpdf", "--check", "FILE")
}

func TestWorksheetGolden(t *testing.T) {
	list, err := made(t, blank(t, "Ann"), "worksheet")[0].List()
	if err != nil {
		t.Fatal(err)
	}
	sheetstest.Golden(t, "worksheet.list", list)
}

// Text stays on its panel, whatever the names are.
func TestTextStaysOnItsPanel(t *testing.T) {
	for _, names := range [][]string{{"Ann"}, {"Zoë Østergård", strings.Repeat("W", 64)}} {
		job := blank(t, names...)
		for seat := scoring.Table; seat < len(names); seat++ {
			for _, p := range coal.Title.Panels(job, seat) {
				p.Static(&textBounds{t: t, panel: p})
			}
		}
	}
}

// textBounds is a canvas that looks at where text ends.
type textBounds struct {
	t     *testing.T
	panel panel.Panel
}

func (b *textBounds) Say(t speech.Text) string       { return t.String() }
func (b *textBounds) Path(canvas.Path, canvas.Paint) {}
func (b *textBounds) Hatch(canvas.Path, canvas.Tone) {}
func (b *textBounds) Begin(string, string)           {}
func (b *textBounds) End()                           {}
func (b *textBounds) Push(_, _, _ float64)           {}
func (b *textBounds) Pop()                           {}

func (b *textBounds) Text(x, y float64, s string, t canvas.Type) {
	width := canvas.Measure(s, t)
	left := x - width*map[canvas.Align]float64{canvas.Middle: 0.5, canvas.Right: 1}[t.Align]
	const slack = 0.01
	if left < -slack || left+width > b.panel.W+slack || y > b.panel.H+slack || y-t.CapHeight() < -slack {
		b.t.Errorf("panel %s: %q from %.2f to %.2f mm, baseline %.2f, leaves %g by %g", b.panel.ID, s, left, left+width, y, b.panel.W, b.panel.H)
	}
}

// However long the cash column, all of it is printed, on whole and half pages.
func TestLongCashColumns(t *testing.T) {
	for _, rows := range []int{20, 21, 60, 61, 200} {
		job := blank(t, "Ann", "Bob")
		state, err := coal.Title.Game.New(job.Setup)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rows {
			if v := state.Correct(i+1, 1, "cash", scoring.Whole(1)); v != nil {
				t.Fatal(v)
			}
		}
		job = job.Showing(state)
		job.Started = true
		for _, sheet := range []string{"worksheet", "result"} {
			pages := made(t, job, sheet)
			sheetstest.Write(t, sheetstest.Options(coal.Title), pages...)
			printed := 0
			for _, page := range pages {
				for _, at := range page.Placed {
					for _, s := range at.Panel.Slots {
						if at.Panel.Owner == 1 && strings.HasPrefix(s.Cell, "cash/") {
							printed++
						}
					}
				}
			}
			if printed < rows {
				t.Errorf("%s with %d changes shows %d rows", sheet, rows, printed)
			}
		}
	}
}

// A result of a game that is over shows who has won, and is for all to sign; before, it isn't.
func TestResultIsSigned(t *testing.T) {
	for events, want := range map[int]int{20: 0, 20_000: 1} {
		job := sheetstest.Played(t, coal.Title, blank(t, "Ann", "Bob"), 1, events)
		pages := made(t, job, "result")
		list, err := pages[0].List()
		if err != nil {
			t.Fatal(err)
		}
		for _, words := range []string{"signed by Ann", "signed by Bob"} {
			if n := strings.Count(list, words); n != want {
				t.Errorf("after %d events: %q %d times, want %d", events, words, n, want)
			}
		}
		if steps := strings.Contains(list, `begin "step"`); steps != (want > 0) {
			t.Errorf("after %d events: steps %t", events, steps)
		}
	}
}
