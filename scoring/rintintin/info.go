package rintintin

import (
	"slices"

	"saddlebag/scoring"
)

// info describes the game.
var info = scoring.Info{
	ID:         "rin-tin-tin",
	Title:      "Rin Tin Tin",
	MinPlayers: MinPlayers,
	MaxPlayers: MaxPlayers,
	Minutes:    scoring.Minutes{From: 30, To: 30, Mark: scoring.HouseRule},
	Needs:      "scissors, a paper clip",
	Edition:    1,
	DataWord:   "board",
	Data:       "territories-1",
	Unit:       "points",
	Options: []scoring.Option{
		{
			Name: optionSingle, Label: "Whether two players have one squad each instead of two.", Clause: "RT1",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
		},
		{
			Name: optionApart, Label: "Whether the two squads of each of two players score apart.", Clause: "RT16",
			Default: scoring.No, Choices: []string{scoring.Yes, scoring.No},
		},
	},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: deviceSpinner, Label: "The spinner", Kind: scoring.Spinner, Sides: []string{"red", "yellow", "blue", "green", sectorFree, sectorDog}},
		{Name: deviceDeck, Label: "The boodle cards", Kind: scoring.Pile, Sides: []string{"0", "0", "2", "2", "5", "5", "10", "10"}},
	},
	Fields:  []scoring.Field{{Name: fieldOutlaws, Label: "Captured outlaws", Unit: "points"}},
	Clauses: clauses,
	Ends:    []string{endPlaced},
}

// The arguments of verbs.
var (
	argSector = scoring.Arg{Name: "sector", Kind: scoring.Choice, Choices: append(slices.Clone(sectors), sectorLine), Clause: "RT4", Device: deviceSpinner}
	argGroup  = scoring.Arg{Name: "group", Kind: scoring.Choice}
	argSquad  = scoring.Arg{Name: "squad", Kind: scoring.Choice, Choices: []string{"1", "2"}, Clause: "RT16"}
)

var verbs = []scoring.Verb{
	{
		Name: verbSpin, Clause: "RT5", Args: []scoring.Arg{argSector},
		Help: "Spins: a territory, free, dog, or line for a spin between two sectors.", Example: "Ann spin red",
		Do: "spin", Tells: "{who} spins {sector}", Deed: "spin: {sector}",
	},
	{
		Name: verbMan, Clause: "RT6", Args: []scoring.Arg{argGroup},
		Help: "Puts a cavalryman on a circle of a group.", Example: "Ann man red-1",
		Do: "place a cavalryman", Tells: "{who} puts a cavalryman on {group}", Deed: "cavalryman: {group}",
	},
	{
		Name: verbMan, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "The same under squads-apart: with the squad.", Example: "Ann man red-1 2",
		Do: "place a cavalryman", Tells: "{who} puts a cavalryman of squad {squad} on {group}", Deed: "cavalryman: {group}",
	},
	{
		Name: verbDog, Clause: "RT9", Args: []scoring.Arg{argGroup},
		Help: "Puts Rin Tin Tin on the group's own circle.", Example: "Ann dog red-1",
		Do: "place Rin Tin Tin", Tells: "{who} puts Rin Tin Tin on {group}", Deed: "Rin Tin Tin: {group}",
	},
	{
		Name: verbDog, Clause: "RT16", Args: []scoring.Arg{argGroup, argSquad},
		Help: "The same under squads-apart: with the squad.", Example: "Ann dog red-1 2",
		Do: "place Rin Tin Tin", Tells: "{who} puts Rin Tin Tin of squad {squad} on {group}", Deed: "Rin Tin Tin: {group}",
	},
	{
		Name: verbBoodle, Clause: "RT14", Args: []scoring.Arg{{Name: "card", Kind: scoring.Choice, Device: deviceDeck, Secret: scoring.ToActor}},
		Help: "Draws a boodle card; ? keeps it secret.", Example: "Ann boodle 10",
		Do: "draw a boodle card", Tells: "{who} draws a boodle card[: {card}]", Deed: "boodle card[: {card}]",
	},
	{
		Name: verbReveal, Clause: "RT20", Args: []scoring.Arg{{Name: "cards", Kind: scoring.Path}},
		Help: "Shows all secret cards at the end, in the order drawn.", Example: "Ann reveal 10 0",
		Do: "show the secret cards", Tells: "{who} shows the secret cards: {cards}", Deed: "cards: {cards}",
	},
}
