package maloney

import "saddlebag/scoring"

// The verbs.
const (
	verbDeals    = "deals"
	verbStart    = "start"
	verbBid      = "bid"
	verbBuys     = "buys"
	verbOverbids = "overbids"
	verbJoker    = "joker"
	verbNobid    = "nobid"
	verbDrives   = "drives"
	verbSuitcase = "suitcase"
	verbLucky    = "lucky"
	verbLays     = "lays"
	verbDay      = "day"
)

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

// wordNone stands for a card where no card of the deck helps (MI21).
const wordNone = "none"

// The arguments of verbs.
var (
	argPlayer = scoring.Arg{Name: "player", Kind: scoring.Choice}
	argHand   = scoring.Arg{Name: "cards", Kind: scoring.Counts, From: 1, Choices: anyCards(cardWord), Clause: "MI4", Device: deviceHands, Secret: scoring.ToNamed}
	argTurned = scoring.Arg{Name: "card", Kind: scoring.Path, From: 2, To: 2, Choices: anyCards(turnedWord), Clause: "MI4", Device: deviceDeck}
	argNone   = scoring.Arg{Name: "card", Kind: scoring.Word, Choices: []string{wordNone}}
	argMoney  = scoring.Arg{Name: "dollars", Kind: scoring.Range, To: highestCall, Step: Step, Clause: "MI11"}
	argCity   = scoring.Arg{Name: "city", Kind: scoring.Choice, Choices: cityWords(), Clause: "MI3"}
	argCase   = scoring.Arg{Name: "suitcase", Kind: scoring.Choice, Choices: anySuitcases(), Clause: "MI5", Device: deviceCases}
	argBest   = scoring.Arg{Name: "best day", Kind: scoring.Choice, Choices: dayWords, Clause: "MI4"}
)
