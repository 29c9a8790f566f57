package sheets

import "rsc.io/qr"

// Measures of QR codes, as their standard has them.
const (
	quietZone   = 4   // modules of paper all round
	leastModule = 0.3 // mm; telephones miss finer ones
)

// DrawQR draws a QR code of a text, with a quiet zone, into the square of the
// given size in mm whose top left corner is x, y. It can be read with 15 % of
// it damaged. A *Refusal says that the text is too long for the size or for
// any code; then nothing is drawn.
func DrawQR(c Canvas, x, y, size float64, text string) error {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return Refuse("%d bytes are too long for a QR code", len(text))
	}
	module := size / float64(code.Size+2*quietZone)
	if module < leastModule {
		return Refuse("%d bytes are too long for a QR code of %g mm", len(text), size)
	}
	c.Path(Rect(x, y, size, size), Paint{Fill: Paper, Exact: true})
	c.Path(modules(code).Moved(x, y, module), Paint{Fill: Black, Exact: true})
	return nil
}

// modules is the path of the dark modules, each 1 wide, beyond the quiet zone:
// a rectangle for each row's run of them.
func modules(code *qr.Code) Path {
	var p Path
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) { // beyond its edge a code is white
				x++
			}
			if x > from {
				p = append(p, Rect(float64(quietZone+from), float64(quietZone+y), float64(x-from), 1)...)
			}
		}
	}
	return p
}
