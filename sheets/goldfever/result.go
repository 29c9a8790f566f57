package goldfever

import (
	rules "saddlebag/scoring/goldfever"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every point, its clause
// and its line, and then the cards and the record as they were left.
func result(job sheets.Job) ([]sheets.Page, error) {
	pages, err := sheets.Result(rules.Game.Info(), job)
	if err != nil {
		return nil, err
	}
	for _, more := range []func(sheets.Job) ([]sheets.Page, error){characters, record} {
		made, err := more(job)
		if err != nil {
			return nil, err
		}
		pages = append(pages, made...)
	}
	return pages, nil
}
