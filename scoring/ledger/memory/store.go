// Package memory is a ledger store that keeps nothing beyond the process: for
// tests, and for tables that nobody wants to keep.
package memory

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"

	"saddlebag/scoring/ledger"
)

// A Store keeps logs in memory. The zero Store is empty and ready.
type Store struct {
	mu   sync.RWMutex
	logs map[string]*shelved
}

// A shelved log has its card beside it.
type shelved struct {
	ledger.Log
	card []byte
}

var _ ledger.Store = (*Store)(nil)

// Create starts a log with its card and first records.
func (s *Store) Create(_ context.Context, table, header string, card []byte, records ...ledger.Record) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.logs[table]; ok {
		return about(table, ledger.ErrExists)
	}
	log := &shelved{Log: ledger.Log{Header: header}, card: bytes.Clone(card)}
	if err := log.add(records); err != nil {
		return about(table, err)
	}
	if s.logs == nil {
		s.logs = map[string]*shelved{}
	}
	s.logs[table] = log
	return nil
}

// Append adds records to a log, all or none.
func (s *Store) Append(_ context.Context, table string, records ...ledger.Record) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, err := s.find(table)
	if err == nil {
		err = about(table, log.add(records))
	}
	return err
}

// add adds records, all or none.
func (l *shelved) add(records []ledger.Record) error {
	longer := l.Records[:len(l.Records):len(l.Records)]
	for _, r := range records {
		if want := len(longer) + 1; r.Number != want {
			return fmt.Errorf("entry %d where %d is next: %w", r.Number, want, ledger.ErrConflict)
		}
		if r.Key != "" && slices.ContainsFunc(longer, func(old ledger.Record) bool { return old.Key == r.Key }) {
			return fmt.Errorf("entry %d: %w", r.Number, ledger.ErrRepeated)
		}
		longer = append(longer, r)
	}
	l.Records = longer
	return nil
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(_ context.Context, table, header string, card []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, err := s.find(table)
	switch {
	case err != nil:
		return err
	case len(log.Records) > 0:
		return about(table, ledger.ErrConflict)
	}
	log.Header, log.card = header, bytes.Clone(card)
	return nil
}

// SetCard replaces the card of a log.
func (s *Store) SetCard(_ context.Context, table string, card []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, err := s.find(table)
	if err == nil {
		log.card = bytes.Clone(card)
	}
	return err
}

// Cards returns the cards of all logs.
func (s *Store) Cards(context.Context) (map[string][]byte, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	cards := make(map[string][]byte, len(s.logs))
	for table, log := range s.logs {
		cards[table] = bytes.Clone(log.card)
	}
	return cards, nil
}

// Load returns a copy of a whole log.
func (s *Store) Load(_ context.Context, table string) (*ledger.Log, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	log, err := s.find(table)
	if err != nil {
		return nil, err
	}
	return &ledger.Log{Header: log.Header, Records: slices.Clone(log.Records)}, nil
}

// Since returns the records of a log after a number.
func (s *Store) Since(_ context.Context, table string, number int) ([]ledger.Record, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	log, err := s.find(table)
	if err != nil {
		return nil, err
	}
	return slices.Clone(log.Records[min(max(number, 0), len(log.Records)):]), nil
}

// Tables lists the ids of all logs, sorted.
func (s *Store) Tables(context.Context) ([]string, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return slices.Sorted(maps.Keys(s.logs)), nil
}

// Delete removes a log.
func (s *Store) Delete(_ context.Context, table string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, err := s.find(table); err != nil {
		return err
	}
	delete(s.logs, table)
	return nil
}

func (s *Store) find(table string) (*shelved, error) {
	log, ok := s.logs[table]
	if !ok {
		return nil, about(table, ledger.ErrNotFound)
	}
	return log, nil
}

// about adds to an error which table it is about.
func about(table string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("table %q: %w", table, err)
}
