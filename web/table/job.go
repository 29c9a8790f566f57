package table

import (
	"saddlebag/sheets/press"
	"saddlebag/web/live/views"
)

// JobOf is the job of a table's sheets as they stand. Their panels show no
// tally.
func JobOf(v *views.View) (press.Job, error) {
	setup, err := v.Header.Setup(v.Info, v.House.House)
	if err != nil {
		return press.Job{}, err
	}
	setup.Players = v.Names
	return press.Job{
		Cells: v.State.Cells(), Moment: v.State.Moment(), Outcome: v.Outcome, Setup: setup, Players: len(v.Names), Started: true,
		Data: v.House.Data.Name, House: v.House.Ours(),
	}, nil
}
