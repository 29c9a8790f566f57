package fortyniners

import (
	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every point, its clause
// and its line, and then the filled run sheets.
func result(job sheets.Job) ([]sheets.Page, error) {
	pages, err := sheets.Result(rules.Game.Info(), job)
	if err != nil {
		return nil, err
	}
	runs, err := runSheet(job)
	if err != nil {
		return nil, err
	}
	return append(pages, runs...), nil
}
