package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/speech"
)

// FieldPoints is what a correction can change.
const FieldPoints = "points"

// Info describes Goldfever: options, verbs, devices, clauses and ends.
var Info = scoring.Info{
	ID:         "goldfever",
	Title:      "Goldfever",
	MinPlayers: terms.MinPlayers,
	MaxPlayers: terms.MaxPlayers,
	Minutes:    scoring.Minutes{From: 90, To: 90, Mark: scoring.HouseRule},
	Needs:      "scissors, glue, a bag",
	Edition:    1,
	DataWord:   "scenario",
	Data:       "showdown",
	Offers:     "showdown-2",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: OptionBlast, Label: "Whether a blast reaches the zones next door over open ground.", Clause: "GF55",
		Default: scoring.Yes, Choices: []string{scoring.Yes, scoring.No},
	}, {
		Name: OptionExtra, Label: "Whether the rule that the scenario offers is in force, where it offers one.", Clause: "GF60",
		Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
	}},
	Verbs: terms.Verbs,
	Devices: []scoring.Device{
		{Name: terms.DeviceBag, Label: "The bag of chips", Kind: scoring.Pile, Sides: terms.CastNames},
		{Name: terms.Easy.String(), Label: "The easy pile", Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Average.String(), Label: "The average pile", Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Difficult.String(), Label: "The difficult pile", Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Panic.String(), Label: "The panic pile", Kind: scoring.Pile, Sides: terms.PanicWords},
		{Name: terms.DeviceJokers, Label: "The jokers, to be dealt", Kind: scoring.Pile, Sides: terms.PowerWords[:]},
		{Name: terms.DeviceFaces, Label: "The faces of the nuggets", Kind: scoring.Pile, Sides: terms.FaceWords},
	},
	Fields:  []scoring.Field{{Name: FieldPoints, Label: "Points of the team", Unit: "points"}},
	Clauses: clauses,
	Ends:    []speech.Text{goldfever.EndRounds, goldfever.EndDead, goldfever.EndHaul, goldfever.EndRout, goldfever.EndAim},
}
