package press_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// render turns a file into pictures of its pages: red, green and blue of each
// dot, after a header.
func render(t *testing.T, pdf []byte, dpi int) [][]byte {
	t.Helper()
	dir := t.TempDir()
	path, err := exec.LookPath("pdftoppm")
	if err != nil {
		t.Fatal("pdftoppm is needed for this test: install poppler-utils")
	}
	cmd := exec.Command(path, "-r", fmt.Sprint(dpi), "-", filepath.Join(dir, "page"))
	cmd.Stdin = bytes.NewReader(pdf)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("pdftoppm: %v\n%s", err, out)
	}
	files, err := filepath.Glob(filepath.Join(dir, "page*.ppm"))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(files)
	var pages [][]byte
	for _, f := range files {
		picture, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, picture)
	}
	return pages
}

// dots returns the colours of a picture without its header of three lines.
func dots(picture []byte) []byte {
	return bytes.SplitN(picture, []byte("\n"), 4)[3]
}

// darkness is how dark a picture is on average, from 0 to 1.
func darkness(picture []byte) float64 {
	var sum int
	for _, b := range dots(picture) {
		sum += 255 - int(b)
	}
	return float64(sum) / 255 / float64(len(dots(picture)))
}

func inked(t *testing.T, ink canvas.Ink) []byte {
	t.Helper()
	o := sheetstest.SpecimenOptions()
	o.Ink = ink
	return render(t, sheetstest.Write(t, o, sheetstest.SpecimenPage(press.Papers[0], "Zoë Østergård")), 150)[0]
}

func TestSaverSavesInk(t *testing.T) {
	const most = 0.6
	full, saver := darkness(inked(t, canvas.Full)), darkness(inked(t, canvas.Saver))
	t.Logf("mean darkness: full %.4f, saver %.4f: %.0f %%", full, saver, 100*saver/full)
	if saver > most*full {
		t.Errorf("saver is at %.0f %% of full, want %.0f %% at most", 100*saver/full, 100*most)
	}
}

func TestGreyHasNoColour(t *testing.T) {
	coloured := func(picture []byte) (n int) {
		d := dots(picture)
		for i := 0; i+2 < len(d); i += 3 {
			if d[i] != d[i+1] || d[i] != d[i+2] {
				n++
			}
		}
		return n
	}
	if n := coloured(inked(t, canvas.Grey)); n > 0 {
		t.Errorf("%d dots are coloured", n)
	}
	if coloured(inked(t, canvas.Full)) == 0 {
		t.Error("full ink shows no spot colour")
	}
}
