package sheets

// Measures of crop marks in mm.
const (
	cropGap    = 0.5 // between a mark and what is cut out
	cropLength = 2
	cropRule   = 0.1
	// cropRoom is what crop marks take on each side.
	cropRoom = cropGap + cropLength
)

// DrawCropMarks draws crop marks round a block of columns and rows of equal
// pieces that touch one another: where to lay the knife, outside the block.
func DrawCropMarks(c Canvas, block Area, columns, rows int) {
	var marks Path
	for i := range columns + 1 {
		x := block.X + block.W*float64(i)/float64(columns)
		marks = append(marks, Line(x, block.Y-cropRoom, x, block.Y-cropGap)...)
		marks = append(marks, Line(x, block.Y+block.H+cropGap, x, block.Y+block.H+cropRoom)...)
	}
	for i := range rows + 1 {
		y := block.Y + block.H*float64(i)/float64(rows)
		marks = append(marks, Line(block.X-cropRoom, y, block.X-cropGap, y)...)
		marks = append(marks, Line(block.X+block.W+cropGap, y, block.X+block.W+cropRoom, y)...)
	}
	c.Path(marks, Paint{Stroke: Black, Width: cropRule})
}
