package press_test

import (
	"context"
	"fmt"
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

func writePages(pages []press.Page) error {
	_, err := press.Write(context.Background(), io.Discard, pages, sheetstest.SpecimenOptions())
	return err
}
