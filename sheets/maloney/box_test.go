package maloney_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The box holds 70 cards of 63 by 88 mm and 0.32 mm: inside it is 65 wide, 90 high
// and 24.4 deep. Lying flat it is as wide as two faces, two sides and a flap of 14,
// and as high as a face, two ends and two flaps.
func TestBox(t *testing.T) {
	job := blank(t, 3)
	for _, paper := range []string{"a4", "letter"} {
		job.Paper = sheetstest.Paper(t, paper)
		pages := made(t, job, "box")
		p := pages[0].Placed[0].Panel
		if math.Abs(p.W-192.8) > 0.01 || math.Abs(p.H-166.8) > 0.01 {
			t.Errorf("%s: %.1f × %.1f mm", paper, p.W, p.H)
		}
		pdf := sheetstest.Write(t, sheetstest.Options(maloney.Title), pages...)
		if text := sheetstest.Read(t, pdf, "pdftotext", "FILE", "-"); !strings.Contains(text, "glue the dotted flap") {
			t.Errorf("%s says %q", paper, text)
		}
	}
	job.Paper = sheetstest.Paper(t, "a5")
	chosen, err := maloney.Title.Choose([]string{"box"})
	if err != nil {
		t.Fatal(err)
	}
	var refusal *canvas.Refusal
	if _, err := press.Pages(chosen, job, 1); !errors.As(err, &refusal) {
		t.Errorf("on a5: %v", err)
	}
}
