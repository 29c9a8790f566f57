package goldfever

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// mostShells is how many the gun that holds most holds.
var mostShells = func() int {
	most := 0
	for k := range terms.Kind(terms.Kinds) {
		if w, ok := k.Weapon(); ok {
			most = max(most, w.Shells)
		}
	}
	return most
}()

// The squares for shells, from none to the most, in two rows: each has its number,
// and beside it room for the marker.
const (
	trackRows   = 2
	trackHigh   = 9.4 // of a row
	trackLeft   = cardEdge + tokenBox + 0.6
	trackWidth  = cardRight - jamSide - boxGap - trackLeft
	trackNumber = 2.2 // of a square's width
	trackCaps   = 2.1 // of its number, which touches no line
)

// trackSlots are how many squares there are, and trackStep the width of one.
var (
	trackSlots = mostShells + 1
	trackStep  = trackWidth / float64((trackSlots+trackRows-1)/trackRows)
)

// square is the place for n shells on the track from y down.
func square(n int, y float64) canvas.Area {
	across := (trackSlots + trackRows - 1) / trackRows
	return canvas.Area{X: trackLeft + trackStep*float64(n%across), Y: y + trackHigh*float64(n/across), W: trackStep, H: trackHigh}
}

// fullLoads says how many shells each gun of a scenario holds.
func fullLoads(s scenario.Scenario) speech.Text {
	there := objectsOf(s)
	var said speech.List
	for n := 1; n <= mostShells; n++ {
		for kind := range terms.Kind(terms.Kinds) {
			if w, ok := kind.Weapon(); ok && w.Shells == n && there[kind] > 0 {
				said = append(said, speech.Say("goldfever.full-load", "gun", kind.Title(), "n", n))
			}
		}
	}
	return speech.Say("goldfever.full-loads", "guns", said)
}

// drawTrack numbers the squares for shells.
func drawTrack(c canvas.Canvas, y float64) {
	for n := range trackSlots {
		at := square(n, y)
		c.Path(at.Outline(), art.FinePen)
		art.DrawLettered(c, at.X+0.1+trackNumber/2, at.Y+at.H/2, trackCaps, strconv.Itoa(n), canvas.Black)
	}
}

// drawShells lays a shell beside the number of those that a gun is loaded with.
func drawShells(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	n, err := strconv.Atoi(cell.Value)
	if err != nil || n < 0 || n >= trackSlots {
		return // no gun
	}
	at := square(n, s.Y)
	c.Path(at.Outline(), art.MarkPen)
	drawShell(c, at.X+(at.W+trackNumber)/2, at.Y+at.H/2, 6.4, canvas.Pencil)
}

// drawShell draws a shell so high round x, y.
func drawShell(c canvas.Canvas, x, y, high float64, ink canvas.Colour) {
	half, top, foot := 0.2*high, y-0.5*high, y+0.5*high
	c.Path(canvas.Path{}.Move(x-half, y).Curve(x-half, y-0.3*high, x-0.4*half, top, x, top).
		Curve(x+0.4*half, top, x+half, y-0.3*high, x+half, y).Close(), canvas.Paint{Fill: ink})
	c.Path(canvas.Rect(x-half, y+0.05*high, 2*half, 0.33*high), canvas.Paint{Stroke: ink, Width: 0.3})
	c.Path(canvas.Rect(x-1.25*half, foot-0.1*high, 2.5*half, 0.1*high), canvas.Paint{Fill: ink})
}
