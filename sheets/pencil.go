package sheets

import "saddlebag/scoring"

// A Draw draws what stands in a cell into its slot.
type Draw func(Canvas, Slot, scoring.Cell)

// ByPencil is what draws a cell once there is a game to write down; nil before.
func (j PrintJob) ByPencil(draw Draw) Draw {
	if !j.Started {
		return nil
	}
	return draw
}
