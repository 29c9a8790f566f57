package sheetstest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// What saver leaves out of full ink, at the least: more of pictures than of text and
// boxes.
const (
	savedOfPictures = 0.35
	savedOfText     = 0.15
)

// Saves tests that each sheet takes less ink in saver and in grey than in full: those that
// are pictures in their names, and all others. Ink is the sum of C, M, Y and K at
// 150 dpi, black by K alone.
func Saves(t *testing.T, title sheets.Title, pictures ...string) {
	t.Helper()
	job, ok := jobFor(title, title.Game.Info().MaxPlayers)
	if !ok {
		t.Fatal("no house data for as many as can play")
	}
	for _, s := range title.Sheets {
		if s.Played {
			continue
		}
		least := savedOfText
		for _, name := range pictures {
			if s.Name == name {
				least = savedOfPictures
			}
		}
		on := job
		pages, err := press.Pages([]press.Sheet{s}, on, 1)
		if err != nil {
			on.Paper = Paper(t, "a3")
			if pages, err = press.Pages([]press.Sheet{s}, on, 1); err != nil {
				t.Errorf("%s: %v", s.Name, err)
				continue
			}
		}
		const most = 4 // pages of a sheet: those after them are like them
		pages = pages[:min(most, len(pages))]
		full := Coverage(t, title, pages, canvas.Full)
		for _, ink := range []canvas.Ink{canvas.Saver, canvas.Grey} {
			less := Coverage(t, title, pages, ink)
			saved := 1 - less/full
			t.Logf("%s %s: %.2f %% in full, %.2f %% in %s, saved %.0f %%", title.Game.Info().ID, s.Name, 100*full, 100*less, ink, 100*saved)
			if saved < least {
				t.Errorf("%s: %s takes %.1f %% less ink than full, want %.0f", s.Name, ink, 100*saved, 100*least)
			}
		}
	}
}

// Coverage is how much of pages is ink, 1 for all of one ink.
func Coverage(t *testing.T, title sheets.Title, pages []press.Page, ink canvas.Ink) float64 {
	t.Helper()
	o := Options(title)
	o.Ink = ink
	dir := t.TempDir()
	Read(t, Write(t, o, pages...), "pdftoppm", "-r", "150", "FILE", filepath.Join(dir, "page"))
	files, err := filepath.Glob(filepath.Join(dir, "page*.ppm"))
	if err != nil || len(files) != len(pages) {
		t.Fatalf("%d pictures of %d pages: %v", len(files), len(pages), err)
	}
	sum, dots := 0, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		const head, inks = 3, 3 // lines, and bytes of a dot
		picture := bytes.SplitN(text, []byte("\n"), head+1)[head]
		for i := 0; i+inks <= len(picture); i += inks {
			c, m, y := 255-int(picture[i]), 255-int(picture[i+1]), 255-int(picture[i+2])
			sum += c + m + y - 2*min(c, m, y)
		}
		dots += len(picture) / inks
	}
	return float64(sum) / float64(255*dots)
}
