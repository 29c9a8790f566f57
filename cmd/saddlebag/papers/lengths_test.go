package papers

import (
	"encoding/xml"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
	"saddlebag/web/webtest"
)

// tolerance is how much longer or shorter a label may be on the screen than on
// paper. There is no floor for short ones: one letter is held to it as well.
const tolerance = 0.005

// Every label of every panel is as long on the screen as on paper, blank and
// as a game has filled it. What paper says is read off the real PDF file by a
// reader of such files; the screen is a page of the web app, with its fonts
// and its style.
func TestLabelsAreAsLongAsOnPaper(t *testing.T) {
	t.Parallel()
	at := programtest.Serve(t)
	for _, title := range titles.List {
		id := title.Game.Info().ID
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			b := webtest.Start(t)
			screens := []*webtest.Window{b.Open(webtest.Phone), b.Open(webtest.Desk)}
			for _, w := range screens {
				w.Go(at + "/rules/" + id)
			}
			var most float64
			var labels int
			for _, job := range programtest.Worksheets(t, title) {
				n, deviation := comparePanels(t, screens, allPanels(title, job), job.Cells)
				labels, most = labels+n, max(most, deviation)
			}
			t.Logf("%d labels, at most %.3f %% off", labels, 100*most)
		})
	}
}

// allPanels are those of the table and of each seat.
func allPanels(title sheets.Title, job press.Job) []panel.Panel {
	var panels []panel.Panel
	for seat := scoring.Table; seat < len(job.Setup.Players); seat++ {
		panels = append(panels, title.Panels(job, seat)...)
	}
	return panels
}

// comparePanels compares panels on screens with a PDF file of a page each.
// It returns how many labels they have and the largest deviation.
func comparePanels(t *testing.T, screens []*webtest.Window, panels []panel.Panel, cells []scoring.Cell) (labels int, most float64) {
	t.Helper()
	const margin = 20 // mm, for what a panel draws beside itself
	var pages []press.Page
	var pictures strings.Builder
	for i, p := range panels {
		shown := map[string]scoring.Cell{}
		page := press.Page{
			Size:   canvas.Size{W: p.W + 2*margin, H: p.H + 2*margin},
			Name:   speech.Words(p.ID),
			Placed: []panel.Placement{{Panel: p, X: margin, Y: margin}},
		}
		for _, c := range cells {
			if c.Owner == p.Owner && slices.ContainsFunc(p.Slots, func(s panel.Slot) bool { return s.Cell == c.ID }) {
				shown[c.ID] = c
				page.Cells = append(page.Cells, c)
			}
		}
		pages = append(pages, page)
		fmt.Fprintf(&pictures, `<div id="probe-%d">%s</div>`, i, panel.SVG(p, shown))
	}
	paper := readWords(t, sheetstest.Write(t, press.Options{Margin: 5}, pages...))
	for _, w := range screens {
		n, deviation := compareLabels(t, w, panels, pictures.String(), paper, margin)
		labels, most = labels+n, max(most, deviation)
	}
	return labels, most
}

// compareLabels compares the pictures of panels on a screen with what their pages say. It
// returns what comparePanels does.
func compareLabels(t *testing.T, w *webtest.Window, panels []panel.Panel, pictures string, paper []words, margin float64) (labels int, most float64) {
	t.Helper()
	w.SetHTML("main", pictures)
	// A board is read where it is zoomed, with four pixels for a millimetre at least.
	webtest.Eval[bool](w, `(document.querySelectorAll("main > div > svg").forEach((svg) => { svg.parentElement.style.minWidth = 4 * svg.viewBox.baseVal.width + "px"; }), true)`)
	for i, p := range panels {
		for _, label := range w.Labels(fmt.Sprintf("#probe-%d", i)) {
			long, ok := paper[i].length(label, margin)
			if !ok {
				t.Errorf("panel %s of %d on %s: %q is not on paper at %.1f, %.1f", p.ID, p.Owner, w, label.Text, label.X, label.Y)
				continue
			}
			deviation := math.Abs(label.Length/long - 1)
			if deviation > tolerance {
				t.Errorf("panel %s of %d on %s: %q is %.3f mm on the screen, %.3f mm on paper", p.ID, p.Owner, w, label.Text, label.Length, long)
			}
			labels, most = labels+1, max(most, deviation)
		}
	}
	if labels == 0 {
		t.Errorf("no labels on %s", w)
	}
	return labels, most
}

// words are those of one page of a PDF file, from left to right in each line.
type words []struct {
	XMin float64 `xml:"xMin,attr"` // points
	XMax float64 `xml:"xMax,attr"`
	YMin float64 `xml:"yMin,attr"`
	YMax float64 `xml:"yMax,attr"`
	Text string  `xml:",chardata"`
}

// readWords asks a reader of PDF files for the words of each page, with the
// boxes that their letters' advances make.
func readWords(t *testing.T, pdf []byte) []words {
	t.Helper()
	out := filepath.Join(t.TempDir(), "words.html")
	sheetstest.Read(t, pdf, "pdftotext", "-bbox", "FILE", out)
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	var html struct {
		Pages []struct {
			Words words `xml:"word"`
		} `xml:"body>doc>page"`
	}
	decoder := xml.NewDecoder(strings.NewReader(string(text)))
	decoder.Entity = xml.HTMLEntity
	if err := decoder.Decode(&html); err != nil {
		t.Fatal(err)
	}
	var pages []words
	for _, p := range html.Pages {
		pages = append(pages, p.Words)
	}
	return pages
}

// length is how long a label is on paper, in mm: from the beginning of its
// first word to the end of its last. The words are looked for from where the
// label begins on the screen.
func (page words) length(label webtest.Label, margin float64) (float64, bool) {
	const near = 1.5 // points
	from, baseline := (label.X+margin)/canvas.Point, (label.Y+margin)/canvas.Point
	left, right := 0.0, from-near
	for i, text := range strings.Fields(label.Text) {
		next := -1
		for j, word := range page {
			if word.Text == text && word.YMin < baseline && baseline < word.YMax && word.XMin >= right &&
				(i > 0 || word.XMin < from+near) && (next < 0 || word.XMin < page[next].XMin) {
				next = j
			}
		}
		if next < 0 {
			return 0, false
		}
		if i == 0 {
			left = page[next].XMin
		}
		right = page[next].XMax
	}
	return (right - left) * canvas.Point, true
}
