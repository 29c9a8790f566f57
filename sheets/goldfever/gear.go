package goldfever

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// drawGear prints what a character starts with into the boxes for it.
func drawGear(c canvas.Canvas, g rules.Gear) {
	for i, kind := range g.Pockets {
		drawStart(c, bodyRight+(tokenBox+2)*float64(i), bodyTop+(bodyHigh-tokenBox)/2, kind)
	}
	for i, kind := range g.Guns {
		drawStart(c, cardEdge, gunsTop+gunsStep*float64(i), kind)
	}
}

func drawStart(c canvas.Canvas, x, y float64, kind rules.Kind) {
	const icon = 11.0
	drawObject(c, kind, x+tokenBox/2, y+tokenBox*0.42, iconSize(kind, icon), canvas.Black)
	c.Text(x+tokenBox/2, y+tokenBox-1.6, kind.Title(), art.TinyType.Centred())
}

// iconSize is a size at which a gun is as large as the other objects.
func iconSize(kind rules.Kind, size float64) float64 {
	if kind.Gun() {
		return size * 1.45
	}
	return size
}

// drawCarried draws what is in a pocket, or a gun, over its id.
func drawCarried(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
	kind, ok := kindOf(cell.Value)
	if !ok {
		drawWritten(c, s, cell)
		return
	}
	drawObject(c, kind, s.X+s.W/2, s.Y+s.H*0.4, iconSize(kind, 11), canvas.Pencil)
	id := art.SmallType
	id.Colour, id.Face, id.Align = canvas.Pencil, canvas.Bold, canvas.Middle
	canvas.Fit(c, canvas.Area{X: s.X + 0.6, Y: s.Y + s.H - 5, W: s.W - 1.2, H: 4.4}, cell.Value, id)
}
