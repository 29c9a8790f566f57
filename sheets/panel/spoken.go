package panel

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Says says what a cell holds, for those who don't see its drawing; empty where the
// usual words will do.
type Says func(scoring.Cell) speech.Text

// Spoken is what a cell is and what it holds: "Borax tunnel 1, deposit 2: number 6, not claimed".
func (s Slot) Spoken(cell scoring.Cell) speech.Text {
	return speech.Say("sheets.spoken", "cell", cell.Label, "holds", s.holds(cell))
}

func (s Slot) holds(cell scoring.Cell) speech.Text {
	if s.Says != nil {
		if said := s.Says(cell); said != "" {
			return said
		}
	}
	switch {
	case cell.Value != "" && cell.Struck:
		return speech.Say("sheets.spoken-struck", "value", cell.Value)
	case cell.Value != "":
		return speech.Words(cell.Value)
	case cell.Struck:
		return "sheets.spoken-crossed"
	case cell.Kind == scoring.Box:
		return "sheets.spoken-open"
	}
	return "sheets.spoken-blank"
}

// Either says one of two things of a box: whether it's crossed.
func Either(crossed, open speech.Text) Says {
	return func(cell scoring.Cell) speech.Text {
		if cell.Struck {
			return crossed
		}
		return open
	}
}
