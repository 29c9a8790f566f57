// Package memory is a ledger store that keeps nothing beyond the process: for
// tests, and for tables that nobody wants to keep.
package memory

import (
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
	logs map[string]*ledger.Log
}

var _ ledger.Store = (*Store)(nil)

// Create starts an empty log.
func (s *Store) Create(_ context.Context, table, header string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.logs[table]; ok {
		return fmt.Errorf("table %q: %w", table, ledger.ErrExists)
	}
	if s.logs == nil {
		s.logs = map[string]*ledger.Log{}
	}
	s.logs[table] = &ledger.Log{Header: header}
	return nil
}

// Append adds records to a log, all or none.
func (s *Store) Append(_ context.Context, table string, records ...ledger.Record) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	log, err := s.find(table)
	if err != nil {
		return err
	}
	for i, r := range records {
		if want := len(log.Records) + 1 + i; r.Number != want {
			return fmt.Errorf("table %q: entry %d where %d is next: %w", table, r.Number, want, ledger.ErrConflict)
		}
	}
	log.Records = append(log.Records, records...)
	return nil
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

func (s *Store) find(table string) (*ledger.Log, error) {
	log, ok := s.logs[table]
	if !ok {
		return nil, fmt.Errorf("table %q: %w", table, ledger.ErrNotFound)
	}
	return log, nil
}
