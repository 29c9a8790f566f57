package sheets

import "testing"

// A frame with its strokes stays inside the rectangle it is drawn for.
func TestDrawFrameStaysInside(t *testing.T) {
	var r strokes
	DrawFrame(&r, 10, 20, 100, 60)
	if len(r.outer) != 6 {
		t.Fatalf("%d operations, want two rules and four ornaments", len(r.outer))
	}
	for i, o := range r.outer {
		if o.min.x < 10 || o.min.y < 20 || o.max.x > 110 || o.max.y > 80 {
			t.Errorf("operation %d reaches from %v to %v", i, o.min, o.max)
		}
	}
	// The heavy rule reaches exactly to the edges.
	if o := r.outer[0]; !near(o.min.x, 10) || !near(o.min.y, 20) || !near(o.max.x, 110) || !near(o.max.y, 80) {
		t.Errorf("heavy rule from %v to %v", o.min, o.max)
	}
}

func TestDrawRuleTakesItsHeight(t *testing.T) {
	var r strokes
	DrawRule(&r, 10, 20, 110)
	top, bottom := r.outer[0].min, r.outer[1].max
	if !near(top.x, 10) || !near(top.y, 20) || !near(bottom.x, 110) || !near(bottom.y, 20+RuleHeight) {
		t.Errorf("from %v to %v", top, bottom)
	}
}

func TestDrawDividerIsCentred(t *testing.T) {
	var r strokes
	DrawDivider(&r, 60, 30, 40)
	var all extent
	for _, o := range r.outer {
		all.addExtent(o, 0, 0)
	}
	if !near(all.min.x, 40) || !near(all.max.x, 80) || !near((all.min.y+all.max.y)/2, 30) {
		t.Errorf("from %v to %v", all.min, all.max)
	}
}

// strokes is a canvas that keeps how far each path reaches, with its stroke.
type strokes struct {
	Listing
	outer []extent
}

func (r *strokes) Path(p Path, paint Paint) {
	left, top, right, bottom := box(p)
	half := 0.0
	if paint.Stroke != None {
		half = paint.Width / 2
	}
	r.outer = append(r.outer, extent{point{left - half, top - half}, point{right + half, bottom + half}, true})
}
