package maloney

import "saddlebag/scoring"

// The verbs.
const (
	VerbDeals    = "deals"
	VerbStart    = "start"
	VerbBid      = "bid"
	VerbBuys     = "buys"
	VerbOverbids = "overbids"
	VerbJoker    = "joker"
	VerbNobid    = "nobid"
	VerbDrives   = "drives"
	VerbSuitcase = "suitcase"
	VerbLucky    = "lucky"
	VerbLays     = "lays"
	VerbDay      = "day"
)

// The devices.
const (
	DeviceHands = "hands"
	DeviceDeck  = "deck"
	DeviceCases = "suitcases"
)

// What a correction can change.
const (
	FieldPoints = "points"
	FieldMoney  = "money"
)

// wordNone stands for a card where no card of the deck helps (MI21).
const wordNone = "none"

// The arguments of verbs.
var (
	ArgPlayer = scoring.Arg{Name: "player", Kind: scoring.Choice}
	ArgHand   = scoring.Arg{Name: "cards", Kind: scoring.Counts, From: 1, Choices: AnyCards(CardWord), Clause: "MI4", Device: DeviceHands, Secret: scoring.ToNamed}
	ArgTurned = scoring.Arg{Name: "card", Kind: scoring.Path, From: 2, To: 2, Choices: AnyCards(TurnedWord), Clause: "MI4", Device: DeviceDeck}
	ArgNone   = scoring.Arg{Name: "card", Kind: scoring.Word, Choices: []string{wordNone}}
	ArgMoney  = scoring.Arg{Name: "dollars", Kind: scoring.Range, To: HighestCall, Step: Step, Clause: "MI11"}
	ArgCity   = scoring.Arg{Name: "city", Kind: scoring.Choice, Choices: cityWords(), Clause: "MI3"}
	ArgCase   = scoring.Arg{Name: "suitcase", Kind: scoring.Choice, Choices: AnySuitcases(), Clause: "MI5", Device: DeviceCases}
	ArgBest   = scoring.Arg{Name: "best day", Kind: scoring.Choice, Choices: DayWords, Clause: "MI4"}
)
