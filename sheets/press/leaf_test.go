package press_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// nightPages are a board in two tiles, cards with their backs, and two score
// sheets.
func nightPages() []press.Page {
	page := func(sheet, name string) press.Page {
		return press.Page{Size: press.Papers[0], Sheet: sheet, Name: speech.Words(name), Decor: func(c canvas.Canvas) {
			c.Text(50, 100, name, canvas.Type{Size: 20, Colour: canvas.Black})
		}}
	}
	back := page("cards", "cards backs")
	back.Back = true
	return []press.Page{
		page("board", "board A1"), page("board", "board A2"),
		page("cards", "cards"), back, page("score", "score"), page("score", "score"),
	}
}

func TestBacksLieBehindTheirFronts(t *testing.T) {
	for _, test := range []struct {
		duplex   press.Duplex
		sides    []string // what each page says
		contents []string
	}{
		{
			press.OneSided,
			[]string{"board A1", "board A2", "cards", "cards backs", "score", "score"},
			[]string{"1-2    board A1, board A2", "3-4    cards, cards backs", "5-6    2 of score"},
		},
		{
			press.LongEdge,
			[]string{"board A1", "", "board A2", "", "cards", "cards backs", "score", "", "score", ""},
			[]string{"1-2    board A1, board A2", "3      cards, with backs", "4-5    2 of score"},
		},
	} {
		o := press.Options{Title: "Night", Margin: 8, Duplex: test.duplex}
		pdf := sheetstest.Write(t, o, nightPages()...)
		text := strings.ReplaceAll(sheetstest.Read(t, pdf, "pdftotext", "FILE", "-"), "\n", "")
		if diff := cmp.Diff(test.sides, strings.Split(strings.TrimSuffix(text, "\f"), "\f")); diff != "" {
			t.Errorf("%v (-want +got):\n%s", test.duplex, diff)
		}
		if diff := cmp.Diff(test.contents, speech.Strings(press.Contents(press.Leaves(nightPages(), test.duplex))...)); diff != "" {
			t.Errorf("%v (-want +got):\n%s", test.duplex, diff)
		}
	}
}

func TestLeafCount(t *testing.T) {
	for _, test := range []struct {
		pages  int
		duplex press.Duplex
		want   string
	}{{1, press.OneSided, "one leaf of a4"}, {6, press.OneSided, "6 leaves of a4"}, {6, press.ShortEdge, "5 leaves of a4, printed on both sides"}} {
		if got := press.LeafCount(press.Leaves(nightPages()[:test.pages], test.duplex), test.duplex); got.String() != test.want {
			t.Errorf("%d pages, %s: %s, want %s", test.pages, sheets.Duplexes[test.duplex], got, test.want)
		}
	}
}

// A reader is told how to print the document, and what is in it.
func TestDocumentSaysHowToPrintIt(t *testing.T) {
	pdf := sheetstest.Write(t, press.Options{Title: "Night", Language: "en", Margin: 8, Duplex: press.ShortEdge}, nightPages()...)
	var file struct {
		PageLabels []struct {
			Label struct {
				Text string `json:"/P"`
			}
		}
		Outlines []struct {
			Title string
			Page  int `json:"destpageposfrom1"`
			Kids  []struct {
				Title string
				Page  int `json:"destpageposfrom1"`
			}
		}
	}
	text := sheetstest.Read(t, pdf, "qpdf", "--json", "--json-key=pagelabels", "--json-key=outlines", "FILE")
	if err := json.Unmarshal([]byte(text), &file); err != nil {
		t.Fatal(err)
	}
	want := []string{"1 board", "1 board A1", "3 board A2", "5 cards", "5 cards", "6 cards backs", "7 score"}
	var got []string
	for _, sheet := range file.Outlines {
		got = append(got, fmt.Sprint(sheet.Page, " ", sheet.Title))
		for _, page := range sheet.Kids {
			got = append(got, fmt.Sprint(page.Page, " ", page.Title))
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("outline (-want +got):\n%s", diff)
	}
	if len(file.PageLabels) != 10 || !strings.HasSuffix(file.PageLabels[3].Label.Text, "board A2, blank back") {
		t.Errorf("page labels %v", file.PageLabels)
	}
	objects := sheetstest.Read(t, pdf, "qpdf", "--show-object=trailer", "FILE")
	root := regexp.MustCompile(`/Root (\d+) 0 R`).FindStringSubmatch(objects)[1]
	catalog := sheetstest.Read(t, pdf, "qpdf", "--show-object="+root, "FILE")
	for _, want := range []string{"/PrintScaling /None", "/Duplex /DuplexFlipShortEdge", "/Lang (en)"} {
		if !strings.Contains(catalog, want) {
			t.Errorf("no %q in %s", want, catalog)
		}
	}
	if info := sheetstest.Read(t, pdf, "pdfinfo", "FILE"); !strings.Contains(info, "Title:           Night: board, cards, score\n") {
		t.Errorf("another title in\n%s", info)
	}
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
}

// A nudge moves backs, to the right and down, and fronts nowhere; on a page on its
// side, which a printer turns to the left, it is turned the other way.
func TestNudge(t *testing.T) {
	turned := nightPages()[2:4]
	for i := range turned {
		turned[i].Size = turned[i].Size.Turned()
	}
	for name, test := range map[string]struct {
		pages []press.Page
		want  [2]float64 // mm
	}{"upright": {nightPages()[2:4], [2]float64{0.4, -0.2}}, "on its side": {turned, [2]float64{0.2, 0.4}}} {
		o := press.Options{Margin: 8, Duplex: press.LongEdge}
		still := placesOfWords(t, sheetstest.Write(t, o, test.pages...))
		o.Nudge = press.Nudge{X: 0.4, Y: -0.2}
		moved := placesOfWords(t, sheetstest.Write(t, o, test.pages...))
		for i, at := range still {
			want := at
			if i > 0 { // of the back
				want[0], want[1] = at[0]+test.want[0], at[1]+test.want[1]
			}
			for axis := range want {
				if off := moved[i][axis] - want[axis]; off > 0.01 || off < -0.01 {
					t.Errorf("%s: word %d at %v, want %v", name, i, moved[i], want)
				}
			}
		}
	}
}

// placesOfWords are where the words of a document begin, mm.
func placesOfWords(t *testing.T, pdf []byte) [][2]float64 {
	t.Helper()
	var places [][2]float64
	for _, m := range regexp.MustCompile(`<word xMin="([\d.]+)" yMin="([\d.]+)"`).FindAllStringSubmatch(sheetstest.Read(t, pdf, "pdftotext", "-bbox", "FILE", "-"), -1) {
		x, _ := strconv.ParseFloat(m[1], 64)
		y, _ := strconv.ParseFloat(m[2], 64)
		places = append(places, [2]float64{x * canvas.Point, y * canvas.Point})
	}
	if len(places) != 3 {
		t.Fatalf("%d words, want those of a front and of a back", len(places))
	}
	return places
}
