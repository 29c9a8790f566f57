package goldfever

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// The options, as ledgers name them.
const (
	optionBlast = "blast"
	optionExtra = "extra"
)

// startSetup starts a game with a *[House] as its house data.
func startSetup(setup scoring.Setup) (*state, error) {
	house, err := scoring.HouseOf[House](&info, setup)
	if err != nil {
		return nil, err
	}
	cast, ok := house.Scenario.Cast(len(setup.Players))
	if !ok {
		return nil, scoring.WrongPlayers(len(setup.Players), "this scenario is for "+house.Describe().Crowd())
	}
	extra, err := inForce(&house.Scenario, setup.Options)
	if err != nil {
		return nil, err
	}
	return startFight(house, setup.Players, cast, options{blast: info.Chosen(setup.Options, optionBlast) == scoring.Yes, extra: extra}), nil
}

// inForce is the rule that a table has chosen; nil where it has chosen none.
func inForce(sc *Scenario, options map[string]string) (x *Extra, err error) {
	if info.Chosen(options, optionExtra) == scoring.Yes {
		if x = sc.Extra; x == nil {
			err = &scoring.OptionError{Option: optionExtra, Why: fmt.Sprintf("%s offers no rule to add; leave option %s at %s", sc.Title, optionExtra, scoring.No)}
		}
	}
	return x, err
}

// Blank are the sheets of the characters, the scores and the board, all blank. Action
// points are counted out, and nobody has any when the fight is over.
func (s *state) Blank() []scoring.Cell {
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.Use == scoring.Shown })
	for i := range cells {
		cells[i].Value, cells[i].Struck = "", false
	}
	return cells
}
