package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/speech"
)

// Info describes Maloney's Inheritance.
var Info = scoring.Info{
	ID:         "maloneys-inheritance",
	Title:      "Maloney's Inheritance",
	MinPlayers: maloney.MinPlayers,
	MaxPlayers: maloney.MaxPlayers,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "scissors, glue, a pencil",
	Edition:    1,
	DataWord:   "map",
	Data:       "cities-1",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: OptionHands, Label: "Whether the players hold cards of cardboard, or the program deals.", Clause: "MI6",
		Default: Physical, Choices: []string{Physical, DealtHands},
	}},
	Verbs: verbs,
	Devices: []scoring.Device{
		{Name: maloney.DeviceHands, Label: "The action cards, to be dealt", Kind: scoring.Pile, Sides: maloney.AnyCards(maloney.CardWord), Option: OptionHands, When: DealtHands},
		{Name: maloney.DeviceDeck, Label: "The deck of the cards not dealt", Kind: scoring.Pile, Sides: maloney.AnyCards(maloney.TurnedWord), Option: OptionHands, When: DealtHands},
		{Name: maloney.DeviceCases, Label: "The suitcases", Kind: scoring.Pile, Sides: maloney.AnySuitcases(), Option: OptionHands, When: DealtHands},
	},
	Fields: []scoring.Field{
		{Name: maloney.FieldPoints, Label: "Points", Unit: "points"},
		{Name: maloney.FieldMoney, Label: "Money", Unit: "$", Step: maloney.Step},
	},
	SideFields: []scoring.Field{
		{Name: maloney.PurseCell, Unit: "$"},
		{Name: maloney.CardsLeftCell, Unit: "cards"},
		{Name: maloney.TogetherCell, Label: "together"},
	},
	Clauses: clauses,
	Ends:    []speech.Text{maloney.EndPoints, maloney.EndHand},
}

var verbs = []scoring.Verb{
	{
		Name: maloney.VerbDeals, Actor: scoring.ByTable, Clause: "MI6", Args: []scoring.Arg{maloney.ArgPlayer, maloney.ArgHand},
		Help:    "Deals a player's hand, after the exchange; another reader sees ? for each card.",
		Example: "table deals Ann 1-mon 3-fri 3-sun 4-mon 5-thu 6-wed 8-fri 9-tue 11-sat 12-fri 14-sun 16-mon",
		Do:      "deal the hands", Tells: "{player} is dealt a hand[: {cards}]", Deed: "deal", Of: "{player}",
	},
	{
		Name: maloney.VerbStart, Actor: scoring.ByTable, Clause: "MI7", Args: []scoring.Arg{maloney.ArgTurned},
		Help: "Turns the first card: where the car stands, and on which day.", Example: "table start 3 fri",
		Do: "turn the first card", Tells: "The first card is turned: {card}", Deed: "first card", Of: "{card}",
	},
	{
		Name: maloney.VerbBid, Clause: "MI11", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "Bids for the car; recording bids is optional.", Example: "Ann bid 500",
		Do: "bid for the car", Tells: "{who} bids {dollars}", Deed: "bid", Of: "{dollars}",
	},
	{
		Name: maloney.VerbBuys, Clause: "MI11", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "Is sold the car: pays the bank, and drives.", Example: "Ann buys 1000",
		Do: "buy the car", Tells: "{day}: {who} buys the car for {dollars}", Deed: "car", Of: "{dollars}", Ends: true,
	},
	{
		Name: maloney.VerbOverbids, Clause: "MI12", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "Has bid more than the purse holds, and is fined; the auction starts again.", Example: "Ann overbids 12000",
		Do: "pay for an overbid", Tells: "{who} bid {dollars}, more than the purse holds, and is fined", Deed: "overbid", Of: "{dollars}", Ends: true,
	},
	{
		Name: maloney.VerbJoker, Clause: "MI13",
		Help: "Plays the joker, and drives for nothing.", Example: "Ann joker",
		Do: "play the joker", Tells: "{day}: {who} plays the joker and drives for nothing", Deed: "joker", Ends: true,
	},
	{
		Name: maloney.VerbNobid, Actor: scoring.ByTable, Clause: "MI14",
		Help: "Nobody bids: the last driver drives again.", Example: "table nobid",
		Do: "let the last driver drive again", Tells: "{day}: nobody bids, {driver} drives for nothing", Deed: "day without a bid", Ends: true,
	},
	{
		Name: maloney.VerbDrives, Clause: "MI15", Args: []scoring.Arg{maloney.ArgCity},
		Help: "Drives the car to a city by its number.", Example: "Ann drives 9",
		Do: "drive on", Tells: "{who} drives to {city}", Deed: "drive", Of: "{city}",
	},
	{
		Name: maloney.VerbSuitcase, Clause: "MI16", Args: []scoring.Arg{maloney.ArgCase},
		Help: "Opens the suitcase of the city: points, or money with a $.", Example: "Ann suitcase +3",
		Do: "open the suitcase", Tells: "{who} opens the suitcase: {suitcase}", Deed: "suitcase", Of: "{suitcase}",
	},
	{
		Name: maloney.VerbSuitcase, Actor: scoring.ByTable, Clause: "MI20", Args: []scoring.Arg{maloney.ArgCase},
		Help: "Opens a Sunday's suitcase, for everybody.", Example: "table suitcase -2",
		Do: "open the suitcase", Tells: "{day}: a suitcase for everybody, {suitcase}", Deed: "suitcase", Of: "{suitcase}",
	},
	{
		Name: maloney.VerbLucky, Actor: scoring.ByTable, Clause: "MI21", Args: []scoring.Arg{maloney.ArgNone},
		Help: "On a Sunday: every card of the deck names the city where the car is.", Example: "table lucky none",
		Do: "leave the car where it is", Tells: "{day}: no card names another city, and the car stays", Deed: "card", Of: "none",
	},
	{
		Name: maloney.VerbLucky, Actor: scoring.ByTable, Clause: "MI20", Args: []scoring.Arg{maloney.ArgTurned},
		Help: "Turns a Sunday's card: its city and its best day.", Example: "table lucky 12 fri",
		Do: "turn the card of the day", Tells: "{day}: the card turned is {card}", Deed: "card", Of: "{card}",
	},
	{
		Name: maloney.VerbLays, Clause: "MI17", Args: []scoring.Arg{maloney.ArgCity, maloney.ArgBest},
		Help: "Lays an action card of the city: its city and its best day.", Example: "Ann lays 9 thu",
		Do: "lay action cards", Tells: "{who} lays {city} ({best day})", Deed: "card", Of: "{city} ({best day})",
	},
	{
		Name: maloney.VerbDay, Actor: scoring.ByTable, Clause: "MI10",
		Help: "Closes the day.", Example: "table day",
		Do: "close the day", Tells: "{day} is over", Deed: "end of the day", Ends: true,
	},
}
