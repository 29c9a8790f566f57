package rintintin

import (
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every point, its clause
// and its line, and then the filled score sheet and the board as it was left.
func result(job sheets.Job) ([]sheets.Page, error) {
	pages, err := sheets.Result(rules.Game.Info(), job)
	if err != nil {
		return nil, err
	}
	for _, more := range []func(sheets.Job) ([]sheets.Page, error){score, boardSmall} {
		made, err := more(job)
		if err != nil {
			return nil, err
		}
		pages = append(pages, made...)
	}
	return pages, nil
}
