package rintintin

import (
	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// ownersOf are the names of those whose the pieces are, by the number of the squad on them
// from 0, and which of theirs the squad is; 0 where both of somebody's count as one.
func ownersOf(job press.Job) (names [len(squads)]string, numbers [len(squads)]int) {
	for seat, name := range job.Setup.Players {
		marks := squadsOf(job, seat)
		for i, mark := range marks {
			names[mark] = name
			if len(marks) > 1 && job.Setup.Options["squads-apart"] == "yes" {
				numbers[mark] = i + 1
			}
		}
	}
	return names, numbers
}

// saysPiece says whose piece covers a circle, by a message; the cell holds its squad.
func saysPiece(job press.Job, message string) panel.Says {
	names, numbers := ownersOf(job)
	return func(cell scoring.Cell) speech.Text {
		squad, ok := squadOf(cell)
		switch {
		case cell.Value == "":
			return "rintintin.spoken-open"
		case !ok || names[squad] == "":
			return ""
		case numbers[squad] == 0:
			return speech.Say(message, "player", names[squad])
		}
		return speech.Say(message, "player", names[squad], "squad", numbers[squad])
	}
}

// saysSector says what the spinner shows.
func saysSector(cell scoring.Cell) speech.Text {
	if cell.Value == "" {
		return "rintintin.spoken-unspun"
	}
	return rules.SectorName(cell.Value)
}

// saysSum says of a sum with a secret card that it isn't known.
func saysSum(cell scoring.Cell) speech.Text {
	return scoring.When[speech.Text](cell.Value == scoring.Hidden, "rintintin.spoken-sum")
}

// saysCard says what a boodle card shows, as far as it is known.
func saysCard(cell scoring.Cell) speech.Text {
	switch cell.Value {
	case "":
		return "rintintin.spoken-no-card"
	case scoring.Hidden:
		return "rintintin.spoken-secret"
	}
	return ""
}
