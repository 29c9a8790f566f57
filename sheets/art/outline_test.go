package art

import (
	"math"
	"testing"

	"saddlebag/sheets/canvas"
)

// near reports whether two lengths are the same but for rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func samePath(p, q canvas.Path) bool {
	if len(p) != len(q) {
		return false
	}
	for i := range p {
		a, b := p[i], q[i]
		if a.Op != b.Op || !near(a.X, b.X) || !near(a.Y, b.Y) ||
			!near(a.X1, b.X1) || !near(a.Y1, b.Y1) || !near(a.X2, b.X2) || !near(a.Y2, b.Y2) {
			return false
		}
	}
	return true
}

func TestOutline(t *testing.T) {
	tests := []struct {
		name, text string
		want       canvas.Path
	}{
		{"nothing", "", nil},
		{"open line", "1,2 3,4 5,4 ;", canvas.Path{}.Move(1, 2).Line(3, 4).Line(5, 4)},
		{"clockwise shape", "0,0 4,0 4,3 z", canvas.Path{}.Move(0, 0).Line(4, 0).Line(4, 3).Line(0, 0).Close()},
		{"shape written the other way round", "4,3 4,0 0,0 z", canvas.Path{}.Move(0, 0).Line(4, 0).Line(4, 3).Line(0, 0).Close()},
		{"hole", "0,0 4,0 4,3 h", canvas.Path{}.Move(4, 3).Line(4, 0).Line(0, 0).Line(4, 3).Close()},
		{
			"rounded corner takes 2 from each side", "0,0 10,0,2 10,10 ;",
			canvas.Path{}.Move(0, 0).Line(8, 0).
				Curve(8+2*canvas.QuarterArc, 0, 10, 2-2*canvas.QuarterArc, 10, 2).Line(10, 10),
		},
		{
			"corner taken unevenly", "0,0 10,0,2,4 10,10 ;",
			canvas.Path{}.Move(0, 0).Line(8, 0).
				Curve(8+2*canvas.QuarterArc, 0, 10, 4-4*canvas.QuarterArc, 10, 4).Line(10, 10),
		},
		{
			// Through 3,3 the line runs level, as 0,0 and 6,0 lie.
			"smooth point", "0,0 ~3,3 6,0 ;",
			canvas.Path{}.Move(0, 0).
				Curve(0, 0, 3-math.Sqrt2, 3, 3, 3).
				Curve(3+math.Sqrt2, 3, 6, 0, 6, 0),
		},
		{"circle among points", "1,2 o5,5,2 3,4 ;", append(canvas.Circle(5, 5, 2), canvas.Line(1, 2, 3, 4)...)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := parseOutline(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if !samePath(got, tt.want) {
				t.Errorf("got %v\nwant %v", got, tt.want)
			}
		})
	}
}

func TestOutlineRefuses(t *testing.T) {
	for _, text := range []string{
		"1,2 3,4",    // has no end
		"1 2 ;",      // points without y
		"1,x 2,2 ;",  // not a number
		"~1,2,3 ;",   // a smooth point cannot be rounded
		"o1,2",       // a circle without a radius
		"o1,2,3,4",   // a circle with two
		"1,2,3,4,5;", // too much
		"z", ";", "h",
	} {
		if p, err := parseOutline(text); err == nil {
			t.Errorf("parseOutline(%q) = %v, want an error", text, p)
		}
	}
}
