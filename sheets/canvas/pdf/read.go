package pdf

import (
	"math"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/typeface"
)

// Read writes words that nobody sees, as wide and as high as what is drawn of them. Readers
// of the file find them, copy them and read them aloud.
func (c *Canvas) Read(x, y, width, capHeight float64, words string) {
	t := canvas.Type{Size: math.Abs(capHeight) / canvas.Type{Size: 1}.CapHeight()}
	natural := canvas.Measure(words, t)
	if natural <= 0 || width <= 0 {
		return
	}
	way := math.Copysign(1, capHeight)
	seen := c.state
	c.op("q BT 3 Tr")
	c.number(100 * width / natural)
	c.op("Tz")
	canvas.SetRuns(0, words, t, func(at float64, r typeface.Run) {
		if !r.Drawn() {
			return
		}
		for _, p := range r.Pieces() {
			c.setFont(p.Subset, t.Size*c.Now.K)
			c.number(way)
			c.op("0 0")
			c.number(way)
			c.point(c.X(x+way*at*width/natural), c.Y(y))
			c.op("Tm")
			c.text(p.Codes)
			c.op("Tj")
			at += p.Width * t.Em()
		}
	})
	c.op("ET Q\n")
	c.state = seen
}
