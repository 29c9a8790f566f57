package press

import "saddlebag/sheets/canvas"

// Measures of crop marks in mm.
const (
	cropGap    = 0.5 // between a mark and what is cut out
	cropLength = 2
	cropRule   = 0.1
	cropArm    = 1 // of a cross on a corner of a piece
	// cropRoom is what crop marks take on each side.
	cropRoom = cropGap + cropLength
)

// DrawCropMarks draws where to lay the knife: marks outside a block of columns and rows of
// equal pieces that touch, and a small cross on each of their corners, which is still there
// when the first cuts have taken the marks away. The crosses lie on the cuts, so next to
// nothing of them stays on the pieces.
func DrawCropMarks(c canvas.Canvas, block canvas.Area, columns, rows int) {
	drawCropMarks(c, block, columns, rows, canvas.Area{X: block.X - cropRoom, Y: block.Y - cropRoom, W: block.W + 2*cropRoom, H: block.H + 2*cropRoom, On: block.On})
}

// drawCropMarks draws crop marks within reach: where that ends too near to the block those
// outside go on into it, between two pieces.
func drawCropMarks(c canvas.Canvas, block canvas.Area, columns, rows int, reach canvas.Area) {
	var marks canvas.Path
	top, bottom := max(block.Y-cropRoom, reach.Y), min(block.Y+block.H+cropRoom, reach.Y+reach.H)
	for i := range columns + 1 {
		x := block.X + block.W*float64(i)/float64(columns)
		marks = append(marks, canvas.Line(x, top, x, top+cropLength)...)
		marks = append(marks, canvas.Line(x, bottom-cropLength, x, bottom)...)
	}
	left, right := max(block.X-cropRoom, reach.X), min(block.X+block.W+cropRoom, reach.X+reach.W)
	for i := range rows + 1 {
		y := block.Y + block.H*float64(i)/float64(rows)
		marks = append(marks, canvas.Line(left, y, left+cropLength, y)...)
		marks = append(marks, canvas.Line(right-cropLength, y, right, y)...)
	}
	for column := range columns + 1 {
		for row := range rows + 1 {
			x, y := block.X+block.W*float64(column)/float64(columns), block.Y+block.H*float64(row)/float64(rows)
			marks = append(marks, canvas.Line(max(x-cropArm, block.X), y, min(x+cropArm, block.X+block.W), y)...)
			marks = append(marks, canvas.Line(x, max(y-cropArm, block.Y), x, min(y+cropArm, block.Y+block.H))...)
		}
	}
	c.Path(marks, canvas.Paint{Stroke: canvas.Black, Width: cropRule})
}
