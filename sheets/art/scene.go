package art

import "saddlebag/sheets/canvas"

// A Scene is a large picture of several engravings, those in front over those behind.
type Scene struct {
	W, H  float64 // of its grid
	Props []Prop
}

// A Prop is an engraving in a scene: where its upper left corner is on the scene's grid, and
// how many times as large it is.
type Prop struct {
	Name    string
	X, Y, K float64
}

// DrawScene draws a scene of engravings with its corner at x, y and k mm to a unit.
func (e *Engravings) DrawScene(c canvas.Canvas, s Scene, x, y, k float64, ink canvas.Colour) {
	for _, p := range s.Props {
		e.Of(p.Name).Draw(c, x+k*p.X, y+k*p.Y, k*p.K, ink)
	}
}
