package sheets

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// Written is the job of sheets as people have filled them in without a ledger:
// what is not known is blank, and what such sheets do not have is as at the
// start. Rows that only a longer game has are left out where nobody has written on
// them.
func (t Title) Written(d *final.Document) (PrintJob, error) {
	header := d.Header
	header.Final = false // the codes on them are for ledgers
	job, err := t.blank(header, d.House)
	if err != nil {
		return PrintJob{}, err
	}
	paper, spare := map[scoring.Place]bool{}, spareRows(d, job.Cells)
	var cells []scoring.Cell
	for _, c := range d.Paper {
		if spare[scoring.CellGroup(c.ID)] {
			continue
		}
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

// spareRows are the rows of a document that its sheets do not have at the start: all
// of them, where nobody has written on any.
func spareRows(d *final.Document, start []scoring.Cell) map[string]bool {
	there, spare := map[string]bool{}, map[string]bool{}
	for _, c := range start {
		there[scoring.CellGroup(c.ID)] = true
	}
	for _, c := range d.Paper {
		row := scoring.CellGroup(c.ID)
		if c.Use != scoring.Row || there[row] {
			continue
		}
		if w := d.Filled[scoring.Place{Owner: c.Owner, Cell: c.ID}]; !w.Blank() {
			return nil
		}
		spare[row] = true
	}
	return spare
}
