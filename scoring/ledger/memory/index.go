package memory

import (
	"bytes"
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// A kept is a card that is kept, with its index; nil for none yet.
type kept struct {
	text  []byte
	index *logbook.Index
}

func cardOf(c *logbook.Card) kept {
	if c == nil {
		return kept{}
	}
	return kept{bytes.Clone(c.Text), toSeconds(c.Index)}
}

// toSeconds copies an index, its times to a second.
func toSeconds(of *logbook.Index) *logbook.Index {
	if of == nil {
		return nil
	}
	c := *of
	c.Ways = slices.Clone(of.Ways)
	for _, at := range []*time.Time{&c.Used, &c.Ends, &c.Trashed} {
		if !at.IsZero() {
			*at = time.Unix(at.Unix(), 0).UTC()
		}
	}
	return &c
}

// Led says which tables some ways lead to.
func (s *Store) Led(_ context.Context, ways ...string) (map[string][]string, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	led := map[string][]string{}
	for id, t := range s.tables {
		if t.card.index == nil {
			continue
		}
		for _, way := range t.card.index.Ways {
			if slices.Contains(ways, way) {
				led[way] = append(led[way], id)
			}
		}
	}
	for _, ids := range led {
		slices.Sort(ids)
	}
	return led, nil
}

// Unindexed lists tables whose cards have no index.
func (s *Store) Unindexed(_ context.Context, after string, most int) ([]string, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	var ids []string
	for _, id := range slices.Sorted(maps.Keys(s.tables)) {
		if c := s.tables[id].card; id > after && len(c.text) > 0 && c.index == nil && len(ids) < most {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

// Index sets the indexes of existing cards.
func (s *Store) Index(_ context.Context, indexes ...logbook.Indexed) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, in := range indexes {
		if t, ok := s.tables[in.Table]; ok && bytes.Equal(in.Seal, logbook.Seal(in.Table, t.card.text)) {
			t.card.index = toSeconds(in.Index)
		}
	}
	return nil
}

// Over lists the tables whose time is over.
func (s *Store) Over(_ context.Context, ended, trashed time.Time) ([]logbook.Life, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	var over []logbook.Life
	for id, t := range s.tables {
		in := t.card.index
		switch {
		case in == nil:
		case in.Trashed.IsZero() && !in.Ends.IsZero() && in.Ends.Before(ended), !in.Trashed.IsZero() && in.Trashed.Before(trashed):
			over = append(over, logbook.Life{Table: id, Used: in.Used, Ends: in.Ends, Trashed: in.Trashed})
		}
	}
	slices.SortFunc(over, func(a, b logbook.Life) int { return cmp.Compare(a.Table, b.Table) })
	return over, nil
}

// Newest is when any table was used last.
func (s *Store) Newest(context.Context) (newest time.Time, err error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	for _, t := range s.tables {
		if in := t.card.index; in != nil && in.Used.After(newest) {
			newest = in.Used
		}
	}
	return newest, nil
}

// Taken counts a maker's tables, and all tables.
func (s *Store) Taken(_ context.Context, maker, digest string) (of, all logbook.Account, err error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	digests := map[string]map[bool]bool{} // by which the accounts have counted: the maker's, or that of all
	for id, t := range s.tables {
		in := t.card.index
		own := in != nil && in.Maker == maker
		var data []byte
		if data = s.data[id]; data != nil && digests[ledger.Digest(data)] == nil {
			digests[ledger.Digest(data)] = map[bool]bool{}
		}
		for account, a := range map[bool]*logbook.Account{true: &of, false: &all} {
			if account && !own {
				continue
			}
			a.Tables++
			if in != nil {
				a.Bytes += in.Bytes
			}
			if counted := digests[ledger.Digest(data)]; data != nil && !counted[account] {
				counted[account] = true
				a.Bytes += int64(len(data))
				a.Data = a.Data || ledger.Digest(data) == digest
			}
		}
	}
	return of, all, nil
}
