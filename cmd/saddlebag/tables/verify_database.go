package tables

import (
	"context"
	"errors"
	"strings"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web/live"
)

// verifyDatabase verifies the chains of all tables in a database, by their ids.
// It goes on after every fault: first comes what is wrong with the file as a
// whole.
func verifyDatabase(ctx context.Context, file string) (found []verification, err error) {
	if file == "-" {
		return nil, command.Failed(file, "cli.database-stdin")
	}
	store, faults, err := openDamaged(ctx, file)
	if err != nil {
		return nil, err
	}
	file = Shown(file)
	defer func() {
		if closing := store.Close(); closing != nil {
			err = errors.Join(err, command.FailedBy(file, closing))
		}
	}()
	if len(faults) > 0 {
		found = append(found, verification{File: file, State: damaged, Error: strings.Join(faults, "; ")})
	}
	tables, err := store.Tables(ctx)
	if err != nil {
		found = append(found, verification{File: file, State: damaged, Error: command.Say("cli.list-of-tables", "why", err)})
	}
	for _, table := range tables {
		found = append(found, verifyTable(ctx, store, file, table))
	}
	return found, nil
}

// openDamaged opens a database whatever is wrong with it, and tells what is wrong with
// it as a whole.
func openDamaged(ctx context.Context, file string) (store Store, faults []string, err error) {
	if postgres.Is(file) { // which looks after itself
		store, err = OpenToRead(ctx, file)
		return store, nil, err
	}
	salvaged, faults, err := sqlite.Salvage(ctx, file)
	if err != nil {
		return nil, nil, command.FailedBy(file, command.PlainCause(err))
	}
	return salvaged, faults, nil
}

// verifyTable verifies one table, and its card.
func verifyTable(ctx context.Context, store Store, file, table string) verification {
	log, err := store.Load(ctx, table)
	var damage *logbook.DamageError
	if err != nil && !errors.As(err, &damage) {
		return verification{File: file, Table: table, State: unreadable, Error: err.Error()}
	}
	card, cardErr := store.Card(ctx, table)
	log.Journal = live.JournalOf(card)
	v := verify(file, table, log)
	if damage != nil && v.Whole { // what can be read is whole, and there is more
		v.Whole, v.State, v.Error = false, unreadable, damage.Error()
	}
	if err = cardErr; errors.As(err, &damage) {
		err = damage.Err
	}
	if err != nil && v.Whole {
		v.Whole, v.State, v.Error = false, cardless, err.Error()
	} else if err != nil {
		v.Error += "; " + err.Error()
	}
	return v
}
