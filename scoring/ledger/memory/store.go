// Package memory is a ledger store that keeps nothing after the process ends: for
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
	"saddlebag/scoring/ledger/logbook"
)

// A Store keeps logs in memory. The zero Store is empty and ready.
type Store struct {
	mu     sync.RWMutex
	tables map[string]*table
	data   map[string][]byte // by the log that it was set for
	note   []byte
}

// A table is a log with what belongs to it.
type table struct {
	log  logbook.Log
	card kept
	keys map[string]bool // of the log's records
}

var _ logbook.Store = (*Store)(nil)

// Create starts a log with its card and its first records.
func (s *Store) Create(_ context.Context, id, header string, card *logbook.Card, records ...logbook.Record) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.tables[id]; ok {
		return fmt.Errorf("table %q: %w", id, logbook.ErrExists)
	}
	t := &table{log: logbook.Log{Header: header}, card: cardOf(card), keys: map[string]bool{}}
	if err := t.add(records); err != nil {
		return fmt.Errorf("table %q: %w", id, err)
	}
	if s.tables == nil {
		s.tables = map[string]*table{}
	}
	s.tables[id] = t
	return nil
}

// Append adds records to a log, all or none.
func (s *Store) Append(_ context.Context, id string, records ...logbook.Record) error {
	return s.change(id, func(t *table) error { return t.add(records) })
}

// add puts records at the end of a log, all or none.
func (t *table) add(records []logbook.Record) error {
	keys := map[string]bool{}
	for _, r := range records {
		if t.keys[r.Key] || keys[r.Key] {
			return fmt.Errorf("entry %d: %w", r.Number, logbook.ErrRepeated)
		}
		if r.Key != "" {
			keys[r.Key] = true
		}
	}
	for i, r := range records {
		if want := len(t.log.Records) + 1 + i; r.Number != want {
			return fmt.Errorf("entry %d where %d is next: %w", r.Number, want, logbook.ErrConflict)
		}
	}
	t.log.Records = append(t.log.Records, records...)
	maps.Copy(t.keys, keys)
	return nil
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(_ context.Context, id, header string, was []byte, card *logbook.Card) error {
	return s.change(id, func(t *table) error {
		if len(t.log.Records) > 0 {
			return fmt.Errorf("header: %w", logbook.ErrConflict)
		}
		if was != nil && !bytes.Equal(was, logbook.Seal(id, t.card.text)) {
			return fmt.Errorf("card: %w", logbook.ErrConflict)
		}
		t.log.Header, t.card = header, cardOf(card)
		return nil
	})
}

// Load returns a copy of a whole log.
func (s *Store) Load(_ context.Context, id string) (*logbook.Log, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	t, err := s.find(id)
	if err != nil {
		return nil, err
	}
	return &logbook.Log{Header: t.log.Header, Records: slices.Clone(t.log.Records)}, nil
}

// Since returns the records of a log after a number.
func (s *Store) Since(_ context.Context, id string, number int) ([]logbook.Record, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	t, err := s.find(id)
	if err != nil {
		return nil, err
	}
	return slices.Clone(t.log.Records[min(max(number, 0), len(t.log.Records)):]), nil
}

// Tables lists the ids of all logs, sorted.
func (s *Store) Tables(context.Context) ([]string, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return slices.Sorted(maps.Keys(s.tables)), nil
}

// Card returns a copy of a card.
func (s *Store) Card(_ context.Context, id string) ([]byte, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	t, err := s.find(id)
	if err != nil {
		return nil, err
	}
	return bytes.Clone(t.card.text), nil
}

// SetCard replaces a card, and adds records to its log.
func (s *Store) SetCard(_ context.Context, id string, was []byte, card *logbook.Card, records ...logbook.Record) error {
	return s.change(id, func(t *table) error {
		if was != nil && !bytes.Equal(was, logbook.Seal(id, t.card.text)) {
			return fmt.Errorf("card: %w", logbook.ErrConflict)
		}
		if err := t.add(records); err != nil {
			return err
		}
		t.card = cardOf(card)
		return nil
	})
}

// Delete removes a log and its card.
func (s *Store) Delete(_ context.Context, id string) error {
	return s.change(id, func(*table) error {
		delete(s.tables, id)
		delete(s.data, id)
		return nil
	})
}

// SetData keeps house data for a log.
func (s *Store) SetData(_ context.Context, id string, data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.data == nil {
		s.data = map[string][]byte{}
	}
	s.data[id] = bytes.Clone(data)
	return nil
}

// Data returns a copy of the house data set for a log.
func (s *Store) Data(_ context.Context, id string) ([]byte, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return bytes.Clone(s.data[id]), nil
}

// Sizes tells how large some logs are, by their ids.
func (s *Store) Sizes(_ context.Context, tables ...string) (map[string]logbook.Size, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	sizes := map[string]logbook.Size{}
	for id, t := range s.tables {
		if !slices.Contains(tables, id) {
			continue
		}
		size := logbook.Size{Log: int64(len(t.log.Header) + len(t.card.text))}
		for i := range t.log.Records {
			size.Log += t.log.Records[i].Size()
		}
		if data, ok := s.data[id]; ok {
			size.Digest, size.Data = ledger.Digest(data), int64(len(data))
		}
		sizes[id] = size
	}
	return sizes, nil
}

// SetNote replaces the keeper's note.
func (s *Store) SetNote(_ context.Context, note []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.note = bytes.Clone(note)
	return nil
}

// Note returns a copy of the keeper's note.
func (s *Store) Note(context.Context) ([]byte, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return bytes.Clone(s.note), nil
}

// Ready finds nothing in the way: there is no disk.
func (s *Store) Ready(context.Context) error { return nil }

// change does what do says to a table while nobody else looks.
func (s *Store) change(id string, do func(*table) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	t, err := s.find(id)
	if err != nil {
		return err
	}
	if err := do(t); err != nil {
		return fmt.Errorf("table %q: %w", id, err)
	}
	return nil
}

func (s *Store) find(id string) (*table, error) {
	t, ok := s.tables[id]
	if !ok {
		return nil, fmt.Errorf("table %q: %w", id, logbook.ErrNotFound)
	}
	return t, nil
}
