package art

import (
	"testing"

	"saddlebag/sheets/canvas"
)

// A frame with its strokes stays inside the rectangle it is drawn for.
func TestDrawFrameStaysInside(t *testing.T) {
	var r strokes
	DrawFrame(&r, 10, 20, 100, 60)
	if len(r.outer) != 6 {
		t.Fatalf("%d operations, want two rules and four ornaments", len(r.outer))
	}
	for i, o := range r.outer {
		if o.MinX < 10 || o.MinY < 20 || o.MaxX > 110 || o.MaxY > 80 {
			t.Errorf("operation %d reaches over %v", i, o)
		}
	}
	// The heavy rule reaches exactly to the edges.
	if o := r.outer[0]; !near(o.MinX, 10) || !near(o.MinY, 20) || !near(o.MaxX, 110) || !near(o.MaxY, 80) {
		t.Errorf("heavy rule over %v", o)
	}
}

func TestDrawRuleTakesItsHeight(t *testing.T) {
	var r strokes
	DrawRule(&r, 10, 20, 110)
	heavy, fine := r.outer[0], r.outer[1]
	if !near(heavy.MinX, 10) || !near(heavy.MinY, 20) || !near(fine.MaxX, 110) || !near(fine.MaxY, 20+RuleHeight) {
		t.Errorf("from %v to %v", heavy, fine)
	}
}

func TestDrawDividerIsCentred(t *testing.T) {
	var r strokes
	DrawDivider(&r, 60, 30, 40)
	var all canvas.Extent
	for _, o := range r.outer {
		all.AddExtent(o, 0, 0)
	}
	if !near(all.MinX, 40) || !near(all.MaxX, 80) || !near((all.MinY+all.MaxY)/2, 30) {
		t.Errorf("over %v", all)
	}
}

// strokes is a canvas that keeps how far each path reaches, with its stroke.
type strokes struct {
	canvas.Listing
	outer []canvas.Extent
}

func (r *strokes) Path(p canvas.Path, paint canvas.Paint) {
	left, top, right, bottom := box(p)
	half := 0.0
	if paint.Stroke != canvas.None {
		half = paint.Width / 2
	}
	r.outer = append(r.outer, canvas.Extent{MinX: left - half, MinY: top - half, MaxX: right + half, MaxY: bottom + half, Some: true})
}
