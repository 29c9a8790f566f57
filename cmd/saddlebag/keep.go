package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/live"
)

// openTables takes up the tables of a database.
func openTables(ctx context.Context, store *sqlite.Store, log *slog.Logger) (*live.Tables, error) {
	return live.Open(ctx, live.Config{Shelf: shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: time.Now, Log: log})
}

// sweeping is how often tables whose time is over are looked for.
const sweeping = 10 * time.Minute

// sweep deletes tables whose time is over, until ctx is done.
func sweep(ctx context.Context, tables *live.Tables, log *slog.Logger) {
	ticks := time.NewTicker(sweeping)
	defer ticks.Stop()
	for {
		switch deleted, err := tables.Sweep(ctx); {
		case err != nil && ctx.Err() == nil:
			log.Error("sweep", "error", err)
		case deleted > 0:
			log.Info("sweep", "deleted", deleted)
		}
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
	}
}
