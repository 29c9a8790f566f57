package maloney

import (
	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every point, its clause
// and its line, and then the filled notary's ledger.
func result(job sheets.Job) ([]sheets.Page, error) {
	pages, err := sheets.Result(rules.Game.Info(), job)
	if err != nil {
		return nil, err
	}
	book, err := notary(job)
	if err != nil {
		return nil, err
	}
	return append(pages, book...), nil
}
