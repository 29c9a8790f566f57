package example_test

import (
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The slips of a game that was played, as a reader of PDF sees them.
func TestSlipsAsReadersSeeThem(t *testing.T) {
	job := sheetstest.Played(t, example.Title, blank(t, "Zoë", "Борис"), 1, 100)
	pages := made(t, job, "slips")
	pdf := sheetstest.Write(t, sheetstest.Options(example.Title), pages...)
	sheetstest.Read(t, pdf, "qpdf", "--check", "FILE")
	text := sheetstest.Read(t, pdf, "pdftotext", "-layout", "FILE", "-")
	for _, whose := range []string{"The table", "Zoë's slip", "Борис's slip"} {
		if !strings.Contains(text, whose) {
			t.Errorf("no slip says %q:\n%s", whose, text)
		}
	}
	for _, c := range job.Cells {
		if !strings.Contains(text, c.Label.String()) || !strings.Contains(text, c.Value) {
			t.Errorf("%s is without %q:\n%s", c.Label, c.Value, text)
		}
	}
}

// The drawing of a slip, as a reviewer reads it.
func TestGoldens(t *testing.T) {
	job := blank(t, "Ann", "Bob")
	page := press.Page{Name: "slip", Placed: []panel.Placement{{Panel: example.Title.Panels(job, 0)[0]}}, Cells: job.Cells}
	list, err := page.List()
	if err != nil {
		t.Fatal(err)
	}
	sheetstest.Golden(t, "slip.list", list)
}
