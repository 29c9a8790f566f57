package goldfever

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/sheets"
)

// drawGear prints what a character starts with into the boxes for it.
func drawGear(c sheets.Canvas, g scenario.Gear) {
	for i, kind := range g.Pockets {
		drawStart(c, bodyRight+(tokenBox+2)*float64(i), bodyTop+(bodyHigh-tokenBox)/2, kind)
	}
	for i, kind := range g.Guns {
		drawStart(c, cardEdge, gunsTop+gunsStep*float64(i), kind)
	}
}

func drawStart(c sheets.Canvas, x, y float64, kind terms.Kind) {
	const icon = 11.0
	drawObject(c, kind, x+tokenBox/2, y+tokenBox*0.42, iconSize(kind, icon), sheets.Black)
	c.Text(x+tokenBox/2, y+tokenBox-1.6, kind.Title(), sheets.TinyType.Centred())
}

// iconSize is a size at which a gun is as large as the other objects.
func iconSize(kind terms.Kind, size float64) float64 {
	if kind.Gun() {
		return size * 1.45
	}
	return size
}

// drawCarried draws what is in a pocket, or a gun, over its id.
func drawCarried(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
	kind, ok := kindOf(cell.Value)
	if !ok {
		drawWritten(c, s, cell)
		return
	}
	drawObject(c, kind, s.X+s.W/2, s.Y+s.H*0.4, iconSize(kind, 11), sheets.Pencil)
	id := sheets.SmallType
	id.Colour, id.Face, id.Align = sheets.Pencil, sheets.Bold, sheets.Middle
	sheets.Fit(c, sheets.Area{X: s.X + 0.6, Y: s.Y + s.H - 5, W: s.W - 1.2, H: 4.4}, cell.Value, id)
}
