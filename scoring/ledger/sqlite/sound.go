package sqlite

import (
	"context"
	"database/sql"
	"fmt"
)

// sound reads the whole file for damage by which a table could seem to be
// shorter than it is, which no chain tells: entries that stand out of order are
// passed over by who looks for them, and a quick check does not find that. What
// damages one table only is told when that is loaded.
func sound(ctx context.Context, db *sql.DB) error {
	faults, err := faultsOf(ctx, db, 1)
	if err == nil && len(faults) > 0 {
		err = fmt.Errorf("%w: %s", ErrDamaged, faults[0])
	}
	return err
}

// mostFaults is how many faults of a file are told at most.
const mostFaults = 100

// faultsOf is what the engine finds wrong with a file, so many faults at most,
// and whose entries are in the file without their table.
func faultsOf(ctx context.Context, db *sql.DB, most int) (faults []string, err error) {
	list := func(query string, fault func(found string)) error {
		rows, err := db.QueryContext(ctx, query)
		return each(rows, err, func() error {
			var found string
			if err := rows.Scan(&found); err != nil {
				return err
			}
			fault(found)
			return nil
		})
	}
	err = list(fmt.Sprintf("PRAGMA integrity_check(%d)", most), func(found string) {
		if found != "ok" {
			faults = append(faults, found)
		}
	})
	if err != nil || len(faults) > 0 {
		return faults, err
	}
	// From one log to the next, and not from one record to the next.
	const strays = `WITH RECURSIVE of (log) AS (
			SELECT min(log) FROM records UNION ALL
			SELECT (SELECT min(log) FROM records WHERE log > of.log) FROM of WHERE log IS NOT NULL)
		SELECT log FROM of WHERE log IS NOT NULL AND log NOT IN (SELECT id FROM logs)`
	err = list(strays, func(log string) {
		faults = append(faults, fmt.Sprintf("there are entries of a table %q, which is not there", log))
	})
	return faults, err
}
