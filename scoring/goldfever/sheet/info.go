package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// FieldPoints is what a correction can change.
const FieldPoints = "points"

// Info describes Goldfever: options, verbs, devices, clauses and ends.
var Info = scoring.Info{
	ID:         "goldfever",
	Title:      "goldfever.title",
	MinPlayers: terms.MinPlayers,
	MaxPlayers: terms.MaxPlayers,
	Minutes:    scoring.Minutes{From: 90, To: 90, Mark: scoring.HouseRule},
	Needs:      "goldfever.needs",
	Edition:    1,
	DataWord:   "scenario",
	Data:       "showdown",
	Offers:     "showdown-2",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: OptionBlast, Title: "goldfever.title-blast", Label: "goldfever.option-blast", Clause: "GF55",
		Default: scoring.Yes, Choices: []string{scoring.Yes, scoring.No}, Called: scoring.YesOrNo,
	}, {
		Name: OptionExtra, Title: "goldfever.title-extra", Label: "goldfever.option-extra", Clause: "GF60",
		Default: scoring.No, Choices: []string{scoring.Yes, scoring.No}, Called: scoring.YesOrNo,
	}},
	Verbs: terms.Verbs,
	Args: map[string]speech.Text{
		"action":    "goldfever.arg-action",
		"barrels":   "goldfever.arg-barrels",
		"card":      "goldfever.arg-card",
		"character": "goldfever.arg-character",
		"chip":      "goldfever.arg-chip",
		"face":      "goldfever.arg-face",
		"given":     "goldfever.arg-given",
		"gun":       "goldfever.arg-gun",
		"holder":    "goldfever.arg-holder",
		"how":       "goldfever.arg-how",
		"joker":     "goldfever.arg-joker",
		"object":    "goldfever.arg-object",
		"pile":      "goldfever.arg-pile",
		"state":     "goldfever.arg-state",
		"theirs":    "goldfever.arg-theirs",
		"what":      "goldfever.arg-what",
		"zone":      "goldfever.arg-zone",
	},
	Devices: []scoring.Device{
		{Name: terms.DeviceBag, Label: "goldfever.device-bag", Kind: scoring.Pile, Sides: terms.CastNames},
		{Name: terms.Easy.String(), Label: speech.Say("goldfever.device-pile", "pile", terms.Easy.Title()), Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Average.String(), Label: speech.Say("goldfever.device-pile", "pile", terms.Average.Title()), Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Difficult.String(), Label: speech.Say("goldfever.device-pile", "pile", terms.Difficult.Title()), Kind: scoring.Pile, Sides: terms.HitWords},
		{Name: terms.Panic.String(), Label: speech.Say("goldfever.device-pile", "pile", terms.Panic.Title()), Kind: scoring.Pile, Sides: terms.PanicWords},
		{Name: terms.DeviceJokers, Label: "goldfever.device-jokers", Kind: scoring.Pile, Sides: terms.PowerWords[:]},
		{Name: terms.DeviceFaces, Label: "goldfever.device-faces", Kind: scoring.Pile, Sides: terms.FaceWords},
	},
	Fields:  []scoring.Field{{Name: FieldPoints, Label: "goldfever.points", Within: "goldfever.points-within", Unit: "points"}},
	Clauses: clauses,
	Ends: []scoring.End{
		{Reason: goldfever.EndRounds, Told: "goldfever.end-rounds-told"},
		{Reason: goldfever.EndDead, Told: "goldfever.end-dead-told"},
		{Reason: goldfever.EndHaul, Told: "goldfever.end-haul-told"},
		{Reason: goldfever.EndRout, Told: "goldfever.end-rout-told"},
		{Reason: goldfever.EndAim, Told: "goldfever.end-aim-told"},
	},
}
