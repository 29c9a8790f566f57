//go:build js

package indexeddb

import (
	"context"
	"encoding/json"
	"errors"
	"syscall/js"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
)

// found are all frames with their house data, in memory, where they are found and counted: a
// phone has a few dozen tables.
func (s *Store) found() (*memory.Store, error) {
	ctx, all := context.Background(), new(memory.Store)
	return all, s.read(func(tx transaction) error {
		err := tx.each(frames, js.Null(), func(id js.Value, text string) error {
			var f frame
			if err := json.Unmarshal([]byte(text), &f); err != nil {
				return &logbook.DamageError{Entry: 1, Err: err}
			}
			return all.Create(ctx, id.String(), f.Header, &logbook.Card{Text: f.Card, Index: f.Index})
		})
		return errors.Join(err, tx.each(data, js.Null(), func(id js.Value, text string) error {
			var house []byte
			err := json.Unmarshal([]byte(text), &house)
			return errors.Join(err, all.SetData(ctx, id.String(), house))
		}))
	})
}

// Led says which tables some ways lead to.
func (s *Store) Led(ctx context.Context, ways ...string) (map[string][]string, error) {
	all, err := s.found()
	if err != nil {
		return nil, err
	}
	return all.Led(ctx, ways...)
}

// Unindexed lists tables whose cards have no index.
func (s *Store) Unindexed(ctx context.Context, after string, most int) ([]string, error) {
	all, err := s.found()
	if err != nil {
		return nil, err
	}
	return all.Unindexed(ctx, after, most)
}

// Index sets the indexes of existing cards.
func (s *Store) Index(_ context.Context, indexes ...logbook.Indexed) error {
	return s.write(func(tx transaction) error {
		for _, in := range indexes {
			f, err := frameOf(tx, in.Table)
			if err == nil && f.is(in.Table, in.Seal) == nil {
				f.Index = in.Index
				err = tx.put(frames, f, in.Table)
			}
			if err != nil && !errors.Is(err, logbook.ErrNotFound) {
				return err
			}
		}
		return nil
	})
}

// Over lists the tables whose time is over.
func (s *Store) Over(ctx context.Context, ended, trashed time.Time) ([]logbook.Life, error) {
	all, err := s.found()
	if err != nil {
		return nil, err
	}
	return all.Over(ctx, ended, trashed)
}

// Newest is when any table was used last.
func (s *Store) Newest(ctx context.Context) (time.Time, error) {
	all, err := s.found()
	if err != nil {
		return time.Time{}, err
	}
	return all.Newest(ctx)
}

// Taken counts a maker's tables, and all tables.
func (s *Store) Taken(ctx context.Context, maker, digest string) (of, total logbook.Account, err error) {
	all, err := s.found()
	if err != nil {
		return of, total, err
	}
	return all.Taken(ctx, maker, digest)
}

// Sizes tells how large some logs are, by their ids.
func (s *Store) Sizes(ctx context.Context, tables ...string) (map[string]logbook.Size, error) {
	all, err := s.found()
	if err != nil {
		return nil, err
	}
	sizes, err := all.Sizes(ctx, tables...)
	if err != nil {
		return nil, err
	}
	return sizes, s.read(func(tx transaction) error {
		for id, size := range sizes {
			f, err := frameOf(tx, id)
			if err != nil {
				return err
			}
			size.Log += f.Bytes
			sizes[id] = size
		}
		return nil
	})
}
