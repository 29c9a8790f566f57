package maloney

import "saddlebag/scoring"

// start starts a game with a *[Map] as its house data.
func start(setup scoring.Setup) (*state, error) {
	m, err := scoring.HouseOf[Map](&info, setup)
	if err != nil {
		return nil, err
	}
	return Start(m, setup.Players, info.Chosen(setup.Options, optionHands) == dealtHands), nil
}

// The option, as ledgers name it.
const (
	optionHands = "hands"
	physical    = "physical"
	dealtHands  = "dealt"
)
