package press

import (
	"math"
	"strconv"

	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// The measures of the small pictures of leaves on a plan, mm.
const (
	thumbMost  = 26.0 // the longer side of a leaf
	thumbLeast = 12.0
	thumbGap   = 2.5
	thumbCaps  = 3.4 // of its number
	thumbWords = 6.0 // what is said above them
	thumbPanel = 1.2 // the lowest panel that is drawn
)

// drawThumbnails draws small pictures of leaves, each with its number, which is above that of
// so many before: at the foot of an area, as large as all of them can be there. Where there's
// room for none, the numbers on the leaves have to do.
func drawThumbnails(c canvas.Canvas, a canvas.Area, leaves []Leaf, before int) {
	for side := thumbMost; side >= thumbLeast; side-- {
		high := thumbsHigh(len(leaves), side, a.W)
		if high > a.H {
			continue
		}
		across, top := thumbsAcross(side, a.W), a.Y+a.H-high+thumbWords
		canvas.Paragraph(c, canvas.Area{X: a.X, Y: top - thumbWords, W: a.W}, c.Say("sheets.plan-numbers"), art.PlainType)
		for i, leaf := range leaves {
			x, y := a.X+float64(i%across)*(side+thumbGap), top+float64(i/across)*(side+thumbGap)
			drawThumbnail(c, x, y, side, *leaf.Front, before+i+1)
		}
		return
	}
}

// thumbsAcross is how many pictures of a size lie side by side.
func thumbsAcross(side, wide float64) int { return int((wide + thumbGap) / (side + thumbGap)) }

// thumbsHigh is the height of so many pictures of a size, with what is said above them.
func thumbsHigh(n int, side, wide float64) float64 {
	rows := math.Ceil(float64(n) / float64(thumbsAcross(side, wide)))
	return thumbWords + rows*(side+thumbGap)
}

// drawThumbnail draws where the panels of a page lie, in a square of paper at x, y.
func drawThumbnail(c canvas.Canvas, x, y, side float64, p Page, number int) {
	k := side / max(p.Size.W, p.Size.H)
	w, h := k*p.Size.W, k*p.Size.H
	x, y = x+(side-w)/2, y+(side-h)/2
	var panels canvas.Path
	for _, part := range append([]Page{p}, p.beside...) {
		for _, at := range part.Placed {
			shown := at.Window
			if shown == (canvas.Area{}) {
				shown = canvas.Area{W: at.Panel.W, H: at.Panel.H}
			}
			shown.X, shown.Y = shown.X+at.X, shown.Y+at.Y
			if shown = shown.Scaled(k); shown.H >= thumbPanel {
				panels = append(panels, canvas.Rect(x+shown.X, y+shown.Y, shown.W, shown.H)...)
			}
		}
	}
	c.Path(canvas.Rect(x, y, w, h), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.25})
	c.Path(panels, art.HairPen)
	text := strconv.Itoa(number)
	wide := art.TitleWidth(text, thumbCaps) + 2
	c.Path(canvas.Rect(x+(w-wide)/2, y+h/2-thumbCaps/2-1, wide, thumbCaps+2), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.15})
	art.DrawLettered(c, x+w/2, y+h/2, thumbCaps, text, canvas.Black)
}
