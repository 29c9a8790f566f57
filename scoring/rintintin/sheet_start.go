package rintintin

import "saddlebag/scoring"

// The options, as ledgers name them.
const (
	optionSingle = "single-squads"
	optionApart  = "squads-apart"
)

// startView starts a game with a *[Board] as its house data.
func startView(setup scoring.Setup) (View, error) {
	board, err := scoring.HouseOf[Board](&info, setup)
	if err != nil {
		return View{}, err
	}
	for _, name := range []string{optionSingle, optionApart} {
		if setup.Options[name] == scoring.Yes && len(setup.Players) != MinPlayers {
			return View{}, &scoring.OptionError{Option: name, Why: "option " + name + " is for two players"}
		}
	}
	chosen := Options{Single: setup.Options[optionSingle] == scoring.Yes, Apart: setup.Options[optionApart] == scoring.Yes}
	if chosen.Single && chosen.Apart {
		return View{}, &scoring.OptionError{Option: optionApart, Why: "option " + optionApart + " is for two squads each, and " + optionSingle + " is on"}
	}
	return Of(Start(board, setup.Players, chosen)), nil
}
