package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
)

// The options, as ledgers name them.
const (
	OptionSingle = "single-squads"
	OptionApart  = "squads-apart"
)

// Start starts a game with a *[rintintin.Board] as its house data.
func Start(setup scoring.Setup) (View, error) {
	board, err := scoring.HouseOf[rintintin.Board](&Info, setup)
	if err != nil {
		return View{}, err
	}
	for _, name := range []string{OptionSingle, OptionApart} {
		if setup.Options[name] == scoring.Yes && len(setup.Players) != rintintin.MinPlayers {
			return View{}, &scoring.OptionError{Option: name, Why: speech.Say("rintintin.for-two-players", "option", name)}
		}
	}
	chosen := rintintin.Options{Single: setup.Options[OptionSingle] == scoring.Yes, Apart: setup.Options[OptionApart] == scoring.Yes}
	if chosen.Single && chosen.Apart {
		return View{}, &scoring.OptionError{Option: OptionApart, Why: speech.Say("rintintin.for-two-squads", "option", OptionApart, "other", OptionSingle)}
	}
	return View{rintintin.Start(board, setup.Players, chosen)}, nil
}
