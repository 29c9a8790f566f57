package goldfever

import (
	"slices"

	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets/press"
)

// A fighter is a character that takes part in a scenario.
type fighter struct {
	rules.Character
	seat int // who plays it
	team int
	gear rules.Gear
}

// fightersOf are those of a game, in the order of its cells: seat by seat, as
// the scenario lists them.
func fightersOf(job press.Job) []fighter {
	house := houseOf(job.Setup)
	cast, _ := house.Scenario.Cast(len(job.Setup.Players)) // no game of this number begins without one
	var all []fighter
	for seat, names := range cast {
		for _, gear := range house.Scenario.Gear {
			if slices.Contains(names, gear.Character) {
				all = append(all, newFighter(house, gear, seat))
			}
		}
	}
	return all
}

// newFighter is the character that has that gear, played by a seat.
func newFighter(house *rules.House, gear rules.Gear, seat int) fighter {
	team, _ := house.Scenario.Team(gear.Character)
	who := slices.IndexFunc(house.Characters, func(c rules.Character) bool { return c.Name == gear.Character })
	return fighter{Character: house.Characters[who], seat: seat, team: team, gear: gear}
}
