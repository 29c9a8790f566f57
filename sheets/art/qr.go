package art

import (
	"rsc.io/qr"

	"saddlebag/sheets/canvas"
)

// Measures of QR codes, as their standard has them.
const (
	quietZone   = 4   // modules of paper all round
	leastModule = 0.3 // mm; telephones miss finer ones
)

// DrawQR draws a QR code of a text, with a quiet zone, into the square of the
// given size in mm whose top left corner is x, y. It still reads with 15 % of
// it damaged. A *Refusal says that the text is too long for the size or for
// any code; then nothing is drawn.
func DrawQR(c canvas.Canvas, x, y, size float64, text string) error {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return canvas.Refused("sheets.code-too-long", "n", len(text))
	}
	module := size / float64(code.Size+2*quietZone)
	if module < leastModule {
		return canvas.Refused("sheets.code-too-small", "n", len(text), "size", canvas.Tenths(size))
	}
	c.Path(canvas.Rect(x, y, size, size), canvas.Paint{Fill: canvas.Paper, Exact: true})
	drawModules(c, code, x+quietZone*module, y+quietZone*module, module)
	return nil
}

// drawModules draws the dark modules, of the given size, from the corner x, y:
// a path a row, with a rectangle for each run of them.
func drawModules(c canvas.Canvas, code *qr.Code, x, y, size float64) {
	path := make(canvas.Path, 0, canvas.RectSteps*(code.Size+1)/2) // for a row in which every other module is dark
	for row := range code.Size {
		path = path[:0]
		top, bottom := y+float64(row)*size, y+float64(row+1)*size
		for column := 0; column < code.Size; column++ {
			from := column
			for code.Black(column, row) { // beyond its edge a code is white
				column++
			}
			if column > from {
				left, right := x+float64(from)*size, x+float64(column)*size
				path = path.Move(left, top).Line(right, top).Line(right, bottom).Line(left, bottom).Close()
			}
		}
		c.Path(path, canvas.Paint{Fill: canvas.Black, Exact: true})
	}
}
