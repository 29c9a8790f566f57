package coal_test

import (
	"context"
	"fmt"
	"io"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// packSize is the number of sheets in a large pack.
const packSize = 100

// BenchmarkWorksheet compares a named worksheet with the same drawing by plain
// fpdf calls: the ratio must be 1/8 or less.
func BenchmarkWorksheet(b *testing.B) {
	page := made(b, blank(b, "Zoë Østergård"), "worksheet")[0]
	sheetstest.Compare(b, "worksheet", "plain", 1,
		func() error { return writePages([]press.Page{page}) },
		func() error { return sheetstest.WritePlain(io.Discard, page) })
}

// BenchmarkPack compares a page of a pack of 100 worksheets with a single one:
// the ratio must be 1/4 or less.
func BenchmarkPack(b *testing.B) {
	var pages []press.Page
	for i := range packSize {
		pages = append(pages, made(b, blank(b, fmt.Sprintf("Player %d", i+1)), "worksheet")[0])
	}
	sheetstest.Compare(b, "packed", "single", packSize,
		func() error { return writePages(pages) },
		func() error { return writePages(pages[:1]) })
}

// BenchmarkNewGame makes everything anew, as the command line does: the game,
// its cells, the panels, the page.
func BenchmarkNewGame(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if err := writePages(made(b, blank(b, "Ann"), "worksheet")); err != nil {
			b.Fatal(err)
		}
	}
}

func writePages(pages []press.Page) error {
	_, err := press.Write(context.Background(), io.Discard, pages, sheetstest.Options(coal.Title))
	return err
}

// BenchmarkSVGStatic compares the static parts of a phone's page, which are
// drawn once a process, with drawing them each time: the ratio must be 1/100 or
// less.
func BenchmarkSVGStatic(b *testing.B) {
	job := blank(b, "Ann", "Bob")
	panels := append(coal.Title.Panels(job, 0), coal.Title.Panels(job, scoring.Table)...)
	draw := func(keyed bool) func() error {
		return func() error {
			for _, p := range panels {
				if !keyed {
					p.Key = ""
				}
				panel.SVGStatic(p)
			}
			return nil
		}
	}
	sheetstest.Compare(b, "kept", "drawn", 1, draw(true), draw(false))
}
