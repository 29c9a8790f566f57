package maloney

import "saddlebag/sheets/canvas"

// engraved are the outlines of a kind as they are engraved, inside the map's edge.
func engraved(outlines [][]point) [][]point {
	var all [][]point
	for _, outline := range outlines {
		if part := inFrame(rough(outline), sheet); len(part) > 0 {
			all = append(all, part)
		}
	}
	return all
}

// How the country is engraved. Nature is printed in the spot colour, so that
// what people built stands out in black.
var (
	seaTone   = canvas.Tone{Pattern: canvas.Level, Pitch: 1.5, Weight: 0.16, Colour: canvas.Spot}
	lakeTone  = canvas.Tone{Pattern: canvas.Level, Pitch: 0.75, Weight: 0.16, Colour: canvas.Spot}
	coastPen  = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.5, Round: true}
	lakePen   = canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.35, Round: true}
	lakeRim   = canvas.Paint{Stroke: canvas.Black, Width: 0.35, Round: true}
	riverPen  = canvas.Paint{Stroke: canvas.Spot, Width: 0.5, Round: true}
	borderPen = canvas.Paint{Stroke: canvas.Spot, Width: 0.4, Dash: []float64{3, 1.2, 0.6, 1.2}}
	railPen   = canvas.Paint{Stroke: canvas.Spot, Width: 0.25}
	tiePen    = canvas.Paint{Stroke: canvas.Spot, Width: 1.5, Dash: []float64{0.25, 1.45}}
)

// shoreLines are the lines round the coast: how far off each is, mm.
var shoreLines = []float64{2.9, 1.9, 1.0}

// drawLand draws the land in a sea of fine lines, which is darkest along the
// coast, with its waters, borders and railways; k mm to a unit of the map, whose
// origin is at x, y.
func (n *country) drawLand(c canvas.Canvas, x, y, k float64) {
	var coast canvas.Path
	for _, outline := range engraved(n.nature[shores]) {
		coast = append(coast, ring(outline, x, y, k)...)
	}
	c.Hatch(canvas.Rect(x+k*sheet.X, y+k*sheet.Y, k*sheet.W, k*sheet.H), seaTone)
	for _, off := range shoreLines {
		c.Path(coast, canvas.Paint{Stroke: canvas.Spot, Width: 2*off + 0.24, Round: true})
		c.Path(coast, canvas.Paint{Stroke: canvas.Paper, Width: 2*off - 0.24, Round: true})
	}
	c.Path(coast, coastPen)
	for _, outline := range engraved(n.nature[lakes]) {
		lake := ring(outline, x, y, k)
		c.Path(lake, lakePen)
		c.Hatch(lake, lakeTone)
		c.Path(lake, lakeRim)
	}
	lines := func(kind string, pens ...canvas.Paint) {
		for _, line := range n.nature[kind] {
			for _, part := range stretches(line, sheet) {
				for _, pen := range pens {
					c.Path(stream(part, x, y, k), pen)
				}
			}
		}
	}
	lines(rivers, riverPen)
	lines(bounds, borderPen)
	lines(rails, railPen, tiePen)
}
