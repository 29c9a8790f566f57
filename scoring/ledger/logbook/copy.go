package logbook

import (
	"context"
	"errors"
	"fmt"
)

// ErrDiverged says that a table is in two stores and was played on in both, or that
// they are two different tables.
var ErrDiverged = errors.New("the table there is another one")

// copied is how many records are appended at a time.
const copied = 1000

// A source is a table that is to be copied.
type source struct {
	log  *Log
	card []byte
	data []byte // nil for none
}

// read reads a table with all that's kept of it, and verifies its chain.
func read(ctx context.Context, from Store, table string) (s source, err error) {
	if s.log, err = from.Load(ctx, table); err != nil {
		return s, err
	}
	if s.card, err = from.Card(ctx, table); err != nil {
		return s, err
	}
	if _, err = Verify(s.log.Header, s.log.Records); err != nil {
		return s, err
	}
	s.data, err = from.Data(ctx, table)
	return s, err
}

// Copy brings a table of one store up to date in another, which may already have a part of
// it, and returns how many entries were new. It verifies the chain before and after. The other
// store gets a card, or if that's nil the one that the table has. It fails with ErrDiverged, with
// a *DamageError, or as the stores do. What was written by then stays, and the next Copy
// continues from there.
func Copy(ctx context.Context, from, to Store, table string, card *Card) (added int, err error) {
	s, err := read(ctx, from, table)
	if err != nil {
		return 0, err
	}
	if card == nil {
		card = &Card{Text: s.card}
	}
	if s.data != nil {
		if err := to.SetData(ctx, table, s.data); err != nil {
			return 0, err
		}
	}
	known, err := begun(ctx, to, table, s.log.Header, card)
	if err != nil {
		return 0, err
	}
	if err := begins(s.log, known); err != nil {
		return 0, fmt.Errorf("table %q: %w", table, err)
	}
	for rest := s.log.Records[len(known):]; len(rest) > 0; rest = rest[min(copied, len(rest)):] {
		if err := to.Append(ctx, table, rest[:min(copied, len(rest))]...); err != nil {
			return added, err
		}
		added += min(copied, len(rest))
	}
	if err := to.SetCard(ctx, table, nil, card); err != nil {
		return added, err
	}
	return added, same(ctx, to, table, s.log)
}

// Compare says whether another store knows a table, and how many entries it lacks: less than none
// where it's ahead. It verifies the table and fails as Copy does, but writes nothing.
func Compare(ctx context.Context, from, to Store, table string) (known bool, lacks int, err error) {
	s, err := read(ctx, from, table)
	if err != nil {
		return false, 0, err
	}
	there, err := to.Load(ctx, table)
	if errors.Is(err, ErrNotFound) {
		return false, len(s.log.Records), nil
	}
	if err != nil {
		return false, 0, err
	}
	lacks = len(s.log.Records) - len(there.Records)
	if lacks < 0 {
		err = begins(there, s.log.Records)
	} else {
		err = begins(s.log, there.Records)
	}
	if err == nil && there.Header != s.log.Header && len(there.Records) > 0 {
		err = ErrDiverged
	}
	if err != nil {
		err = fmt.Errorf("table %q: %w", table, err)
	}
	return true, lacks, err
}

// begun is what a store has of a table, which is created there where it is not.
func begun(ctx context.Context, to Store, table, header string, card *Card) ([]Record, error) {
	there, err := to.Load(ctx, table)
	switch {
	case errors.Is(err, ErrNotFound):
		return nil, to.Create(ctx, table, header, card)
	case err != nil:
		return nil, err
	case there.Header != header && len(there.Records) == 0:
		return nil, to.Amend(ctx, table, header, nil, card)
	case there.Header != header:
		return nil, fmt.Errorf("table %q: %w", table, ErrDiverged)
	}
	return there.Records, nil
}

// begins wants a log to begin with some records: its chain says so.
func begins(log *Log, records []Record) error {
	last := len(records) - 1
	if last >= len(log.Records) || last >= 0 && records[last].Chain != log.Records[last].Chain {
		return ErrDiverged
	}
	return nil
}

// same wants a store to have a table as it was copied.
func same(ctx context.Context, to Store, table string, log *Log) error {
	there, err := to.Load(ctx, table)
	if err != nil {
		return err
	}
	if _, err := Verify(there.Header, there.Records); err != nil {
		return err
	}
	if len(there.Records) != len(log.Records) || begins(there, log.Records) != nil || there.Header != log.Header {
		return fmt.Errorf("table %q: %w", table, ErrDiverged)
	}
	return nil
}
