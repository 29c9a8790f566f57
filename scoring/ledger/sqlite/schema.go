package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"time"

	"saddlebag/scoring/ledger/schema"
)

// applicationID marks the files that are ours: "Sadl".
const applicationID = 0x5361646c

// files hold the steps that lead from an empty file to the current version,
// in the order of their names; a file's version is the number of steps taken.
// A step that has been released is never changed.
//
//go:embed schema/*.sql
var files embed.FS

func steps() ([]string, error) { return schema.Steps(files) }

// prepare makes a file ours and current, unless it is somebody else's.
func prepare(ctx context.Context, db *sql.DB) error {
	steps, err := steps()
	if err != nil {
		return err
	}
	// First without a trace: not even the journal of a foreign file changes.
	version, err := versionOf(ctx, db, len(steps))
	if err != nil {
		return err
	}
	if version > 0 {
		if err := sound(ctx, db); err != nil {
			return err
		}
	}
	if err := logAhead(ctx, db); err != nil {
		return err
	}
	if 0 < version && version < erasing {
		// What was deleted before is still in the file, which needs room for a
		// copy of itself for once. From then on it gives room back.
		if _, err := db.ExecContext(ctx, "VACUUM"); err != nil {
			return err
		}
	}
	if err := migrate(ctx, db, steps); err != nil {
		return err
	}
	return dropLostData(ctx, db)
}

// erasing is the first version in which what is deleted is overwritten.
const erasing = 3

// inspect wants a file that is ours, current and sound.
func inspect(ctx context.Context, db *sql.DB) error {
	steps, err := steps()
	if err != nil {
		return err
	}
	if err := current(ctx, db, len(steps)); err != nil {
		return err
	}
	return sound(ctx, db)
}

// current wants a file that is ours and of the latest version.
func current(ctx context.Context, db *sql.DB, latest int) error {
	version, err := versionOf(ctx, db, latest)
	switch {
	case err != nil:
		return err
	case version == 0:
		return ErrForeign
	case version < latest:
		return fmt.Errorf("version %d, where %d is needed: %w", version, latest, ErrVersion)
	}
	return nil
}

// A queryer is a database or a transaction.
type queryer interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// versionOf is the version of a file that is ours, or 0 of an empty one.
func versionOf(ctx context.Context, q queryer, latest int) (version int, err error) {
	const query = `SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id, pragma_user_version`
	var id, objects int
	if err := q.QueryRowContext(ctx, query).Scan(&id, &version, &objects); err != nil {
		return 0, err
	}
	switch {
	case id == 0 && version == 0 && objects == 0:
		return 0, nil
	case id != applicationID || version < 1:
		return 0, ErrForeign
	case version > latest:
		return 0, fmt.Errorf("version %d, where %d is the latest known: %w", version, latest, ErrVersion)
	}
	return version, nil
}

// logAhead gives a file its write-ahead log, which it keeps from then on.
func logAhead(ctx context.Context, db *sql.DB) error {
	const pause = 10 * time.Millisecond
	patience, cancel := context.WithTimeout(ctx, busyTimeout)
	defer cancel()
	for {
		var mode string
		err := db.QueryRowContext(ctx, "PRAGMA journal_mode = WAL").Scan(&mode)
		switch {
		case err == nil && mode != "wal":
			return errors.New("the file system allows no write-ahead log")
		case !isBusy(err):
			return err
		}
		// While another begins to write, the engine refuses this without
		// waiting: both might wait for each other.
		select {
		case <-time.After(pause):
		case <-patience.Done():
			return cmp.Or(ctx.Err(), err)
		}
	}
}

// migrate takes the steps that a file has not taken, all or none.
func migrate(ctx context.Context, db *sql.DB, steps []string) error {
	return transact(ctx, db, func(tx *sql.Tx) error {
		version, err := versionOf(ctx, tx, len(steps))
		if err != nil {
			return err
		}
		if version == len(steps) {
			// A file that can only be read is refused now and not at the first
			// entry: what removes nothing needs the right to write all the same.
			_, err := tx.ExecContext(ctx, "DELETE FROM logs WHERE false")
			return err
		}
		for _, step := range steps[version:] {
			if _, err := tx.ExecContext(ctx, step); err != nil {
				return err
			}
		}
		if err := sumUp(ctx, tx); err != nil {
			return err
		}
		return markVersion(ctx, tx, len(steps))
	})
}

// markVersion says in a file that it is ours, and of a version.
func markVersion(ctx context.Context, tx *sql.Tx, version int) error {
	// A pragma takes no parameters.
	mark := fmt.Sprintf("PRAGMA application_id = %d; PRAGMA user_version = %d", applicationID, version)
	_, err := tx.ExecContext(ctx, mark)
	return err
}
