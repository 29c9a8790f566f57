package postgres

import (
	"context"
	"embed"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"saddlebag/scoring/ledger/schema"
)

// files hold the steps that lead from an empty database to the current version, in
// the order of their names; a database's version is the number of steps taken. A step
// that has been released is never changed.
//
//go:embed schema/*.sql
var files embed.FS

// locking is the advisory lock under which a database is made current: "Sadl". The one
// after it is for what only one does at a time.
const locking = 0x5361646c

func steps() ([]string, error) { return schema.Steps(files) }

// oldest is the first version of the program that can work on a database after a step,
// beside programs that know it: while servers are brought up to date one after the other, both
// kinds serve. The step says so in its first line.
func oldest(step string) (version int, err error) {
	if _, err := fmt.Sscanf(step, "-- oldest: %d\n", &version); err != nil {
		return 0, fmt.Errorf("a step does not say what can work on it: %w", err)
	}
	return version, nil
}

// prepare makes a database ours and current, all or none, unless it is somebody
// else's; of several that try at once, one does.
func prepare(ctx context.Context, pool *pgxpool.Pool) error {
	steps, err := steps()
	if err != nil {
		return err
	}
	return migrate(ctx, pool, steps)
}

// migrate takes the steps that a database lacks.
func migrate(ctx context.Context, pool *pgxpool.Pool, steps []string) error {
	return pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", locking); err != nil {
			return err
		}
		version, from, err := versionOf(ctx, tx)
		switch {
		case err != nil:
			return err
		case from > len(steps):
			return fmt.Errorf("version %d, which wants a program of version %d or later, where this is of %d: %w", version, from, len(steps), ErrVersion)
		case version >= len(steps):
			return nil
		}
		for _, step := range steps[version:] {
			can, err := oldest(step)
			if err != nil {
				return err
			}
			if _, err := tx.Exec(ctx, step); err != nil {
				return err
			}
			from = max(from, can)
		}
		_, err = tx.Exec(ctx, "UPDATE saddlebag SET version = $1, oldest = $2", len(steps), from)
		return err
	})
}

// versionOf is the version of a database that is ours, and the first version of the
// program that can work on it; or 0 of an empty one, which is marked as ours.
func versionOf(ctx context.Context, tx pgx.Tx) (version, from int, err error) {
	const query = `SELECT count(*), count(*) FILTER (WHERE relname = 'saddlebag') FROM pg_class
		WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm')`
	var all, ours int
	if err := tx.QueryRow(ctx, query).Scan(&all, &ours); err != nil {
		return 0, 0, err
	}
	switch {
	case all > 0 && ours == 0:
		return 0, 0, ErrForeign
	case ours == 0:
		_, err := tx.Exec(ctx, "CREATE TABLE saddlebag (version integer NOT NULL, oldest integer NOT NULL); INSERT INTO saddlebag VALUES (0, 0)")
		return 0, 0, err
	}
	err = tx.QueryRow(ctx, "SELECT version, oldest FROM saddlebag").Scan(&version, &from)
	return version, from, err
}
