package art

import (
	"fmt"
	"strings"

	"saddlebag/sheets/canvas"
)

// summary tells the operations of a drawing, in their order, with the number
// of segments of each path; then the rectangle that all paths lie in.
func summary(draw func(canvas.Canvas)) string {
	l := canvas.NewListing()
	draw(l)
	var ops []string
	for op := range strings.Lines(l.String()) {
		head, path, _ := strings.Cut(op, ":")
		segments := 0
		for field := range strings.FieldsSeq(path) {
			switch field {
			case "M", "L", "C", "Z":
				segments++
			}
		}
		if segments > 0 {
			head = fmt.Sprintf("%s (%d)", head, segments)
		}
		ops = append(ops, strings.TrimSpace(head))
	}
	var s strokes
	draw(&s)
	var e canvas.Extent
	for _, o := range s.outer {
		e.AddExtent(o, 0, 0)
	}
	return fmt.Sprintf("%s; %.1f,%.1f to %.1f,%.1f", strings.Join(ops, ", "), e.MinX, e.MinY, e.MaxX, e.MaxY)
}
