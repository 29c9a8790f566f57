package sheets

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/sheets/press"
)

// Written is the job of sheets as people have filled them in without a ledger: unknown cells
// are blank, and cells that such sheets don't have are as they were at the start. Rows that
// only a longer game has are left out where nobody has written on them.
func (t Title) Written(d *final.Document) (press.Job, error) {
	header := d.Header
	header.Final = false // the codes on them are for ledgers
	job, err := t.blank(header, d.House)
	if err != nil {
		return press.Job{}, err
	}
	paper, spare := map[scoring.Place]bool{}, map[string]bool{}
	if rows := spareRows(d, job.Cells); !IsLonger(d, rows) {
		for _, p := range rows {
			spare[scoring.CellGroup(p.Cell)] = true
		}
	}
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
	job.Called, job.Date = header.Title, dateOf(header)
	return job, nil
}

// Spare are the places of rows that only a longer game has.
func (t Title) Spare(d *final.Document) ([]scoring.Place, error) {
	job, err := t.blank(d.Header, d.House)
	return spareRows(d, job.Cells), err
}

// spareRows are the places of rows of a document that its sheets do not have at the
// start.
func spareRows(d *final.Document, start []scoring.Cell) []scoring.Place {
	var spare []scoring.Place
	there := map[string]bool{}
	for _, c := range start {
		there[scoring.CellGroup(c.ID)] = true
	}
	for _, c := range d.Paper {
		if c.Use == scoring.Row && !there[scoring.CellGroup(c.ID)] {
			spare = append(spare, scoring.Place{Owner: c.Owner, Cell: c.ID})
		}
	}
	return spare
}

// IsLonger says whether sheets need rows of a longer game: somebody has written on one.
func IsLonger(d *final.Document, spare []scoring.Place) bool {
	return slices.ContainsFunc(spare, func(p scoring.Place) bool { return !d.Filled[p].Blank() })
}
