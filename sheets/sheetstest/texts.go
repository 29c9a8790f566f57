package sheetstest

import (
	"testing"

	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
)

// A Writing is where a line of type or of wood type stands, mm.
type Writing struct {
	Text                     string
	Size                     float64 // points; 0 of wood type
	Left, Top, Right, Bottom float64 // Bottom is its baseline
}

// WritingsOf are the lines that are drawn in a language, nil for English.
func WritingsOf(l *speech.Language, draw func(canvas.Canvas)) []Writing {
	c := &writings{Listing: *canvas.NewListingIn(l)}
	draw(c)
	return c.all
}

// writings is a canvas that keeps where texts are.
type writings struct {
	canvas.Listing
	all []Writing
}

func (c *writings) Text(x, y float64, s string, t canvas.Type) {
	w := canvas.Measure(s, t)
	x -= w * t.Align.Share()
	c.put(Writing{s, t.Size * c.Now.K, x, y - t.CapHeight(), x + w, y})
}

// Read is told of wood type.
func (c *writings) Read(x, y, width, capHeight float64, words string) {
	c.put(Writing{words, 0, x, y - capHeight, x + width, y})
}

func (c *writings) put(w Writing) {
	w.Left, w.Top, w.Right, w.Bottom = c.X(w.Left), c.Y(w.Top), c.X(w.Right), c.Y(w.Bottom)
	c.all = append(c.all, w)
}

// TextsApart tests that no line lies on another or outside an area of a size, and that the
// type can be read.
func TextsApart(t *testing.T, what string, size canvas.Size, lines []Writing) {
	t.Helper()
	const slack = 0.01
	for i, a := range lines {
		if a.Left < -slack || a.Top < -slack || a.Right > size.W+slack || a.Bottom > size.H+slack {
			t.Errorf("%s: %q reaches from %.1f, %.1f to %.1f, %.1f", what, a.Text, a.Left, a.Top, a.Right, a.Bottom)
		}
		if a.Size > 0 && a.Size < leastType-slack {
			t.Errorf("%s: %q is set in %.2f points", what, a.Text, a.Size)
		}
		for _, b := range lines[:i] {
			if a.Left < b.Right-slack && b.Left < a.Right-slack && a.Top < b.Bottom-slack && b.Top < a.Bottom-slack {
				t.Errorf("%s: %q lies on %q", what, a.Text, b.Text)
			}
		}
	}
}
