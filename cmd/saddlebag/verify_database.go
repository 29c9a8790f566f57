package main

import (
	"context"
	"errors"

	"saddlebag/scoring/ledger/sqlite"
)

// databaseHead is how every SQLite file begins.
const databaseHead = "SQLite format 3\x00"

// verifyDatabase verifies the chains of all tables in a database, by their ids.
func verifyDatabase(ctx context.Context, file string) (found []verification, err error) {
	if file == "-" {
		return nil, failed(file, "a database cannot be read from standard input")
	}
	store, err := sqlite.OpenReadOnly(ctx, file)
	if err != nil {
		return nil, failed(file, "%w", plainCause(err))
	}
	defer func() {
		if closing := store.Close(); closing != nil {
			err = errors.Join(err, failed(file, "%w", closing))
		}
	}()
	tables, err := store.Tables(ctx)
	if err != nil {
		return nil, failed(file, "%w", err)
	}
	for _, table := range tables {
		log, err := store.Load(ctx, table)
		if err != nil {
			return nil, failed(file, "%w", err)
		}
		found = append(found, verify(file, table, log))
	}
	return found, nil
}
