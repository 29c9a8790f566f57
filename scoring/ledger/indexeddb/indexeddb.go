//go:build js

// Package indexeddb is a ledger store in the database of a browser, for tables that live in a
// phone. What is in it survives the page, the browser and the machine, until its owner clears
// the data of the site.
//
// The database has a value under each key, as JSON: a frame for each log, each of its records,
// the keys of these, house data, and the note. Every method of the store is one transaction of
// it, so that a worker and its successor can have it open at the same time. Begin with
// [Open]; transaction.go has what it takes to use the database from Go.
package indexeddb

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"syscall/js"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// The areas of the database.
const (
	frames  = "frames"  // by the id of the log
	records = "records" // by id and number
	keys    = "keys"    // by id and the record's key
	data    = "data"    // house data, by id
	notes   = "notes"   // the keeper's note, by theNote, and others that the program keeps, by name
)

const theNote = "note"

var areas = []any{frames, records, keys, data, notes}

// version is that of the areas.
const version = 1

// A Store keeps logs in a database of the browser.
type Store struct{ db js.Value }

var _ logbook.Store = (*Store)(nil)

// Open opens a database, and makes it if there is none of that name.
func Open(ctx context.Context, name string) (s *Store, err error) {
	defer caught(&err)
	request := js.Global().Get("indexedDB").Call("open", name, version)
	prepare := js.FuncOf(func(js.Value, []js.Value) any {
		for _, area := range areas {
			request.Get("result").Call("createObjectStore", area)
		}
		return nil
	})
	defer prepare.Release()
	request.Set("onupgradeneeded", prepare)
	db, err := wait(request)
	if err != nil {
		return nil, err
	}
	s = &Store{db}
	return s, s.dropLostData()
}

// Close closes the database once all is done that was begun.
func (s *Store) Close() error {
	s.db.Call("close")
	return nil
}

// A frame is a log without its records.
type frame struct {
	Header string
	Card   []byte
	Index  *logbook.Index
	Last   int   // number of the last record
	Bytes  int64 // of the records
}

func (f *frame) set(card *logbook.Card) {
	f.Card, f.Index = card.Content(), nil
	if card != nil {
		f.Index = card.Index
	}
}

// is wants a card to have a seal; any will do if was is nil.
func (f *frame) is(id string, was []byte) error {
	if was != nil && string(was) != string(logbook.Seal(id, f.Card)) {
		return fmt.Errorf("card: %w", logbook.ErrConflict)
	}
	return nil
}

// A kept record is one as it is kept: its entry in the notation.
type kept struct {
	logbook.Record
	Entry  string
	Chance bool
}

func (k *kept) record() (r logbook.Record, err error) {
	r = k.Record
	r.Entry, err = ledger.ParseEvent(k.Entry)
	r.Entry.Chance = k.Chance
	return r, err
}

// Create starts a log with its card and its first records.
func (s *Store) Create(_ context.Context, id, header string, card *logbook.Card, list ...logbook.Record) error {
	return s.write(func(tx transaction) error {
		switch _, err := frameOf(tx, id); {
		case err == nil:
			return fmt.Errorf("table %q: %w", id, logbook.ErrExists)
		case !errors.Is(err, logbook.ErrNotFound):
			return err
		}
		f := &frame{Header: header}
		f.set(card)
		return add(tx, id, f, list)
	})
}

// Append adds records to a log, all or none.
func (s *Store) Append(_ context.Context, id string, list ...logbook.Record) error {
	return s.change(id, func(tx transaction, f *frame) error { return add(tx, id, f, list) })
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(_ context.Context, id, header string, was []byte, card *logbook.Card) error {
	return s.change(id, func(tx transaction, f *frame) error {
		if f.Last > 0 {
			return fmt.Errorf("header: %w", logbook.ErrConflict)
		}
		if err := f.is(id, was); err != nil {
			return err
		}
		f.Header = header
		f.set(card)
		return tx.put(frames, f, id)
	})
}

// SetCard replaces a card, and adds records to its log.
func (s *Store) SetCard(_ context.Context, id string, was []byte, card *logbook.Card, list ...logbook.Record) error {
	return s.change(id, func(tx transaction, f *frame) error {
		if err := f.is(id, was); err != nil {
			return err
		}
		f.set(card)
		return add(tx, id, f, list)
	})
}

// add keeps a frame with records at the end of its log.
func add(tx transaction, id string, f *frame, list []logbook.Record) error {
	for i := range list {
		r := &list[i]
		if r.Key == "" {
			continue
		}
		known, err := tx.get(keys, new(int), id, r.Key)
		if err != nil {
			return err
		}
		if known {
			return fmt.Errorf("entry %d: %w", r.Number, logbook.ErrRepeated)
		}
		if err := tx.put(keys, r.Number, id, r.Key); err != nil {
			return err
		}
	}
	for i := range list {
		r := &list[i]
		if r.Number != f.Last+1 {
			return fmt.Errorf("entry %d where %d is next: %w", r.Number, f.Last+1, logbook.ErrConflict)
		}
		if err := tx.put(records, kept{*r, r.Entry.String(), r.Entry.Chance}, id, r.Number); err != nil {
			return err
		}
		f.Last++
		f.Bytes += r.Size()
	}
	return tx.put(frames, f, id)
}

// Load returns a whole log.
func (s *Store) Load(_ context.Context, id string) (log *logbook.Log, err error) {
	err = s.read(func(tx transaction) error {
		f, err := frameOf(tx, id)
		if err != nil {
			return err
		}
		log = &logbook.Log{Header: f.Header}
		log.Records, err = recordsAfter(tx, id, 0)
		return err
	})
	return log, err
}

// Since returns the records of a log after a number.
func (s *Store) Since(_ context.Context, id string, number int) (list []logbook.Record, err error) {
	err = s.read(func(tx transaction) error {
		if _, err := frameOf(tx, id); err != nil {
			return err
		}
		list, err = recordsAfter(tx, id, number)
		return err
	})
	return list, err
}

func recordsAfter(tx transaction, id string, number int) (list []logbook.Record, err error) {
	err = tx.each(records, pair(id, number+1), func(_ js.Value, text string) error {
		var k kept
		err := json.Unmarshal([]byte(text), &k)
		if err == nil {
			var r logbook.Record
			r, err = k.record()
			list = append(list, r)
		}
		if err != nil {
			return &logbook.DamageError{Entry: number + len(list) + 1, Err: err}
		}
		return nil
	}, pair(id, js.Global().Get("Array").New()))
	return list, err
}

// Tables lists the ids of all logs, sorted.
func (s *Store) Tables(ctx context.Context) ([]string, error) {
	all, err := s.found()
	if err != nil {
		return nil, err
	}
	return all.Tables(ctx)
}

// Delete removes a log, and all that belongs to it.
func (s *Store) Delete(_ context.Context, id string) error {
	return s.change(id, func(tx transaction, _ *frame) error {
		for _, area := range []string{records, keys} {
			if err := tx.deleteAll(area, id); err != nil {
				return err
			}
		}
		return errors.Join(tx.delete(data, id), tx.delete(frames, id))
	})
}

// Card returns the text of a card.
func (s *Store) Card(_ context.Context, id string) (card []byte, err error) {
	err = s.read(func(tx transaction) error {
		f, err := frameOf(tx, id)
		if err == nil {
			card = f.Card
		}
		return err
	})
	return card, err
}

// SetData keeps house data for a log.
func (s *Store) SetData(_ context.Context, id string, text []byte) error {
	return s.write(func(tx transaction) error { return tx.put(data, text, id) })
}

// Data returns the house data set for a log.
func (s *Store) Data(_ context.Context, id string) (text []byte, err error) {
	err = s.read(func(tx transaction) error {
		_, err := tx.get(data, &text, id)
		return err
	})
	return text, err
}

// dropLostData drops the house data of logs that were never created.
func (s *Store) dropLostData() error {
	return s.write(func(tx transaction) error {
		return tx.each(data, js.Null(), func(key js.Value, _ string) error {
			_, err := frameOf(tx, key.String())
			if errors.Is(err, logbook.ErrNotFound) {
				return tx.delete(data, key.String())
			}
			return err
		})
	})
}

// SetNote replaces the keeper's note.
func (s *Store) SetNote(_ context.Context, note []byte) error { return s.Keep(theNote, note) }

// Note returns the keeper's note.
func (s *Store) Note(context.Context) ([]byte, error) { return s.Kept(theNote) }

// Keep keeps something beside the tables, by its name.
func (s *Store) Keep(name string, text []byte) error {
	return s.write(func(tx transaction) error { return tx.put(notes, text, name) })
}

// Kept is what is kept by a name; nil for nothing.
func (s *Store) Kept(name string) (text []byte, err error) {
	err = s.read(func(tx transaction) error {
		_, err := tx.get(notes, &text, name)
		return err
	})
	return text, err
}

// Ready writes the note as it is.
func (s *Store) Ready(context.Context) error {
	return s.write(func(tx transaction) error {
		var note []byte
		if there, err := tx.get(notes, &note, theNote); !there {
			return err
		}
		return tx.put(notes, note, theNote)
	})
}

// change does something to a log that is there.
func (s *Store) change(id string, do func(transaction, *frame) error) error {
	return s.write(func(tx transaction) error {
		f, err := frameOf(tx, id)
		if err != nil {
			return err
		}
		return do(tx, f)
	})
}

// frameOf is the frame of a log. It fails with logbook.ErrNotFound, or with a
// *logbook.DamageError.
func frameOf(tx transaction, id string) (*frame, error) {
	f := new(frame)
	there, err := tx.get(frames, f, id)
	switch {
	case err != nil:
		return nil, err
	case !there:
		return nil, fmt.Errorf("table %q: %w", id, logbook.ErrNotFound)
	}
	return f, nil
}
