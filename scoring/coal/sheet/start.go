package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// Start starts a game with a *[Sheet] as its house data.
func Start(setup scoring.Setup) (View, error) {
	printed, err := scoring.HouseOf[coal.Sheet](&Info, setup)
	if err != nil {
		return View{}, err
	}
	return Of(coal.Start(printed, setup.Players, coal.Options{
		StartCash: Info.Number(setup.Options, optionStartCash),
		OnesRest:  Info.Chosen(setup.Options, optionOnesRest) == scoring.Yes,
	})), nil
}

// The options, as ledgers name them.
const (
	optionStartCash = "start-cash"
	optionOnesRest  = "ones-rest"
)
