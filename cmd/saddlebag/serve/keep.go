package serve

import (
	"context"
	"log/slog"
	"time"

	"saddlebag/web/live"
)

// lettingGo is how often the memory of tables that nobody looks at is given back.
const lettingGo = 10 * time.Second

// letGo gives back the memory of tables that nobody looks at, until ctx is done.
func letGo(ctx context.Context, tables *live.Tables) {
	ticks := time.NewTicker(lettingGo)
	defer ticks.Stop()
	for {
		select {
		case <-ticks.C:
			tables.LetGo()
		case <-ctx.Done():
			return
		}
	}
}

// sweeping is how often tables whose time is over are looked for.
const sweeping = 10 * time.Minute

// sweep puts tables whose time is over into the trash, and deletes what was there
// for long enough, until ctx is done.
func sweep(ctx context.Context, tables *live.Tables, log *slog.Logger) {
	ticks := time.NewTicker(sweeping)
	defer ticks.Stop()
	for {
		done, err := tables.Sweep(ctx)
		if err != nil && ctx.Err() == nil {
			log.Error("sweep", "error", err)
		}
		if done.Jumped != 0 {
			log.Warn("the clock has jumped, or nobody has served the tables for long: their time begins anew",
				"by", done.Jumped, "would be over", done.Waiting)
		}
		if len(done.Trashed)+len(done.Deleted) > 0 {
			log.Info("sweep", "trashed", done.Trashed, "deleted", done.Deleted)
		}
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
	}
}
