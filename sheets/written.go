package sheets

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// Written is the job of sheets as people have filled them in without a ledger:
// what is not known is blank, and what such sheets do not have is as at the
// start.
func (t Title) Written(d *final.Document) (PrintJob, error) {
	header := d.Header
	header.Final = false // the codes on them are for ledgers
	job, err := t.blank(header, d.House)
	if err != nil {
		return PrintJob{}, err
	}
	paper := map[scoring.Place]bool{}
	var cells []scoring.Cell
	for _, c := range d.Paper {
		if strings.HasPrefix(c.ID, scoring.CorrectionCell("")) {
			continue // no sheet has room for it
		}
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		w := d.Filled[p]
		c.Value, c.Struck = w.Value, w.Struck
		cells, paper[p] = append(cells, c), true
	}
	for _, c := range job.Cells {
		if !paper[scoring.Place{Owner: c.Owner, Cell: c.ID}] {
			cells = append(cells, c)
		}
	}
	job.Cells, job.Started = cells, true
	return job, nil
}
