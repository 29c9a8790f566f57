package art

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// painted lists how the paths of a drawing are painted, without the paths.
func painted(list string) []string {
	var ops []string
	for op := range strings.Lines(list) {
		head, _, _ := strings.Cut(op, ":")
		ops = append(ops, head)
	}
	return ops
}

// An I of 20 mm is 7.2 mm wide. A path of it begins at its top left corner.
func TestDrawTitleAligns(t *testing.T) {
	for align, want := range map[canvas.Align]string{canvas.Left: ": M 50 80 ", canvas.Middle: ": M 46.4 80 ", canvas.Right: ": M 42.8 80 "} {
		l := canvas.NewListing()
		DrawTitle(l, 50, 100, 20, "I", Solid, align)
		if !strings.Contains(l.String(), want) {
			t.Errorf("%v: no %q in %s", align, want, l)
		}
	}
}

func TestTitleStyles(t *testing.T) {
	tests := []struct {
		style TitleStyle
		want  []string
	}{
		{Solid, []string{"path fill ink"}},
		{Spotted, []string{"path fill spot"}},
		// 20 mm high: a line of 0.4 mm, 0.6 mm off.
		{Contoured, []string{"path stroke ink 2 round", "path stroke paper 1.2 round", "path fill ink"}},
		{Shaded, []string{"hatch diagonal 1.1 0.44 spot", "path stroke spot 0.24", "path stroke paper 1.4 round", "path fill ink"}},
	}
	for _, tt := range tests {
		l := canvas.NewListing()
		DrawTitle(l, 50, 100, 20, "I", tt.style, canvas.Left)
		if got := painted(l.String()); strings.Join(got, "\n") != strings.Join(tt.want, "\n") {
			t.Errorf("style %d: got %q, want %q", tt.style, got, tt.want)
		}
	}
}

// However small a title, its shadow can be printed: lines of 0.1 mm, 0.4 mm
// apart.
func TestSmallShadowStaysPrintable(t *testing.T) {
	l := canvas.NewListing()
	DrawTitle(l, 0, 4, 4, "I", Shaded, canvas.Left)
	if got := painted(l.String())[0]; got != "hatch diagonal 0.4 0.1 spot" {
		t.Errorf("got %q", got)
	}
}
