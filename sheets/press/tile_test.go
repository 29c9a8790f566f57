package press

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

func TestTilesNeeded(t *testing.T) {
	tests := []struct {
		name  string
		w, h  float64
		paper canvas.Size
		page  canvas.Size
		names []string
	}{
		// With margins of 8 a tile on a4 has 194 × 273 mm, on its side 281 × 186.
		{"fits", 194, 273, a4, a4, []string{"board A1"}},
		{"fits on its side", 281, 186, a4, a4.Turned(), []string{"board A1"}},
		{"a little too wide", 195, 273, a4, a4, []string{"board A1", "board A2"}},
		{"a3 is two of a4 on their sides", 281, 362, a4, a4.Turned(), []string{"board A1", "board B1"}},
		{"two by two", 378, 536, a4, a4, []string{"board A1", "board A2", "board B1", "board B2"}},
		{"smaller than an overlap", 6, 4, a4, a4, []string{"board A1"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			pages, err := Tile(panel.Panel{ID: "board", W: tt.w, H: tt.h}, nil, tt.paper, 8)
			if err != nil {
				t.Fatal(err)
			}
			var names []string
			for _, p := range pages {
				names = append(names, p.Name.String())
				if p.Size != tt.page {
					t.Errorf("%s is on %v, want %v", p.Name, p.Size, tt.page)
				}
			}
			if got, want := strings.Join(names, ", "), strings.Join(tt.names, ", "); got != want {
				t.Errorf("got %s, want %s", got, want)
			}
		})
	}
}

// Tiles in a row begin at the left edge of the panel, end at its right edge and
// overlap by 10 mm; the same from top to bottom; and each lies between the
// margins of its page.
func TestTilesCoverThePanel(t *testing.T) {
	const margin = 8
	for _, size := range []struct{ w, h float64 }{{600, 450}, {200, 900}, {1000, 100}, {285, 190}} {
		pages, err := Tile(panel.Panel{ID: "board", W: size.w, H: size.h}, nil, a4, margin)
		if err != nil {
			t.Fatal(err)
		}
		last := map[string]canvas.Area{} // the window left of this one, and the one above
		right, bottom := 0.0, 0.0
		for _, p := range pages {
			w := p.Placed[0].Window
			row, column := p.tile[:1], p.tile[1:]
			if left, ok := last[row]; ok {
				if !near(left.X+left.W-w.X, 10) {
					t.Errorf("%v: %s overlaps its left neighbour by %g", size, p.Name, left.X+left.W-w.X)
				}
			} else if w.X != 0 {
				t.Errorf("%v: %s is first in its row and begins at %g", size, p.Name, w.X)
			}
			if above, ok := last[column]; ok {
				if !near(above.Y+above.H-w.Y, 10) {
					t.Errorf("%v: %s overlaps its upper neighbour by %g", size, p.Name, above.Y+above.H-w.Y)
				}
			} else if w.Y != 0 {
				t.Errorf("%v: %s is first in its column and begins at %g", size, p.Name, w.Y)
			}
			last[row], last[column] = w, w
			right, bottom = max(right, w.X+w.W), max(bottom, w.Y+w.H)

			x, y := p.Placed[0].X+w.X, p.Placed[0].Y+w.Y
			if x < margin || y < margin || x+w.W > p.Size.W-margin+1e-9 || y+w.H > p.Size.H-margin+1e-9 {
				t.Errorf("%v: %s is printed at %g, %g, %g × %g", size, p.Name, x, y, w.W, w.H)
			}
		}
		if !near(right, size.w) || !near(bottom, size.h) {
			t.Errorf("%v: covered to %g, %g", size, right, bottom)
		}
	}
}

// Two tiles of 370 mm side by side are 190 mm wide each: the second begins at
// 180, where both have the line to cut along.
func TestTilesAreCutAlongTheSameLine(t *testing.T) {
	pages, err := Tile(panel.Panel{ID: "board", Title: "Trail", W: 370, H: 200}, nil, a4, 8)
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) != 2 {
		t.Fatalf("%d pages", len(pages))
	}
	for i, origin := range []float64{8, 8 - 180} {
		list, err := pages[i].List()
		if err != nil {
			t.Fatal(err)
		}
		l := canvas.NewListing()
		l.Path(canvas.Line(origin+180, 8, origin+180, 208), canvas.Paint{Stroke: canvas.Black, Width: 0.2, Dash: []float64{2, 1.5}})
		if !strings.Contains(list, l.String()) {
			t.Errorf("%s: no line %sin\n%s", pages[i].Name, l, list)
		}
		label := []string{`"Trail · A1 · of A2"`, `"Trail · A2 · of A2"`}[i]
		if !strings.Contains(list, label) {
			t.Errorf("%s: no label %s", pages[i].Name, label)
		}
	}
}

func TestTileRefuses(t *testing.T) {
	var refusal *canvas.Refusal
	for _, margin := range []float64{4, 71} { // too small; and leaves 6 mm of a5
		if _, err := Tile(panel.Panel{ID: "board", W: 400, H: 400}, nil, canvas.Size{Name: "a5", W: 148, H: 210}, margin); !errors.As(err, &refusal) {
			t.Errorf("margin of %g mm: got %v", margin, err)
		}
	}
}
