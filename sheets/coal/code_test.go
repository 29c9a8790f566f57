package coal_test

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/coal"
	"saddlebag/sheets/sheetstest"
)

// scan reads the QR code at the top right of a page of A4, as a telephone would
// that is held before it.
func scan(t *testing.T, pdf []byte) string {
	t.Helper()
	picture := filepath.Join(t.TempDir(), "page")
	sheetstest.Read(t, pdf, "pdftoppm", "-r", "200", "-x", "1200", "-y", "0", "-W", "454", "-H", "300", "-png", "-singlefile", "FILE", picture)
	text, err := exec.Command("zbarimg", "--quiet", "--raw", "-Sbinary", picture+".png").Output()
	if err != nil {
		t.Errorf("no code can be read: %v", err)
	}
	return strings.TrimSuffix(string(text), "\n")
}

// The sheets of a live table lead back to it, in every ink mode, and say so.
func TestCodeOpensTheTable(t *testing.T) {
	const address = "https://192.168.178.20:8080/sit/abcdefghijklmnopqrstuvwxyz?name="
	job := blank(t, "Ann").Linked(func(name string) string { return address + name })
	pages := made(t, job, "worksheet")
	for _, ink := range canvas.Inks {
		o := sheetstest.Options(coal.Title)
		o.Ink = ink
		pdf := sheetstest.Write(t, o, pages...)
		if got, want := scan(t, pdf), address+"Ann"; got != want {
			t.Errorf("%s: the code says %q; want %q", ink, got, want)
		}
		if text := sheetstest.Read(t, pdf, "pdftotext", "FILE", "-"); strings.Count(text, "scan to open this table") != 1 {
			t.Errorf("%s: does not say once what the code is for", ink)
		}
		if !bytes.Equal(pdf, sheetstest.Write(t, o, made(t, job, "worksheet")...)) {
			t.Errorf("%s: the same sheet came out with other bytes", ink)
		}
	}
}

// The code of a sheet for no table is the head of a ledger.
func TestCodeOfABlankSheet(t *testing.T) {
	pdf := sheetstest.Write(t, sheetstest.Options(coal.Title), made(t, blank(t, "Ελένη"), "worksheet")...)
	if got := scan(t, pdf); got != "player Ελένη" {
		t.Errorf("the code says %q", got)
	}
}
