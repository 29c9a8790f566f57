package final

import (
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Of is the filled sheets of a ledger's game as it stands, with what the table
// has corrected.
func Of(shelf ledger.Shelf, o *ledger.Opened) (*Document, error) {
	header := o.Doc.Header
	header.Players = o.Fold.Names()
	d, err := Start(shelf, header, func(scoring.Game) (ledger.HouseData, error) { return o.House, nil })
	if err != nil {
		return nil, err
	}
	d.Filled = scoring.Filling(d.Paper, o.Fold.State())
	for seat := range d.Setup.Players {
		for _, field := range d.Game.Info().Fields {
			if sum := o.Fold.Corrected(seat, field.Name); sum != 0 {
				d.Filled[scoring.Place{Owner: seat, Cell: scoring.CorrectionCell(field.Name)}] = scoring.Written{Value: sum.String()}
			}
		}
	}
	return d, nil
}
