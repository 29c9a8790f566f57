package goldfever

import (
	"strconv"

	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// mostShells is how many the gun that holds most holds.
var mostShells = func() int {
	most := 0
	for k := range rules.Kind(rules.Kinds) {
		if w, ok := k.Weapon(); ok {
			most = max(most, w.Shells)
		}
	}
	return most
}()

// trackSlots are the squares for shells: from none to the most.
var trackSlots = mostShells + 1

// trackStep is the width of one of them.
var trackStep = trackWidth / float64(trackSlots)

// drawTrack numbers the squares for shells, and marks how many each gun holds.
func drawTrack(c sheets.Canvas, y float64) {
	for i := range trackSlots {
		x := trackLeft + trackStep*float64(i)
		if i > 0 {
			c.Path(sheets.Line(x, y, x, y+trackHigh), sheets.FinePen)
		}
		sheets.DrawLettered(c, x+trackStep/2, y+trackHigh/2, 3.4, strconv.Itoa(i), sheets.Black)
	}
	for kind := range rules.Kind(rules.Kinds) {
		if w, ok := kind.Weapon(); ok && w.Shells > 0 {
			drawFull(c, trackLeft+trackStep*float64(w.Shells), y+trackHigh, kind, w)
		}
	}
}

// drawFull names a gun, and how far it reaches, under the square of its full
// load, which begins at x. What has no room to the right of there ends there.
func drawFull(c sheets.Canvas, x, y float64, kind rules.Kind, w rules.Weapon) {
	const in, line = 0.4, 2.5
	at := sheets.TinyType.Sized(sheets.LeastSize)
	if w.Shells == 1 || w.Shells == mostShells {
		at.Align = sheets.Right
		x += trackStep - 2*in
	}
	c.Text(x+in, y+1+at.CapHeight(), kind.Title(), at)
	c.Text(x+in, y+1+at.CapHeight()+line, "range "+strconv.Itoa(w.Range), at)
}

// drawShells rings the number of shells that a gun is loaded with.
func drawShells(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	n, err := strconv.Atoi(cell.Value)
	if err != nil || n < 0 || n >= trackSlots {
		return // no gun
	}
	c.Path(sheets.Circle(s.X+trackStep*(float64(n)+0.5), s.Y+s.H/2, trackStep/2-0.3), sheets.MarkPen)
}
