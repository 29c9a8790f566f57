package press_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"math"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// pictures draws pages as pictures.
func pictures(t *testing.T, o press.Options, dpi int, pages ...press.Page) []image.Image {
	t.Helper()
	files, _, err := press.PNG(t.Context(), pages, o, dpi)
	if err != nil {
		t.Fatal(err)
	}
	drawn := make([]image.Image, len(files))
	for i, f := range files {
		if drawn[i], err = png.Decode(bytes.NewReader(f)); err != nil {
			t.Fatal(err)
		}
	}
	return drawn
}

// plate is a small page of everything a canvas can draw: tones, letters of
// three fonts and one that none has, corners, dashes, round lines, and a panel of
// which a window shows a part.
func plate() press.Page {
	p := sheetstest.PatternPanel()
	window := panel.Placement{Panel: p, X: 8, Y: 72, Window: canvas.Area{X: 10, Y: 5, W: 50, H: 19}}
	return press.Page{
		Size: canvas.Size{W: 106, H: 104}, Name: "plate", Placed: []panel.Placement{{Panel: p, X: 8, Y: 8}, window},
		Decor: func(c canvas.Canvas) {
			c.Text(64, 80, "Žluťoučký ✓", canvas.Type{Face: canvas.Italic, Size: 15, Colour: canvas.Spot})
			c.Text(98, 87, "Борис 😀", canvas.Type{Face: canvas.Bold, Size: 12, Align: canvas.Right, Colour: canvas.Black})
			zigzag := canvas.Line(66, 95, 71, 90).Line(76, 95).Line(77, 90).Curve(80, 86, 82, 100, 86, 92)
			c.Path(zigzag, canvas.Paint{Stroke: canvas.Black, Width: 1})
			c.Path(zigzag.Moved(12, 0, 1), canvas.Paint{Stroke: canvas.Spot, Width: 0.8, Round: true, Dash: []float64{2, 1.6}})
			c.Push(64, 88, 0.5)
			c.Path(canvas.Circle(0, 0, 4), canvas.Paint{Fill: canvas.Pencil, Stroke: canvas.Spot, Width: 2})
			c.Pop()
		},
	}
}

func TestPictureIsThatOfThePDF(t *testing.T) {
	for _, ink := range canvas.Inks {
		t.Run(string(ink), func(t *testing.T) {
			o := sheetstest.SpecimenOptions()
			o.Ink = ink
			sheetstest.SamePicture(t, pictures(t, o, press.FinestDPI, plate())[0], sheetstest.Write(t, o, plate()))
		})
	}
}

// A picture is as large on paper as its page, as far as dots allow, and says
// so; and it is opaque.
func TestPictureHasTheSizeOfItsPage(t *testing.T) {
	const dpi, inch = 100, 25.4
	pages := []press.Page{plate(), sheetstest.SpecimenPage(press.Papers[0], "Ann")}
	files, _, err := press.PNG(t.Context(), pages, sheetstest.SpecimenOptions(), dpi)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range files {
		_, after, found := bytes.Cut(f, []byte("pHYs"))
		if !found {
			t.Fatalf("%s says no resolution", pages[i].Name)
		}
		perMetre := float64(binary.BigEndian.Uint32(after))
		picture, err := png.Decode(bytes.NewReader(f))
		if err != nil {
			t.Fatal(err)
		}
		for _, side := range []struct{ dots, mm float64 }{
			{float64(picture.Bounds().Dx()), pages[i].Size.W},
			{float64(picture.Bounds().Dy()), pages[i].Size.H},
		} {
			if off := math.Abs(side.dots/perMetre*1000 - side.mm); off > inch/dpi {
				t.Errorf("%s: a side of %v mm is %.2f mm too long or short", pages[i].Name, side.mm, off)
			}
		}
		if r, g, b, a := picture.At(0, 0).RGBA(); min(r, g, b, a) != 0xFFFF {
			t.Errorf("%s: the corner is %v, not paper", pages[i].Name, picture.At(0, 0))
		}
	}
}

// What cannot be printed is no picture either, and for the same reason.
func TestPicturesAreRefusedAsPagesAre(t *testing.T) {
	wide := plate()
	wide.Decor = func(c canvas.Canvas) {
		c.Path(canvas.Line(0, 50, 20, 50), canvas.Paint{Stroke: canvas.Black, Width: 1})
	}
	none := sheetstest.SpecimenOptions()
	none.Margin = 1
	tests := map[string]struct {
		page press.Page
		o    press.Options
		dpi  int
	}{
		"over the margin": {wide, sheetstest.SpecimenOptions(), 100},
		"no margin":       {plate(), none, 100},
		"too coarse":      {plate(), sheetstest.SpecimenOptions(), press.CoarsestDPI - 1},
		"too fine":        {plate(), sheetstest.SpecimenOptions(), press.FinestDPI + 1},
	}
	for name, test := range tests {
		_, _, err := press.PNG(t.Context(), []press.Page{test.page}, test.o, test.dpi)
		var refusal *canvas.Refusal
		if !errors.As(err, &refusal) {
			t.Errorf("%s: error %v, want a refusal", name, err)
		}
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := press.PNG(gone, []press.Page{plate()}, sheetstest.SpecimenOptions(), 100); !errors.Is(err, context.Canceled) {
		t.Errorf("nobody waits any more: error %v", err)
	}
}

func TestPicturesWarnOfMissingCharacters(t *testing.T) {
	_, warnings, err := press.PNG(t.Context(), []press.Page{plate()}, sheetstest.SpecimenOptions(), 50)
	if err != nil || len(warnings) != 1 {
		t.Errorf("warnings %q, error %v; want one, of U+1F600", warnings, err)
	}
}

// A canvas never panics: not over what is no number, nor far off the page, nor
// over lines without length.
func TestPicturesOfNonsense(t *testing.T) {
	nan, far := math.NaN(), math.Inf(1)
	page := press.Page{Size: canvas.Size{W: 60, H: 60}, Name: "nonsense", Decor: func(c canvas.Canvas) {
		for _, p := range []canvas.Path{nil, canvas.Line(nan, nan, nan, 3), canvas.Rect(20, 20, 0, 0), canvas.Circle(30, 30, 0), canvas.Rect(25, 25, 4, 4)} {
			for _, dash := range [][]float64{nil, {0, 0}, {-1, 2}, {nan}, {1e-9}} {
				c.Path(p, canvas.Paint{Fill: canvas.Spot, Stroke: canvas.Black, Width: 1, Dash: dash, Round: true})
			}
		}
		c.Push(0, 0, nan)
		c.Path(canvas.Rect(1, 1, far, 2), canvas.Paint{Stroke: canvas.Black, Width: far, Dash: []float64{1, 1}})
		c.Pop()
		c.Text(30, 30, "\x00\xff", canvas.Type{Size: 12, Colour: canvas.Black})
	}}
	if got := len(pictures(t, press.Options{Margin: 5}, 100, page)); got != 1 {
		t.Errorf("%d pictures", got)
	}
}
