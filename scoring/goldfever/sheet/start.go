package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/speech"
)

// The options, as ledgers name them.
const (
	OptionBlast = "blast"
	OptionExtra = "extra"
)

// Start starts a game with a *[scenario.House] as its house data.
func Start(setup scoring.Setup) (View, error) {
	house, err := scoring.HouseOf[scenario.House](&Info, setup)
	if err != nil {
		return View{}, err
	}
	cast, ok := house.Scenario.Cast(len(setup.Players))
	if !ok {
		return View{}, scoring.WrongPlayers(speech.Say("goldfever.scenario-players", "crowd", house.Describe().Crowd(), "players", len(setup.Players)))
	}
	extra, err := inForce(&house.Scenario, setup.Options)
	if err != nil {
		return View{}, err
	}
	return View{goldfever.Start(house, setup.Players, cast, goldfever.Options{
		Blast: Info.Chosen(setup.Options, OptionBlast) == scoring.Yes, Extra: extra,
	})}, nil
}

// inForce is the rule that a table has chosen; nil where it has chosen none.
func inForce(sc *scenario.Scenario, options map[string]string) (x *scenario.Extra, err error) {
	if Info.Chosen(options, OptionExtra) == scoring.Yes {
		if x = sc.Extra; x == nil {
			err = &scoring.OptionError{Option: OptionExtra, Why: speech.Say("goldfever.nothing-offered", "scenario", sc.Marked(), "option", OptionExtra, "no", scoring.No)}
		}
	}
	return x, err
}

// Blank are the sheets of the characters, the scores and the board, all blank. Action
// points are counted out, and nobody has any when the fight is over.
func (s View) Blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells
}
