package goldfever

import (
	"slices"
	"strings"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// A fighter is a character that takes part in a scenario.
type fighter struct {
	rules.Character
	seat int // who plays it
	team int
	gear rules.Gear
}

// cell is the id of one of the fighter's cells.
func (f fighter) cell(part string) string { return strings.ToLower(f.Name) + "/" + part }

// fightersOf are those of a game, as its cells name them.
func fightersOf(job sheets.Job) []fighter {
	house := houseOf(job.Setup)
	var all []fighter
	for _, c := range job.Game.Cells() {
		if name, ok := strings.CutSuffix(c.ID, "/zone"); ok {
			all = append(all, newFighter(house, name, c.Owner))
		}
	}
	return all
}

// newFighter is the character of a name, in any case, played by a seat.
func newFighter(house *rules.House, name string, seat int) fighter {
	f := fighter{seat: seat}
	for _, c := range house.Characters {
		if strings.EqualFold(c.Name, name) {
			f.Character = c
		}
	}
	for i, t := range house.Scenario.Teams {
		if slices.Contains(t.Characters, f.Name) {
			f.team = i
		}
	}
	for _, g := range house.Scenario.Gear {
		if g.Character == f.Name {
			f.gear = g
		}
	}
	return f
}
