package sheetstest

import (
	"fmt"
	"image"
	"image/draw"
	_ "image/png" // what the reader of PDF makes
	"os"
	"path/filepath"
	"testing"
)

// SamePicture fails where a picture differs from what a reader of PDF makes of
// the first page of a file. Squares are compared by their mean colour: readers
// smooth edges each in its own way, and place letters on whole dots.
func SamePicture(t *testing.T, ours image.Image, pdf []byte) {
	t.Helper()
	const (
		square = 24  // dots to a side
		most   = 9   // of 255: how far two squares may differ
		mean   = 0.5 // of 255: how far all of them, on average
	)
	size := ours.Bounds()
	theirs := page(t, pdf, size.Size())
	worst, sum, n, where := 0.0, 0.0, 0.0, image.Point{}
	for y := size.Min.Y; y < size.Max.Y; y += square {
		for x := size.Min.X; x < size.Max.X; x += square {
			part := image.Rect(x, y, x+square, y+square).Intersect(size)
			d := apart(meanColour(ours, part), meanColour(theirs, part))
			if d > worst {
				worst, where = d, part.Min
			}
			sum, n = sum+d, n+1
		}
	}
	t.Logf("squares differ by %.2f on average, %.1f at %v at the most, of 255", sum/n, worst, where)
	if worst > most || sum/n > mean {
		t.Errorf("another picture than that of the PDF: want %v on average and %v at the most", mean, most)
	}
}

// page is the first page of a file as a reader of PDF draws it.
func page(t *testing.T, pdf []byte, size image.Point) image.Image {
	t.Helper()
	name := filepath.Join(t.TempDir(), "page")
	Read(t, pdf, "pdftocairo", "-png", "-singlefile", "-scale-to-x", fmt.Sprint(size.X), "-scale-to-y", fmt.Sprint(size.Y), "FILE", name)
	file, err := os.Open(name + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, _, err := image.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// meanColour is the mean of red, green and blue in a part of a picture.
func meanColour(picture image.Image, part image.Rectangle) (colour [3]float64) {
	dots := image.NewRGBA(part)
	draw.Draw(dots, part, picture, part.Min, draw.Src)
	for i := 0; i < len(dots.Pix); i += 4 {
		for j := range colour {
			colour[j] += float64(dots.Pix[i+j])
		}
	}
	for j := range colour {
		colour[j] /= float64(len(dots.Pix) / 4)
	}
	return colour
}

// apart is how far two colours are apart, by the component that differs most.
func apart(a, b [3]float64) (most float64) {
	for j := range a {
		most = max(most, a[j]-b[j], b[j]-a[j])
	}
	return most
}
