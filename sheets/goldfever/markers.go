package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A laidMarker is what lies on a character's card or beside it, and where.
type laidMarker struct {
	word, says string
	draw       func(c canvas.Canvas, x, y float64)
}

// artOf draws a marker of a name.
func artOf(name string) func(canvas.Canvas, float64, float64) {
	return func(c canvas.Canvas, x, y float64) { drawArt(c, name, x, y, 4.6, canvas.Black) }
}

// laidMarkers are all of them, in the order in which they are told.
var laidMarkers = []laidMarker{
	{"bullet", "beside the number of shells in that gun", func(c canvas.Canvas, x, y float64) { drawShell(c, x, y, 4.6, canvas.Black) }},
	{"pistol", "beside 1 or 2: that gun is in use", func(c canvas.Canvas, x, y float64) { art.DrawIcon(c, art.Pistol, x-2.4, y-2.4, 4.8, canvas.Spot) }},
	{"jam", "in the box of that gun, or on dynamite whose fuse went out", artOf("jam")},
	{"wound", "in a box of its own each, off again when it heals", artOf("wound")},
	{"ambush", "in its box while one lies in wait", artOf("ambush")},
	{"chip", "out of the bag: on the card until the next round", func(c canvas.Canvas, x, y float64) { art.DrawIcon(c, art.Star, x-2.4, y-2.4, 4.8, canvas.Spot) }},
	{"dropped", "gun: its token in the circle, its shells and jam on the card for it", artOf("drop")},
	{"shaken", "no marker: pencil an S into the record, in the box of the next phase", artOf("shake")},
}

// markersPanel says what lies where on a character's card.
func markersPanel() panel.Panel {
	const row, icon, word, title = 5.2, 7.0, 15.0, "On a character's card"
	half := (len(laidMarkers) + 1) / 2
	p := panel.Panel{ID: "markers", Owner: scoring.Table, Title: title, W: panel.TwoWidth, H: headHeight + row*float64(half), Key: key("markers")}
	p.Static = func(c canvas.Canvas) {
		drawHead(c, title, panel.TwoWidth)
		for i, m := range laidMarkers {
			x, y := float64(i/half)*(Width+panel.Gutter), headHeight+row*float64(i%half)
			m.draw(c, x+icon/2, y+row/2)
			canvas.Fit(c, canvas.Area{X: x + icon, Y: y, W: word, H: row}, m.word, art.SmallType.InBold())
			canvas.Fit(c, canvas.Area{X: x + icon + word, Y: y, W: Width - icon - word, H: row}, m.says, art.SmallType)
		}
	}
	return p
}
