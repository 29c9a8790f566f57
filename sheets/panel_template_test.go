package sheets_test

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/sheets"
)

// counted is a page with one panel, which counts how often its static part is
// drawn, and which needs fonts and a character that the rest does not.
func counted(key, name string, drawn *atomic.Int64) sheets.Page {
	return sheets.Page{
		Size: sheets.Sizes[0], Name: name,
		Decor: func(c sheets.Canvas) { c.Text(20, 20, name, body10) },
		Placed: []sheets.Placement{{X: 20, Y: 40, Panel: sheets.Panel{ID: "counted", W: 60, H: 20, Key: key, Static: func(c sheets.Canvas) {
			drawn.Add(1)
			c.Text(0, 10, "Ελένη 🐎 Борис ✓", sheets.Type{Face: sheets.Bold, Size: 10, Colour: sheets.Spot})
			c.Hatch(sheets.Rect(0, 12, 60, 8), sheets.Tone{Pitch: 1, Weight: 0.2, Colour: sheets.Black})
		}}}},
	}
}

// documents are the bytes and warnings of pages in each ink mode.
func documents(t *testing.T, pages ...sheets.Page) (all [][]byte) {
	t.Helper()
	for _, ink := range sheets.Inks {
		o := specimenOptions()
		o.Ink = ink
		var b bytes.Buffer
		warnings, err := sheets.Write(t.Context(), &b, pages, o)
		if err != nil {
			t.Error(err)
		}
		if diff := cmp.Diff([]string{"no font has the character U+1F40E: printed as its number in a box"}, warnings); diff != "" {
			t.Errorf("warnings (-want +got):\n%s", diff)
		}
		all = append(all, b.Bytes())
	}
	return all
}

// A document does not depend on what was drawn before it.
func TestStaticPartsAreDrawnOnce(t *testing.T) {
	sheets.ForgetStatics()
	var drawn atomic.Int64
	page, other := counted("counted", "Ann", &drawn), counted("counted", "Žluťoučký", &drawn)
	cold := documents(t, page, other)
	if n := drawn.Load(); n < 3 || n > 6 { // pages at the same time may both draw it
		t.Errorf("drawn %d times in three ink modes", n)
	}
	sheets.ForgetStatics()
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
	sheets.ForgetStatics()
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
	_, _ = sheets.Write(t.Context(), &bytes.Buffer{}, []sheets.Page{{Size: sheets.Sizes[0], Decor: func(sheets.Canvas) { panic("broken sheet") }}}, specimenOptions())
}

// Pictures have their static parts drawn once too, each with the ids that its
// panel gives to groups.
func TestSVGStaticIsDrawnOnce(t *testing.T) {
	sheets.ForgetStatics()
	drawn := 0
	panel := sheets.Panel{ID: "one", W: 60, H: 20, Key: "svg", Static: func(c sheets.Canvas) {
		drawn++
		c.Begin("part", "")
		c.End()
	}}
	first := sheets.SVGStatic(panel)
	if again := sheets.SVGStatic(panel); again != first || drawn != 1 {
		t.Errorf("drawn %d times; first %s, then %s", drawn, first, again)
	}
	for _, change := range []func(*sheets.Panel){
		func(p *sheets.Panel) { p.ID = "other" },
		func(p *sheets.Panel) { p.W++ },
		func(p *sheets.Panel) { p.Key = "another" },
		func(p *sheets.Panel) { p.Key = "" },
		func(p *sheets.Panel) { p.Key = "" },
	} {
		other, before := panel, drawn
		change(&other)
		want := strings.Replace(first, "one-part", other.ID+"-part", 1)
		if got := sheets.SVGStatic(other); got != want || drawn != before+1 {
			t.Errorf("drawn %d times more, got %s, want %s", drawn-before, got, want)
		}
	}
}
