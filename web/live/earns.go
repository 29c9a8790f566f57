package live

import (
	"context"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Earns is what an event would bring its actor for good, in tenths, as the place
// knows the game; nothing is entered. It fails as Enter does.
func (p Place) Earns(ctx context.Context, event string) (sum scoring.Tenths, err error) {
	e, err := ledger.ParseEvent(event)
	if err != nil {
		return 0, err
	}
	err = p.entering(ctx, func() (err error) {
		sum, err = p.earns(e)
		return err
	})
	return sum, err
}

func (p Place) earns(e ledger.Entry) (scoring.Tenths, error) {
	would := p.Table.game.of(p.Seat).Clone()
	seat, _, known := would.Actor(e.Actor)
	if known {
		if err := p.may(e, seat); err != nil {
			return 0, err
		}
	}
	number := len(p.Table.log.Records) + 1
	if v := would.Apply(number, e); v != nil {
		return 0, v
	}
	sum := scoring.Tenths(0)
	if seat != scoring.Table {
		for _, l := range would.State().Tally()[seat].Lines {
			if l.Event == number && !l.Open {
				sum += l.Amount
			}
		}
	}
	return sum, nil
}
