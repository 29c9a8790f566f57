package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
)

// Start starts a game with a *[fortyniners.Board] or a *[fortyniners.NoBoard] as its house data: a [View]
// or a [SlateView].
func Start(setup scoring.Setup) (scoring.State, error) {
	if data, ok := setup.House.(*fortyniners.NoBoard); ok && data != nil {
		return SlateView{fortyniners.StartSlate(setup.Players)}, nil
	}
	board, err := scoring.HouseOf[fortyniners.Board](&Info, setup)
	if err != nil {
		return nil, err
	}
	chosen := fortyniners.Options{Dice: Info.Number(setup.Options, OptionDice), TurnCap: Info.Number(setup.Options, OptionCap)}
	return View{fortyniners.Start(board, setup.Players, chosen)}, nil
}

// The options, as ledgers name them.
const (
	OptionDice = "dice"
	OptionCap  = "turn-cap"
	defaultCap = 40  // FN16
	largestCap = 200 // beyond which no run sheet would help
)
