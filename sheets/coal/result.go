package coal

import (
	rules "saddlebag/scoring/coal"
	"saddlebag/sheets"
)

// result makes the score of a ledger: the ranking with every dollar, its
// clause and its line, and then each player's filled worksheet.
func result(job sheets.Job) ([]sheets.Page, error) {
	pages, err := sheets.Result(rules.Game.Info(), job)
	if err != nil {
		return nil, err
	}
	sheetsOf, err := worksheet(job)
	if err != nil {
		return nil, err
	}
	return append(pages, sheetsOf...), nil
}
