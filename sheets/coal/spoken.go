package coal

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/coal"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
)

// saysDeposit says the number of a deposit, which its cell does not hold, and whether it is
// claimed.
func saysDeposit(d rules.Deposit) panel.Says {
	return panel.Either(speech.Say("coal.spoken-claimed", "number", d.Number), speech.Say("coal.spoken-unclaimed", "number", d.Number))
}

// saysMineral says what a letter stands for, and where it is if it's struck.
func saysMineral(struck string) panel.Says {
	return func(cell scoring.Cell) speech.Text {
		m, ok := rules.MineralOf(cell.Value)
		switch {
		case !ok:
			return ""
		case cell.Struck:
			return speech.Say(struck, "mineral", m.Title())
		}
		return m.Title()
	}
}
