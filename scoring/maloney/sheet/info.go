package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Info describes Maloney's Inheritance.
var Info = scoring.Info{
	ID:         "maloneys-inheritance",
	Title:      "maloney.title",
	MinPlayers: maloney.MinPlayers,
	MaxPlayers: maloney.MaxPlayers,
	Minutes:    scoring.Minutes{From: 60, To: 60, Mark: scoring.HouseRule},
	Needs:      "maloney.needs",
	Edition:    1,
	DataWord:   "map",
	Data:       "cities-1",
	Unit:       "points",
	Options: []scoring.Option{{
		Name: OptionHands, Title: "maloney.title-hands", Label: "maloney.option-hands", Clause: "MI6",
		Default: Physical, Choices: []string{Physical, DealtHands}, Called: []speech.Text{"maloney.hands-physical", "maloney.hands-dealt"},
	}},
	Verbs: verbs,
	Args: map[string]speech.Text{
		"best day": "maloney.arg-best-day",
		"card":     "maloney.arg-card",
		"cards":    "maloney.arg-cards",
		"city":     "maloney.arg-city",
		"dollars":  "maloney.arg-dollars",
		"suitcase": "maloney.arg-suitcase",
	},
	Devices: []scoring.Device{
		{Name: maloney.DeviceHands, Label: "maloney.action-cards", Kind: scoring.Pile, Sides: maloney.AnyCards(maloney.CardWord), Option: OptionHands, When: DealtHands},
		{Name: maloney.DeviceDeck, Label: "maloney.rest-of-deck", Kind: scoring.Pile, Sides: maloney.AnyCards(maloney.TurnedWord), Option: OptionHands, When: DealtHands},
		{Name: maloney.DeviceCases, Label: "maloney.suitcases", Kind: scoring.Pile, Sides: maloney.AnySuitcases(), Option: OptionHands, When: DealtHands},
	},
	Fields: []scoring.Field{
		{Name: maloney.FieldPoints, Label: "maloney.points", Within: "maloney.points-within", Unit: "points"},
		{Name: maloney.FieldMoney, Label: "maloney.money", Within: "maloney.money-within", Unit: "$", Step: maloney.Step},
	},
	SideFields: []scoring.Field{
		{Name: maloney.PurseCell, Unit: "$"},
		{Name: maloney.CardsLeftCell, Unit: "cards"},
		{Name: maloney.TogetherCell, Label: "maloney.together"},
	},
	Clauses: clauses,
	Ends: []scoring.End{
		{Reason: maloney.EndPoints, Told: "maloney.end-points-told"},
		{Reason: maloney.EndHand, Told: "maloney.end-hand-told"},
	},
}

var verbs = []scoring.Verb{
	{
		Name: maloney.VerbDeals, Actor: scoring.ByTable, Clause: "MI6", Args: []scoring.Arg{maloney.ArgPlayer, maloney.ArgHand},
		Help:    "maloney.deals-help",
		Example: "table deals Ann 1-mon 3-fri 3-sun 4-mon 5-thu 6-wed 8-fri 9-tue 11-sat 12-fri 14-sun 16-mon",
		Do:      "maloney.deals-do", Tells: "maloney.deals-tells", Deed: "maloney.deals-deed", Of: "maloney.deals-of",
		Coach: "maloney.deals-coach",
	},
	{
		Name: maloney.VerbStart, Actor: scoring.ByTable, Clause: "MI7", Args: []scoring.Arg{maloney.ArgTurned},
		Help: "maloney.start-help", Example: "table start 3 fri",
		Do: "maloney.start-do", Tells: "maloney.start-tells", Deed: "maloney.start-deed", Of: "maloney.start-of",
		Coach: "maloney.start-coach",
	},
	{
		Name: maloney.VerbBid, Clause: "MI11", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "maloney.bid-help", Example: "Ann bid 500",
		Do: "maloney.bid-do", Tells: "maloney.bid-tells", Deed: "maloney.bid-deed", Of: "maloney.bid-of",
		Coach: "maloney.bid-coach",
	},
	{
		Name: maloney.VerbBuys, Clause: "MI11", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "maloney.buys-help", Example: "Ann buys 1000",
		Do: "maloney.buys-do", Tells: "maloney.buys-tells", Deed: "maloney.buys-deed", Of: "maloney.buys-of", Ends: true,
		Done:  "maloney.done-bidding",
		Coach: "maloney.buys-coach",
	},
	{
		Name: maloney.VerbOverbids, Clause: "MI12", Args: []scoring.Arg{maloney.ArgMoney},
		Help: "maloney.overbids-help", Example: "Ann overbids 12000",
		Do: "maloney.overbids-do", Tells: "maloney.overbids-tells", Deed: "maloney.overbids-deed", Of: "maloney.overbids-of", Ends: true,
		Coach: "maloney.overbids-coach",
	},
	{
		Name: maloney.VerbJoker, Clause: "MI13",
		Help: "maloney.joker-help", Example: "Ann joker",
		Do: "maloney.joker-do", Tells: "maloney.joker-tells", Deed: "maloney.joker-deed", Ends: true,
		Coach: "maloney.joker-coach",
	},
	{
		Name: maloney.VerbNobid, Actor: scoring.ByTable, Clause: "MI14",
		Help: "maloney.nobid-help", Example: "table nobid",
		Do: "maloney.nobid-do", Tells: "maloney.nobid-tells", Deed: "maloney.nobid-deed", Ends: true,
		Done:  "maloney.done-bidding",
		Coach: "maloney.nobid-coach",
	},
	{
		Name: maloney.VerbDrives, Clause: "MI15", Args: []scoring.Arg{maloney.ArgCity},
		Help: "maloney.drives-help", Example: "Ann drives 9",
		Do: "maloney.drives-do", Tells: "maloney.drives-tells", Deed: "maloney.drives-deed", Of: "maloney.drives-of",
		Coach: "maloney.drives-coach",
	},
	{
		Name: maloney.VerbSuitcase, Clause: "MI16", Args: []scoring.Arg{maloney.ArgCase},
		Help: "maloney.suitcase-help", Example: "Ann suitcase +3",
		Do: "maloney.suitcase-do", Tells: "maloney.suitcase-tells", Deed: "maloney.suitcase-deed", Of: "maloney.suitcase-contents",
		Coach: "maloney.suitcase-coach",
	},
	{
		Name: maloney.VerbSuitcase, Actor: scoring.ByTable, Clause: "MI20", Args: []scoring.Arg{maloney.ArgCase},
		Help: "maloney.suitcase-for-all-help", Example: "table suitcase -2",
		Do: "maloney.suitcase-do", Tells: "maloney.suitcase-for-all-tells", Deed: "maloney.suitcase-deed", Of: "maloney.suitcase-contents",
		Coach: "maloney.suitcase-for-all-coach",
	},
	{
		Name: maloney.VerbLucky, Actor: scoring.ByTable, Clause: "MI21", Args: []scoring.Arg{maloney.ArgNone},
		Help: "maloney.lucky-none-help", Example: "table lucky none",
		Do: "maloney.lucky-none-do", Tells: "maloney.lucky-none-tells", Deed: "maloney.lucky-deed", Of: "maloney.lucky-none-of",
		Coach: "maloney.lucky-coach",
	},
	{
		Name: maloney.VerbLucky, Actor: scoring.ByTable, Clause: "MI20", Args: []scoring.Arg{maloney.ArgTurned},
		Help: "maloney.lucky-help", Example: "table lucky 12 fri",
		Do: "maloney.lucky-do", Tells: "maloney.lucky-tells", Deed: "maloney.lucky-deed", Of: "maloney.lucky-of",
		Coach: "maloney.lucky-coach",
	},
	{
		Name: maloney.VerbLays, Clause: "MI17", Args: []scoring.Arg{maloney.ArgCity, maloney.ArgBest},
		Help: "maloney.lays-help", Example: "Ann lays 9 thu",
		Do: "maloney.lays-do", Tells: "maloney.lays-tells", Deed: "maloney.lays-deed", Of: "maloney.lays-of",
		Coach: "maloney.lays-coach",
	},
	{
		Name: maloney.VerbDay, Actor: scoring.ByTable, Clause: "MI10",
		Help: "maloney.day-help", Example: "table day",
		Do: "maloney.day-do", Tells: "maloney.day-tells", Deed: "maloney.day-deed", Ends: true,
		Done:  "maloney.done-playing",
		Coach: "maloney.day-coach",
	},
}
