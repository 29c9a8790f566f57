package press_test

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"io"
	"testing"

	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// packSize is the number of sheets in a large pack.
const packSize = 100

// BenchmarkPage compares a page with a name on it, written as a document of
// its own, with the same drawing by plain fpdf calls, which reads its fonts
// for each document anew: the ratio must be 1/8 or less.
func BenchmarkPage(b *testing.B) {
	page := sheetstest.SpecimenPage(press.Papers[0], "Zoë Østergård")
	sheetstest.Compare(b, "page", "plain", 1,
		func() error { return writePages([]press.Page{page}) },
		func() error { return sheetstest.WritePlain(io.Discard, page) })
}

// BenchmarkPack compares a page of a pack of 100 with one that is a document
// of its own: the ratio must be 1/4 or less.
func BenchmarkPack(b *testing.B) {
	var pages []press.Page
	for i := range packSize {
		pages = append(pages, sheetstest.SpecimenPage(press.Papers[0], fmt.Sprintf("Player %d", i+1)))
	}
	sheetstest.Compare(b, "packed", "single", packSize,
		func() error { return writePages(pages) },
		func() error { return writePages(pages[:1]) })
}

// BenchmarkPicture compares a picture, drawn and packed, with the standard encoder, which
// only packs the same one: the ratio must be 1 or less.
func BenchmarkPicture(b *testing.B) {
	pages := []press.Page{sheetstest.SpecimenPage(press.Papers[0], "Zoë Østergård")}
	draw := func() ([]byte, error) {
		files, _, err := press.PNG(context.Background(), pages, sheetstest.SpecimenOptions(), press.FinestDPI)
		if err != nil {
			return nil, err
		}
		return files[0], nil
	}
	file, err := draw()
	if err != nil {
		b.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		b.Fatal(err)
	}
	sheetstest.Compare(b, "picture", "encoded", 1,
		func() error {
			_, err := draw()
			return err
		},
		func() error { return png.Encode(io.Discard, picture) })
}

func writePages(pages []press.Page) error {
	_, err := press.Write(context.Background(), io.Discard, pages, sheetstest.SpecimenOptions())
	return err
}
