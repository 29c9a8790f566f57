package final

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Of is the filled sheets of a ledger's game as it stands, with what the table
// has corrected.
func Of(shelf ledger.Catalog, o *ledger.Opened) (*Document, error) {
	header := o.Doc.Header
	header.Players = o.Fold.Names()
	d, err := Start(shelf, header, func(scoring.Game) (ledger.HouseData, error) { return o.House, nil })
	if err != nil {
		return nil, err
	}
	if err := d.room(o.Fold.State()); err != nil {
		return nil, err
	}
	d.Filled = scoring.FilledFrom(d.Paper, o.Fold.State())
	for seat := range d.Setup.Players {
		for _, field := range d.Game.Info().Fields {
			if sum, any := o.Fold.Corrected(seat, field.Name); any {
				d.Filled[scoring.Place{Owner: seat, Cell: scoring.CorrectionCell(field.Name)}] = scoring.Written{Value: sum.String()}
			}
		}
	}
	return d, nil
}

// room says which row of a game the sheets have no room for.
func (d *Document) room(state scoring.State) error {
	cells := map[scoring.Place]bool{}
	for _, c := range d.Paper {
		cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] = true
	}
	for _, c := range state.Cells() {
		if c.Use == scoring.Row && !cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] {
			return fmt.Errorf("the sheets have no room for so long a game: there is no cell %s", c.ID)
		}
	}
	return nil
}
