package pdf_test

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/pdf"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"

	"github.com/google/go-cmp/cmp"
)

// options are those of all documents here.
var options = press.Options{Title: "Specimen", Language: "en", Spot: canvas.RGB{R: 150, G: 40, B: 20}, Margin: 8}

// counted is a page with one panel, which counts how often its static part is
// drawn, and which needs fonts and a character that the rest does not.
func counted(key, name string, drawn *atomic.Int64) press.Page {
	return press.Page{
		Size: press.Papers[0], Name: speech.Words(name),
		Decor: func(c canvas.Canvas) { c.Text(20, 20, name, canvas.Type{Size: 10, Colour: canvas.Black}) },
		Placed: []panel.Placement{{X: 20, Y: 40, Panel: panel.Panel{ID: "counted", W: 60, H: 20, Key: key, Static: func(c canvas.Canvas) {
			drawn.Add(1)
			c.Text(0, 10, "Ελένη 🐎 Борис ✓", canvas.Type{Face: canvas.Bold, Size: 10, Colour: canvas.Spot})
			c.Hatch(canvas.Rect(0, 12, 60, 8), canvas.Tone{Pitch: 1, Weight: 0.2, Colour: canvas.Black})
		}}}},
	}
}

// documents are the bytes and warnings of pages in each ink mode.
func documents(t *testing.T, pages ...press.Page) (all [][]byte) {
	t.Helper()
	for _, ink := range canvas.Inks {
		o := options
		o.Ink = ink
		var b bytes.Buffer
		warnings, err := press.Write(t.Context(), &b, pages, o)
		if err != nil {
			t.Error(err)
		}
		if diff := cmp.Diff([]string{"no font has the character U+1F40E, so its number is printed in a box"}, speech.Strings(warnings...)); diff != "" {
			t.Errorf("warnings (-want +got):\n%s", diff)
		}
		all = append(all, b.Bytes())
	}
	return all
}

// A document does not depend on what was drawn before it.
func TestStaticPartsAreDrawnOnce(t *testing.T) {
	pdf.ForgetTemplates()
	var drawn atomic.Int64
	page, other := counted("counted", "Ann", &drawn), counted("counted", "Žluťoučký", &drawn)
	cold := documents(t, page, other)
	if n := drawn.Load(); n < 3 || n > 6 { // pages at the same time may both draw it
		t.Errorf("drawn %d times in three ink modes", n)
	}
	pdf.ForgetTemplates()
	documents(t, other)
	drawn.Store(0)
	if warm := documents(t, page, other); !slices.EqualFunc(cold, warm, bytes.Equal) {
		t.Error("other bytes when another document was there before")
	}
	if n := drawn.Load(); n != 0 {
		t.Errorf("drawn %d times again", n)
	}
}

func TestStaticPartsAtTheSameTime(t *testing.T) {
	var drawn atomic.Int64
	page := counted("at once", "Ann", &drawn)
	want := documents(t, page)
	pdf.ForgetTemplates()
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			if !slices.EqualFunc(want, documents(t, page), bytes.Equal) {
				t.Error("other bytes than alone")
			}
		})
	}
	wait.Wait()
}

func TestPanelWithoutKeyIsDrawnEachTime(t *testing.T) {
	var drawn atomic.Int64
	page := counted("", "Ann", &drawn)
	documents(t, page)
	documents(t, page, page)
	if n := drawn.Load(); n != 3+6 {
		t.Errorf("drawn %d times, want 9", n)
	}
}

// What goes wrong in a sheet reaches the caller, who may live on.
func TestSheetThatPanics(t *testing.T) {
	defer func() {
		if v := recover(); v != "broken sheet" {
			t.Errorf("recovered %v", v)
		}
	}()
	_, _ = press.Write(t.Context(), &bytes.Buffer{}, []press.Page{{Size: press.Papers[0], Decor: func(canvas.Canvas) { panic("broken sheet") }}}, options)
}
