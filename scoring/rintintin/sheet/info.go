package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/speech"
)

// Info describes the game.
var Info = scoring.Info{
	ID:         "rin-tin-tin",
	Title:      "Rin Tin Tin",
	MinPlayers: rintintin.MinPlayers,
	MaxPlayers: rintintin.MaxPlayers,
	Minutes:    scoring.Minutes{From: 30, To: 30, Mark: scoring.HouseRule},
	Needs:      "scissors, a paper clip",
	Edition:    1,
	DataWord:   "board",
	Data:       "territories-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: OptionSingle, Label: "Whether two players have one squad each instead of two.", Clause: "RT1",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
		},
		{
			Name: OptionApart, Label: "Whether the two squads of each of two players score apart.", Clause: "RT16",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
		},
	},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: rintintin.DeviceSpinner, Label: "The spinner", Kind: scoring.Spinner, Sides: []string{"red", "yellow", "blue", "green", rintintin.SectorFree, rintintin.SectorDog}},
		{Name: rintintin.DeviceDeck, Label: "The boodle cards", Kind: scoring.Pile, Sides: []string{"0", "0", "2", "2", "5", "5", "10", "10"}},
	},
	Fields:  []scoring.Field{{Name: rintintin.FieldOutlaws, Label: "Captured outlaws", Unit: "points"}},
	Clauses: clauses,
	Ends:    []speech.Text{rintintin.EndPlaced},
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
		Help: "Spins: a territory, free, dog, or line for a spin between two sectors.", Example: "Ann spin red",
		Do: "spin", Tells: "{who} spins {sector}", Deed: "spin", Of: "{sector}",
	},
	{
		Name: rintintin.VerbMan, Clause: "RT6", Args: []scoring.Arg{argGroup},
		Help: "Puts a cavalryman on a circle of a group.", Example: "Ann man red-1",
		Do: "place a cavalryman", Tells: "{who} puts a cavalryman on {group}", Deed: "cavalryman", Of: "{group}",
	},
	{
		Name: rintintin.VerbMan, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "The same under squads-apart: with the squad.", Example: "Ann man red-1 2",
		Do: "place a cavalryman", Tells: "{who} puts a cavalryman of squad {squad} on {group}", Deed: "cavalryman", Of: "{group}",
	},
	{
		Name: rintintin.VerbDog, Clause: "RT9", Args: []scoring.Arg{argGroup},
		Help: "Puts Rin Tin Tin on the group's own circle.", Example: "Ann dog red-1",
		Do: "place Rin Tin Tin", Tells: "{who} puts Rin Tin Tin on {group}", Deed: "Rin Tin Tin", Of: "{group}",
	},
	{
		Name: rintintin.VerbDog, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "The same under squads-apart: with the squad.", Example: "Ann dog red-1 2",
		Do: "place Rin Tin Tin", Tells: "{who} puts Rin Tin Tin of squad {squad} on {group}", Deed: "Rin Tin Tin", Of: "{group}",
	},
	{
		Name: rintintin.VerbBoodle, Clause: "RT14", Args: []scoring.Arg{{Name: "card", Kind: scoring.Choice, Device: rintintin.DeviceDeck, Secret: scoring.ToActor}},
		Help: "Draws a boodle card; ? keeps it secret.", Example: "Ann boodle 10",
		Do: "draw a boodle card", Tells: "{who} draws a boodle card[: {card}]", Deed: "boodle card", Of: "[{card}]",
	},
	{
		Name: rintintin.VerbReveal, Clause: "RT20", Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path}},
		Help: "Shows all secret cards at the end, in the order drawn.", Example: "Ann reveal 10 0",
		Do: "show the secret cards", Tells: "{who} shows the secret cards: {cards}", Deed: "cards", Of: "{cards}",
	},
}
