package press

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

func TestRulerMeasuresFiftyMillimetres(t *testing.T) {
	l := canvas.NewListing()
	DrawRuler(l, 20, 10)
	ticks, words, _ := strings.Cut(l.String(), "\n")
	for _, want := range []string{
		": M 20 13 L 70 13 ",                 // the base
		" M 20 13 L 20 10 ",                  // nought, a long tick
		" M 21 13 L 21 11.8 ",                // 1 mm
		" M 25 13 L 25 10.9 ",                // 5 mm
		" M 30 13 L 30 10 ",                  // 10 mm
		" M 69 13 L 69 11.8 M 70 13 L 70 10", // 49 and 50 mm
	} {
		if !strings.Contains(ticks, want) {
			t.Errorf("no %q in %s", want, ticks)
		}
	}
	if got := strings.Count(ticks, "M"); got != 52 {
		t.Errorf("%d lines, want the base and 51 ticks", got)
	}
	if !strings.Contains(words, `"50 mm · print at 100 %"`) {
		t.Errorf("words are %s", words)
	}
}
