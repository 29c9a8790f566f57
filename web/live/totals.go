package live

import (
	"context"

	"saddlebag/scoring"
)

// Totals are each seat's scores at the start, at the end of each round and
// now, as a place may know them.
func (p Place) Totals(ctx context.Context) ([][]scoring.Tenths, error) {
	unlock, err := p.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer unlock()
	round := func(s scoring.State) int { return s.Moment().Round }
	return p.Table.game.of(p.Seat).Totals(round), nil
}
