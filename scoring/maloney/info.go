package maloney

import "saddlebag/scoring"

// The devices.
const (
	deviceHands = "hands"
	deviceDeck  = "deck"
	deviceCases = "suitcases"
)

// What a correction can change.
const (
	fieldPoints = "points"
	fieldMoney  = "money"
)

var info = scoring.Info{
	ID:         "maloneys-inheritance",
	Title:      "Maloney's Inheritance",
	MinPlayers: MinPlayers,
	MaxPlayers: MaxPlayers,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "scissors, glue, a pencil",
	Edition:    1,
	DataWord:   "map",
	Data:       "cities-1",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: optionHands, Label: "Whether the players hold cards of cardboard, or the program deals.", Clause: "MI6",
		Default: physical, Choices: []string{physical, dealtHands},
	}},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: deviceHands, Label: "The action cards, to be dealt", Kind: scoring.Pile, Sides: anyCards(cardWord), Option: optionHands, When: dealtHands},
		{Name: deviceDeck, Label: "The deck of the cards not dealt", Kind: scoring.Pile, Sides: anyCards(turnedWord), Option: optionHands, When: dealtHands},
		{Name: deviceCases, Label: "The suitcases", Kind: scoring.Pile, Sides: anySuitcases(), Option: optionHands, When: dealtHands},
	},
	Fields: []scoring.Field{
		{Name: fieldPoints, Label: "Points", Unit: "points"},
		{Name: fieldMoney, Label: "Money", Unit: "$", Step: Step},
	},
	SideFields: []scoring.Field{
		{Name: PurseCell, Unit: "$"},
		{Name: CardsLeftCell, Unit: "cards"},
		{Name: TogetherCell, Label: "together"},
	},
	Clauses: clauses,
	Ends:    []string{endPoints, endHand},
}
