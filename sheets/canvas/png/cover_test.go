package png

import (
	"image"
	"testing"

	"golang.org/x/image/vector"
	"pgregory.net/rapid"

	"saddlebag/sheets/canvas"
)

// What a path covers of a dot, worked out by hand.
func TestCoverOfARectangle(t *testing.T) {
	on := blank(4, 4)
	var c cover
	c.begin(4, 4)
	c.move(1.25, 1.5)
	c.line(3, 1.5)
	c.line(3, 4)
	c.line(1.25, 4)
	c.paint(on, 0, 0, canvas.RGB{})
	// Three quarters of a dot in half of its height are 3/8 of it, and of 255 stay 159.4, then
	// 127.5; in all of its height, 63.8.
	for y, want := range [][4]byte{
		{255, 255, 255, 255},
		{255, 159, 127, 255},
		{255, 64, 0, 255},
		{255, 64, 0, 255},
	} {
		for x, want := range want {
			if got := on.row(y)[3*x]; got != want {
				t.Errorf("dot %d, %d is %d, want %d", x, y, got, want)
			}
		}
	}
}

// Any path covers what the rasterizer of the Go team, which looks at each dot around it,
// finds that it covers; and nothing of it is left for the next path.
func TestCoverIsThatOfTheRasterizer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var c cover
		const large = 513 // from here on it doesn't reckon in 512ths of a dot
		w, h := large+rapid.IntRange(0, 70).Draw(t, "width"), rapid.IntRange(1, 50).Draw(t, "height")
		at := func(most int, label string) float64 {
			return float64(rapid.IntRange(-8*40, 8*(most+40)).Draw(t, label)) / 8
		}
		var theirs vector.Rasterizer
		theirs.Reset(w, h)
		c.begin(w, h)
		for range rapid.IntRange(1, 4).Draw(t, "outlines") {
			x, y := at(w, "x"), at(h, "y")
			c.move(x, y)
			theirs.MoveTo(float32(x), float32(y))
			for range rapid.IntRange(1, 5).Draw(t, "steps") {
				x, y := at(w, "x"), at(h, "y")
				if rapid.Bool().Draw(t, "straight") {
					c.line(x, y)
					theirs.LineTo(float32(x), float32(y))
					continue
				}
				x1, y1, x2, y2 := at(w, "x1"), at(h, "y1"), at(w, "x2"), at(h, "y2")
				c.curve(x1, y1, x2, y2, x, y)
				theirs.CubeTo(float32(x1), float32(y1), float32(x2), float32(y2), float32(x), float32(y))
			}
			theirs.ClosePath()
		}
		on, want := blank(w, h), image.NewAlpha(image.Rect(0, 0, w, h))
		c.paint(on, 0, 0, canvas.RGB{})
		theirs.Draw(want, want.Bounds(), image.Opaque, image.Point{})
		for i, covered := range want.Pix {
			const off = 1 // of 255
			if got := int(on.dots[3*i]); max(got-(255-int(covered)), (255-int(covered))-got) > off {
				t.Fatalf("dot %d, %d is %d, theirs %d", i%w, i/w, got, 255-int(covered))
			}
		}
		for _, change := range c.change[:cap(c.change)] {
			if change != 0 {
				t.Fatal("something is left for the next path")
			}
		}
	})
}
