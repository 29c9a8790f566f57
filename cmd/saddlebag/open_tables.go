package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"saddlebag/scoring/dice"
	"saddlebag/web/live"
	"saddlebag/web/live/quota"
)

// openTables takes up the tables of a database by the settings.
func openTables(ctx context.Context, s *settings, file string, store tableStore, log *slog.Logger) (*live.Tables, error) {
	limits, err := quota.Parse(s.Quotas)
	if err != nil {
		return nil, failed("quotas", "%w", err)
	}
	if s.Trash < 1 {
		return nil, failed("trash", "%d is not a number of days from 1", s.Trash)
	}
	tables, err := live.Open(ctx, live.Config{
		Shelf: shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: time.Now, Log: log,
		Quota: limits, Free: freeDisk(file), Trash: s.Trash,
	})
	if err != nil {
		return nil, failed(shown(file), "%w", err)
	}
	return tables, nil
}
