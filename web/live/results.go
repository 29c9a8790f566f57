package live

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
)

// Results are the games of a store's tables that are over, the oldest first. Their people's ids are
// the names. Tables in the trash are left out; of those that are damaged, the ids are returned.
func Results(ctx context.Context, shelf ledger.Catalog, store logbook.Store, clock func() time.Time) (plays []nights.Play, damaged []string, err error) {
	all := &Tables{Config: Config{Shelf: shelf, Store: store, Clock: clock}, cache: newCache()}
	ids, err := store.Tables(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range ids {
		t, err := all.table(ctx, id)
		if errors.Is(err, ErrUnknown) {
			continue
		}
		if err == nil {
			err = t.load(ctx)
		}
		switch {
		case errors.As(err, new(*logbook.DamageError)) || err == nil && t.damage != nil:
			damaged = append(damaged, id)
		case err != nil:
			return nil, nil, err
		case t.game.Truth.Outcome().Over:
			plays = append(plays, t.asPlay(t.game.Truth, t.game.Truth.Names()))
		}
		if t != nil {
			all.cache.forget(t)
		}
	}
	slices.SortStableFunc(plays, func(a, b nights.Play) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), a.Began.Compare(b.Began))
	})
	return plays, damaged, nil
}
