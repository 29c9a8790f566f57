package live

import (
	"context"
	"errors"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger/logbook"
)

// pause is how long after its last entry a game still counts as being played.
const pause = 12 * time.Hour

// Played says whether somebody watches a table, or plays a game that isn't over.
func (all *Tables) Played(ctx context.Context) (bool, error) {
	ids, err := all.Store.Tables(ctx)
	if err != nil {
		return false, err
	}
	for _, id := range ids {
		t, err := all.table(ctx, id)
		played := false
		if err == nil {
			played, err = t.isPlayed(ctx)
		}
		if errors.Is(err, ErrUnknown) || errors.As(err, new(*logbook.DamageError)) {
			continue
		}
		if played || err != nil {
			return played, err
		}
	}
	return false, nil
}

func (t *Table) isPlayed(ctx context.Context) (bool, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := t.all.Clock()
	if len(t.watching) > 0 {
		return true, nil
	}
	if now.Sub(t.meta.Used) > pause+day { // as it's known to a day
		return false, nil
	}
	if err := t.load(ctx); err != nil {
		return false, err
	}
	last := len(t.log.Records) - 1
	return last >= 0 && now.Sub(t.log.Records[last].Time) <= pause && !t.game.Over(scoring.Table), nil
}
