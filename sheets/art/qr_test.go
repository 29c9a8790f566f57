package art

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
)

// dark tells whether x, y lies in one of the rectangles of a path.
func dark(p canvas.Path, x, y float64) bool {
	for i := 0; i+4 < len(p); i += 5 {
		from, to := p[i], p[i+2]
		if from.X <= x && x < to.X && from.Y <= y && y < to.Y {
			return true
		}
	}
	return false
}

// recorder keeps the paths that are drawn.
type recorder struct {
	canvas.Listing
	paths []canvas.Path
}

func (r *recorder) Path(p canvas.Path, _ canvas.Paint) { r.paths = append(r.paths, slices.Clone(p)) }

// Eleven bytes make a code of version 1: 21 modules and 4 quiet ones on both
// sides, 29 in all. Three of its corners have the finder pattern.
func TestQR(t *testing.T) {
	var r recorder
	if err := DrawQR(&r, 100, 200, 29, "coal n' ann"); err != nil {
		t.Fatal(err)
	}
	if len(r.paths) != 1+21 {
		t.Fatalf("%d operations, want the paper and a row of modules each", len(r.paths))
	}
	code := slices.Concat(r.paths[1:]...)
	if left, top, right, bottom := box(code); left != 104 || top != 204 || right != 125 || bottom != 225 {
		t.Errorf("code from %g, %g to %g, %g", left, top, right, bottom)
	}
	finder := []string{
		"#######",
		"#.....#",
		"#.###.#",
		"#.###.#",
		"#.###.#",
		"#.....#",
		"#######",
	}
	for _, corner := range []struct{ x, y float64 }{{104, 204}, {118, 204}, {104, 218}} {
		for y, row := range finder {
			for x, want := range row {
				if got := dark(code, corner.x+float64(x)+0.5, corner.y+float64(y)+0.5); got != (want == '#') {
					t.Errorf("finder at %v: module %d, %d is dark: %v", corner, x, y, got)
				}
			}
		}
	}
	// Between the finders runs the timing pattern, dark and light by turns.
	for i := 8; i <= 12; i++ {
		if got := dark(code, 104.5+float64(i), 210.5); got != (i%2 == 0) {
			t.Errorf("timing module %d is dark: %v", i, got)
		}
	}
}

func TestQRRefuses(t *testing.T) {
	tests := []struct {
		name string
		size float64
		text string
	}{
		{"no code holds it", 1000, strings.Repeat("ä", 2000)},
		{"modules too fine", 8, "coal n' ann"}, // 8 mm of 29 modules
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var r recorder
			var refusal *canvas.Refusal
			if err := DrawQR(&r, 0, 0, tt.size, tt.text); !errors.As(err, &refusal) {
				t.Errorf("got %v", err)
			}
			if len(r.paths) > 0 {
				t.Errorf("%d paths drawn", len(r.paths))
			}
		})
	}
}
