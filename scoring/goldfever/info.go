package goldfever

import (
	"saddlebag/scoring"
)

// fieldPoints is what a correction can change.
const fieldPoints = "points"

var info = scoring.Info{
	ID:         "goldfever",
	Title:      "Goldfever",
	MinPlayers: MinPlayers,
	MaxPlayers: MaxPlayers,
	Minutes:    scoring.Minutes{From: 90, To: 90, Mark: scoring.HouseRule},
	Needs:      "scissors, glue, a bag",
	Edition:    1,
	DataWord:   "scenario",
	Data:       "showdown",
	Offers:     "showdown-2",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: optionBlast, Label: "Whether a blast reaches the zones next door over open ground.", Clause: "GF55",
		Default: scoring.Yes, Choices: []string{scoring.Yes, scoring.No},
	}, {
		Name: optionExtra, Label: "Whether the rule that the scenario offers is in force, where it offers one.", Clause: "GF60",
		Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
	}},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: deviceBag, Label: "The bag of chips", Kind: scoring.Pile, Sides: castNames},
		{Name: Easy.String(), Label: "The easy pile", Kind: scoring.Pile, Sides: hitWords},
		{Name: Average.String(), Label: "The average pile", Kind: scoring.Pile, Sides: hitWords},
		{Name: Difficult.String(), Label: "The difficult pile", Kind: scoring.Pile, Sides: hitWords},
		{Name: Panic.String(), Label: "The panic pile", Kind: scoring.Pile, Sides: panicWords},
		{Name: deviceJokers, Label: "The jokers, to be dealt", Kind: scoring.Pile, Sides: powerWords[:]},
		{Name: deviceFaces, Label: "The faces of the nuggets", Kind: scoring.Pile, Sides: faceWords},
	},
	Fields:  []scoring.Field{{Name: fieldPoints, Label: "Points of the team", Unit: "points"}},
	Clauses: clauses,
	Ends:    []string{endRounds, endDead, endHaul, endRout, endAim},
}
