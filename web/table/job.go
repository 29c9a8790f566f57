package table

import (
	"saddlebag/scoring/speech"
	"saddlebag/sheets/press"
	"saddlebag/web/live/views"
)

// JobOf is the job of a table's sheets as they stand, in a language. Their panels show no
// tally.
func JobOf(v *views.View, l *speech.Language) (press.Job, error) {
	setup, err := v.Header.Setup(v.Info, v.House.House)
	if err != nil {
		return press.Job{}, err
	}
	setup.Players = v.Names
	return press.Job{
		Game: v.Info, Date: v.Header.Date, Title: v.Header.Title,
		Cells: v.State.Cells(), Moment: v.State.Moment(), Outcome: v.Outcome, Setup: setup, Players: len(v.Names), Started: true,
		Language: l, Data: speech.Words(v.House.Data.Name), House: v.House.Ours(),
	}, nil
}
