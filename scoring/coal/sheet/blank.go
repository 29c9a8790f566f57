package sheet

import (
	"saddlebag/scoring"
	"saddlebag/scoring/coal"
)

// PaperRows is how many rows of the cash column filled sheets can have: more
// than any table comes to need.
const PaperRows = 3 * coal.CashRows

// Blank are the cells that somebody writes on, blank: the worksheets and the General
// Store's sheet.
func (s View) Blank() []scoring.Cell {
	w := scoring.CellWriter{}
	for _, c := range s.Cells() {
		if c.Use == scoring.Shown {
			continue
		}
		if c.ID == coal.EndDeliveriesCell { // the rows that a longer game adds
			w.Owner = c.Owner
			for i := coal.CashRows; i < PaperRows; i++ {
				WriteRow(&w, i, nil, 0)
			}
		}
		c.Value, c.Struck = "", false
		w.Cells = append(w.Cells, c)
	}
	return w.Cells
}
