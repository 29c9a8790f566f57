package sheetstest

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/pdf"
	"saddlebag/sheets/press"
)

// fetched is where what was drawn ahead is carried.
const fetched = "../fetched/files"

// DrawnAhead holds what a title has drawn ahead to what drawing it anew comes to: of all
// panels in the set of a night that look for it there, in the ink that is the default. It
// wants nothing else to lie there.
func DrawnAhead(t *testing.T, title sheets.Title, job press.Job) {
	t.Helper()
	options, err := sheets.Order{Paper: "a4", Ink: string(canvas.Full), Duplex: "none", Margin: margin}.Fill(title, &job)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	drawn, folder := map[string][]byte{}, ""
	for _, page := range pages {
		for _, at := range page.Placed {
			if at.Panel.Ahead == "" {
				continue
			}
			folder = filepath.Join(fetched, at.Panel.Ahead)
			name, file, err := pdf.DrawAhead(at.Panel.Part(), options.Ink, options.Spot)
			if err != nil {
				t.Fatal(err)
			}
			drawn[name] = file
		}
	}
	if *Update {
		keepAhead(t, folder, drawn)
	}
	lies, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(lies) != len(drawn) || len(drawn) == 0 {
		t.Errorf("%d parts lie ahead, and %d are asked for", len(lies), len(drawn))
	}
	for name, want := range drawn {
		if got, err := os.ReadFile(filepath.Join(folder, name)); !bytes.Equal(got, want) {
			t.Errorf("%s was drawn otherwise ahead (%v): -update draws it", name, err)
		}
	}
}

// keepAhead writes what is drawn ahead into a folder, and takes away what no longer is.
func keepAhead(t *testing.T, folder string, drawn map[string][]byte) {
	t.Helper()
	before, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range slices.DeleteFunc(before, func(file string) bool { return drawn[filepath.Base(file)] != nil }) {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	for name, file := range drawn {
		if err := os.WriteFile(filepath.Join(folder, name), file, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
