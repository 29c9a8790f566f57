package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "rin-tin-tin",
	Title:      "rintintin.title",
	MinPlayers: rintintin.MinPlayers,
	MaxPlayers: rintintin.MaxPlayers,
	Minutes:    scoring.Minutes{From: 30, To: 30, Mark: scoring.HouseRule},
	Needs:      "rintintin.needs",
	Edition:    1,
	DataWord:   "board",
	Data:       "territories-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: OptionSingle, Title: "rintintin.title-single", Label: "rintintin.option-single", Clause: "RT1",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No}, Called: scoring.YesOrNo,
		},
		{
			Name: OptionApart, Title: "rintintin.title-apart", Label: "rintintin.option-apart", Clause: "RT16",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No}, Called: scoring.YesOrNo,
		},
	},
	Verbs: verbs,
	Args: map[string]speech.Text{
		"card":   "rintintin.arg-card",
		"cards":  "rintintin.arg-cards",
		"group":  "rintintin.arg-group",
		"sector": "rintintin.arg-sector",
		"squad":  "rintintin.arg-squad",
	},
	Devices: []scoring.Device{
		{Name: rintintin.DeviceSpinner, Label: "rintintin.the-spinner", Kind: scoring.Spinner, Sides: []string{"red", "yellow", "blue", "green", rintintin.SectorFree, rintintin.SectorDog}, Side: rintintin.SectorName},
		{Name: rintintin.DeviceDeck, Label: "rintintin.boodle-cards", Kind: scoring.Pile, Sides: []string{"0", "0", "2", "2", "5", "5", "10", "10"}},
	},
	Fields:  []scoring.Field{{Name: rintintin.FieldOutlaws, Label: "rintintin.outlaws", Within: "rintintin.outlaws-within", Unit: "points"}},
	Clauses: clauses,
	Ends:    []scoring.End{{Reason: rintintin.EndPlaced, Told: "rintintin.end-placed-told"}},
}

// The arguments of verbs.
var (
	argSector = scoring.Arg{Name: "sector", Kind: scoring.Choice, Choices: append(slices.Clone(rintintin.Sectors), rintintin.SectorLine), Clause: "RT4", Device: rintintin.DeviceSpinner}
	argGroup  = scoring.Arg{Name: "group", Kind: scoring.Choice}
	argSquad  = scoring.Arg{Name: "squad", Kind: scoring.Choice, Choices: []string{"1", "2"}, Clause: "RT16"}
)

var verbs = []scoring.Verb{
	{
		Name: rintintin.VerbSpin, Clause: "RT5", Args: []scoring.Arg{argSector},
		Help: "rintintin.spin-help", Example: "Ann spin red",
		Do: "rintintin.spin-do", Tells: "rintintin.spin-tells", Deed: "rintintin.spin-deed", Of: "rintintin.spin-of",
		Coach: "rintintin.spin-coach",
	},
	{
		Name: rintintin.VerbMan, Clause: "RT6", Args: []scoring.Arg{argGroup},
		Help: "rintintin.man-help", Example: "Ann man red-1",
		Do: "rintintin.man-do", Tells: "rintintin.man-tells", Deed: "rintintin.man-deed", Of: "rintintin.piece-of",
		Coach: "rintintin.man-coach",
	},
	{
		Name: rintintin.VerbMan, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "rintintin.man-squad-help", Example: "Ann man red-1 2",
		Do: "rintintin.man-do", Tells: "rintintin.man-squad-tells", Deed: "rintintin.man-deed", Of: "rintintin.piece-of",
		Coach: "rintintin.man-coach",
	},
	{
		Name: rintintin.VerbDog, Clause: "RT9", Args: []scoring.Arg{argGroup},
		Help: "rintintin.dog-help", Example: "Ann dog red-1",
		Do: "rintintin.dog-do", Tells: "rintintin.dog-tells", Deed: "rintintin.dog-deed", Of: "rintintin.piece-of",
		Coach: "rintintin.dog-coach",
	},
	{
		Name: rintintin.VerbDog, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "rintintin.dog-squad-help", Example: "Ann dog red-1 2",
		Do: "rintintin.dog-do", Tells: "rintintin.dog-squad-tells", Deed: "rintintin.dog-deed", Of: "rintintin.piece-of",
		Coach: "rintintin.dog-coach",
	},
	{
		Name: rintintin.VerbBoodle, Clause: "RT14", Args: []scoring.Arg{{Name: "card", Kind: scoring.Choice, Device: rintintin.DeviceDeck, Secret: scoring.ToActor}},
		Help: "rintintin.boodle-help", Example: "Ann boodle 10",
		Do: "rintintin.boodle-do", Tells: "rintintin.boodle-tells", Deed: "rintintin.boodle-deed", Of: "rintintin.boodle-of",
		Coach: "rintintin.boodle-coach",
	},
	{
		Name: rintintin.VerbReveal, Clause: "RT20", Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path}},
		Help: "rintintin.reveal-help", Example: "Ann reveal 10 0",
		Do: "rintintin.reveal-do", Tells: "rintintin.reveal-tells", Deed: "rintintin.reveal-deed", Of: "rintintin.reveal-of",
		Coach: "rintintin.reveal-coach",
	},
}
