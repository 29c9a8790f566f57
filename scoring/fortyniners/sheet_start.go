package fortyniners

import "saddlebag/scoring"

// startView starts a game with a *[Board] or a *[NoBoard] as its house data: a [View]
// or a [SlateView].
func startView(setup scoring.Setup) (scoring.State, error) {
	if data, ok := setup.House.(*NoBoard); ok && data != nil {
		return SlateView{startSlate(setup.Players)}, nil
	}
	board, err := scoring.HouseOf[Board](&info, setup)
	if err != nil {
		return nil, err
	}
	chosen := Options{Dice: info.Number(setup.Options, optionDice), TurnCap: info.Number(setup.Options, optionCap)}
	return View{start(board, setup.Players, chosen)}, nil
}

// The options, as ledgers name them.
const (
	optionDice = "dice"
	optionCap  = "turn-cap"
	defaultCap = 40  // FN16
	largestCap = 200 // beyond which no run sheet would help
)
