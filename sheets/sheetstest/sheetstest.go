// Package sheetstest helps to test sheets: it compares drawings with golden files, writes
// PDF files, and asks real PDF readers what's in them.
package sheetstest

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/sheets/press"

	"github.com/google/go-cmp/cmp"
)

// Update makes Golden write its files anew.
var Update = flag.Bool("update", false, "write the golden files anew")

// Golden compares a text with a file under testdata.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *Update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// Write writes pages as a PDF file.
func Write(t *testing.T, o press.Options, pages ...press.Page) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := press.Write(t.Context(), &b, pages, o); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Read runs a PDF reader on a file and returns what it says; FILE in its
// arguments stands for the file. Readers are needed: without them nothing is
// known of the files.
func Read(t *testing.T, pdf []byte, reader string, args ...string) string {
	t.Helper()
	path, err := exec.LookPath(reader)
	if err != nil {
		t.Fatalf("%s is needed for this test: install poppler-utils and qpdf", reader)
	}
	file := filepath.Join(t.TempDir(), "sheet.pdf")
	if err := os.WriteFile(file, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	filled := make([]string, len(args))
	for i, a := range args {
		filled[i] = strings.ReplaceAll(a, "FILE", file)
	}
	out, err := exec.Command(path, filled...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", reader, args, err, out)
	}
	return string(out)
}

// Darkness is the mean darkness of all pages at 150 dpi: 0 is blank paper, 1
// is black.
func Darkness(t *testing.T, pdf []byte) float64 {
	t.Helper()
	dir := t.TempDir()
	Read(t, pdf, "pdftoppm", "-r", "150", "-gray", "FILE", filepath.Join(dir, "page"))
	files, err := filepath.Glob(filepath.Join(dir, "page*.pgm"))
	if err != nil || len(files) == 0 {
		t.Fatalf("pdftoppm made no picture: %v", err)
	}
	dark, points := 0.0, 0
	for _, f := range files {
		d, n := darkness(t, f)
		dark, points = dark+d, points+n
	}
	return dark / float64(points)
}

// darkness sums the darkness of a portable grey map and counts its points.
func darkness(t *testing.T, file string) (sum float64, points int) {
	t.Helper()
	picture, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var width, height, white int
	if _, err := fmt.Sscanf(string(picture[:40]), "P5\n%d %d\n%d\n", &width, &height, &white); err != nil || white != 255 {
		t.Fatalf("%s is not a grey map of 256 shades: %v", file, err)
	}
	for _, grey := range picture[len(picture)-width*height:] {
		sum += 1 - float64(grey)/float64(white)
	}
	return sum, width * height
}
