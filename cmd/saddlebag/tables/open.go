package tables

import (
	"context"
	"crypto/rand"
	"log/slog"
	"time"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/web/live"
	"saddlebag/web/live/quota"
)

// Open takes up the tables of a database by the settings.
func Open(ctx context.Context, s *command.Settings, file string, store Store, log *slog.Logger) (*live.Tables, error) {
	limits, err := quota.Parse(s.Quotas)
	if err != nil {
		return nil, command.FailedBy("quotas", err)
	}
	if s.Trash < 1 {
		return nil, command.Failed("trash", "cli.not-days", "days", s.Trash)
	}
	tables, err := live.Open(ctx, live.Config{
		Shelf: titles.Shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: time.Now, Log: log,
		Quota: limits, Free: freeDisk(file), Trash: s.Trash,
	})
	if err != nil {
		return nil, command.FailedBy(Shown(file), err)
	}
	return tables, nil
}
