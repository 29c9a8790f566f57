package press_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// names are those a table can be expected to have.
var names = []string{"Zoë Østergård", "Ελένη", "Борис", "Žluťoučký kůň"}

func TestTextComesOutAgain(t *testing.T) {
	for _, name := range append([]string{"山田太郎", "王璐婷", "김민준", "ณัฐพงศ์ ปิ่น", "ปู่ น้ำฝน"}, names...) {
		pdf := sheetstest.Write(t, sheetstest.SpecimenOptions(), sheetstest.SpecimenPage(press.Papers[0], name))
		if text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-"); !strings.Contains(text, name) {
			t.Errorf("%q is not in the text:\n%.300s", name, text)
		}
	}
}

func TestFontsAreEmbedded(t *testing.T) {
	pdf := sheetstest.Write(t, sheetstest.SpecimenOptions(), sheetstest.SpecimenPage(press.Papers[0], strings.Join(names, ", ")+" ✓ אבג"))
	lines := strings.Split(strings.TrimSpace(sheetstest.Read(t, pdf, "pdffonts", "FILE")), "\n")[2:]
	if len(lines) < 6 {
		t.Errorf("%d fonts, want three faces and four pages of characters at least", len(lines))
	}
	for _, line := range lines {
		if !regexp.MustCompile(`TrueType +\S+ +yes yes`).MatchString(line) {
			t.Errorf("not an embedded subset: %s", line)
		}
	}
}

func TestFileIsSound(t *testing.T) {
	var pages []press.Page
	for _, size := range press.Papers {
		if size.W >= 200 {
			pages = append(pages, sheetstest.SpecimenPage(size, size.Name))
		}
	}
	for _, ink := range canvas.Inks {
		o := sheetstest.SpecimenOptions()
		o.Ink = ink
		sheetstest.Read(t, sheetstest.Write(t, o, pages...), "qpdf", "--check", "FILE")
	}
}

func TestPageSizes(t *testing.T) {
	// In points, from the definitions of the sizes.
	want := map[string][2]float64{
		"a4": {595.276, 841.890}, "letter": {612, 792}, "legal": {612, 1008},
		"a3": {841.890, 1190.551}, "tabloid": {792, 1224}, "a5": {419.528, 595.276},
	}
	for _, size := range press.Papers {
		for _, turned := range []bool{false, true} {
			s, w := size, want[size.Name]
			if turned {
				s, w = s.Turned(), [2]float64{w[1], w[0]}
			}
			// A page of another size before it shows that each has its own.
			first := press.Page{Size: canvas.Size{Name: "slip", W: 100, H: 50}}
			info := sheetstest.Read(t, sheetstest.Write(t, sheetstest.SpecimenOptions(), first, press.Page{Size: s}), "pdfinfo", "-f", "2", "-l", "2", "FILE")
			m := regexp.MustCompile(`size: +([\d.]+) x ([\d.]+)`).FindStringSubmatch(info)
			if m == nil {
				t.Fatalf("no size in\n%s", info)
			}
			for i := range w {
				if got, _ := strconv.ParseFloat(m[i+1], 64); got < w[i]-0.1 || got > w[i]+0.1 {
					t.Errorf("%s turned %v: %s x %s points, want %v", size.Name, turned, m[1], m[2], w)
				}
			}
		}
	}
}

func TestSameInputSameBytes(t *testing.T) {
	make := func() []byte {
		var pages []press.Page
		for _, name := range names {
			pages = append(pages, sheetstest.SpecimenPage(press.Papers[0], name))
		}
		return sheetstest.Write(t, sheetstest.SpecimenOptions(), pages...)
	}
	first := make()
	for range 3 {
		if !bytes.Equal(make(), first) {
			t.Fatal("two documents of the same pages differ")
		}
	}
}

func TestOnePageIsSmall(t *testing.T) {
	const most = 150 << 10
	for _, name := range append(names, strings.Join(names, " ")) {
		if n := len(sheetstest.Write(t, sheetstest.SpecimenOptions(), sheetstest.SpecimenPage(press.Papers[0], name))); n >= most {
			t.Errorf("%q: %d bytes, want fewer than %d", name, n, most)
		}
	}
}

func TestDocumentSaysWhatItIs(t *testing.T) {
	o := press.Options{Title: "Coal n’ Write: Борис 🐎", Subject: "sheet lode-1", Players: []string{"Zoë", "", "山田"}, Language: "en", Margin: 8}
	page := press.Page{Size: press.Papers[0], Sheet: "worksheet"}
	if info := sheetstest.Read(t, sheetstest.Write(t, o, page), "pdfinfo", "FILE"); strings.Contains(info, "Date:") {
		t.Errorf("a game of no day has one in\n%s", info)
	}
	o.Date = "2026-12-05"
	pdf := sheetstest.Write(t, o, page)
	info := sheetstest.Read(t, pdf, "pdfinfo", "FILE")
	for _, want := range []string{
		"Title:           Coal n’ Write: Борис 🐎: worksheet\n", "Creator:         saddlebag", "Subject:         sheet lode-1\n",
		"Keywords:        Coal n’ Write: Борис 🐎, worksheet, Zoë, 山田\n", "CreationDate:    Sat Dec  5 00:00:00 2026", "ModDate:         Sat Dec  5 00:00:00 2026",
	} {
		if !strings.Contains(info, want) {
			t.Errorf("no %q in\n%s", want, info)
		}
	}
	if !bytes.Contains(pdf, []byte("/Lang (en)")) {
		t.Error("no language")
	}
}

// A panel with a key is a template: it must look as if it had been drawn
// directly, but for what rounding does to the edges of lines.
func TestTemplatesLookTheSame(t *testing.T) {
	page := sheetstest.SpecimenPage(press.Papers[0], "Ann")
	direct := page
	direct.Placed = slices.Clone(page.Placed)
	for i := range direct.Placed {
		direct.Placed[i].Panel.Key = ""
	}
	for _, ink := range canvas.Inks {
		o := sheetstest.SpecimenOptions()
		o.Ink = ink
		want := dots(render(t, sheetstest.Write(t, o, direct), 150)[0])
		got := dots(render(t, sheetstest.Write(t, o, page), 150)[0])
		different := 0
		for i, b := range got {
			if d := int(b) - int(want[i]); d > 128 || d < -128 {
				different++
			}
		}
		if share := float64(different) / float64(len(want)); share > 0.002 {
			t.Errorf("%s: %.2f %% of the page differ", ink, 100*share)
		}
	}
}

func TestWindowShowsAPart(t *testing.T) {
	board := panel.Panel{ID: "board", W: 400, H: 400, Static: func(c canvas.Canvas) {
		c.Path(canvas.Rect(0, 0, 400, 400), canvas.Paint{Fill: canvas.Black})
	}}
	page := press.Page{Size: press.Papers[0], Placed: []panel.Placement{
		{Panel: board, X: -90, Y: -190, Window: canvas.Area{X: 100, Y: 200, W: 105, H: 148.5}}, // a quarter of the page
	}}
	got := darkness(render(t, sheetstest.Write(t, sheetstest.SpecimenOptions(), page), 50)[0])
	if got < 0.24 || got > 0.26 {
		t.Errorf("darkness %.3f, want that of a quarter of the page", got)
	}
}

func TestPagesThatAreRefused(t *testing.T) {
	rect := func(x, y, w, h float64) func(canvas.Canvas) {
		return func(c canvas.Canvas) { c.Path(canvas.Rect(x, y, w, h), canvas.Paint{Stroke: canvas.Black, Width: 0.2}) }
	}
	a4 := press.Papers[0]
	tests := []struct {
		name   string
		page   press.Page
		margin float64
		want   string
	}{
		{"margin", press.Page{Size: a4}, 4.9, "the margin of 4.9 mm is too small: printers need at least 5 mm"},
		{"nothing left", press.Page{Size: a4}, 105, "the margin of 105 mm leaves nothing of a4"},
		{"left", press.Page{Size: a4, Name: "card", Decor: rect(5.5, 20, 10, 10)}, 8, "card runs 2.5 mm past the margin of a4"},
		{"bottom", press.Page{Size: a4, Name: "card", Decor: rect(20, 20, 10, 270)}, 8, "card runs 1 mm past the margin of a4"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			_, err := press.Write(t.Context(), &out, []press.Page{test.page}, press.Options{Margin: test.margin})
			var refusal *canvas.Refusal
			if !errors.As(err, &refusal) || refusal.Reason.String() != test.want {
				t.Errorf("error %v, want the refusal %q", err, test.want)
			}
			if out.Len() > 0 {
				t.Error("something was written")
			}
		})
	}
}

func TestCellsAndSlotsMustAgree(t *testing.T) {
	stash := func(cells ...string) panel.Panel {
		p := panel.Panel{ID: "stash", Owner: 1, W: 20, H: 20}
		for _, c := range cells {
			p.Slots = append(p.Slots, panel.Slot{Cell: c})
		}
		return p
	}
	tests := []struct {
		name  string
		panel panel.Panel
		cells []scoring.Cell
		want  string
	}{
		{"missing", stash("a"), []scoring.Cell{{ID: "a", Owner: 2}}, `page "ws": panel "stash": no cell "a" of seat 1`},
		{"twice", stash("a", "a"), []scoring.Cell{{ID: "a", Owner: 1}}, `page "ws": panel "stash": cell "a" of seat 1 is shown twice`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			page := press.Page{Size: press.Papers[0], Name: "ws", Placed: []panel.Placement{{Panel: test.panel, X: 10, Y: 10}}, Cells: test.cells}
			_, err := press.Write(t.Context(), &bytes.Buffer{}, []press.Page{page}, sheetstest.SpecimenOptions())
			if fmt.Sprint(err) != test.want {
				t.Errorf("error %v, want %s", err, test.want)
			}
		})
	}
}
