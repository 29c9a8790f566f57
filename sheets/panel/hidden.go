package panel

import (
	"saddlebag/scoring"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// DrawHidden says in small type at the foot of a slot that what belongs there is hidden.
// The rest of the slot stays open for a pencil.
func DrawHidden(c canvas.Canvas, s Slot, _ scoring.Cell) {
	const high, in, foot = 2.6, 0.4, 0.5 // mm
	canvas.Fit(c, canvas.Area{X: s.X + in, Y: s.Y + s.H - high - foot, W: s.W - 2*in, H: high}, c.Say("sheets.hidden"), art.CaptionType.Sized(6.5).Centred())
}
