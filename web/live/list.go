package live

import (
	"context"
	"time"

	"saddlebag/scoring/ledger"
)

// A Listed is a table as whoever keeps the server sees it. What cannot be read of
// one that is damaged is empty.
type Listed struct {
	ID      string
	Game    string
	Title   string
	Players []string
	Entries int
	Bytes   int64
	Made    time.Time
	Used    time.Time // to a day
	Keep    int       // days after the last use; 0 for ever
	Trashed time.Time // when it was put into the trash; zero for a table in use
	Damage  string    // what is wrong with it; empty for nothing
}

// List lists the tables of a store by their ids, those in the trash too.
func List(ctx context.Context, store ledger.Store) ([]Listed, error) {
	ids, err := store.Tables(ctx)
	if err != nil {
		return nil, err
	}
	cards, err := store.Cards(ctx)
	if err != nil {
		return nil, err
	}
	sizes, err := store.Sizes(ctx)
	if err != nil {
		return nil, err
	}
	list := []Listed{}
	for _, id := range ids {
		l := Listed{ID: id, Bytes: sizes[id].Log + sizes[id].Data, Players: []string{}}
		meta, _, err := readMeta(id, cards[id], time.Time{})
		if err != nil {
			l.Damage = err.Error()
		}
		l.Made, l.Used, l.Keep, l.Trashed = meta.Made, meta.Used, meta.Keep, meta.Trashed
		if err := l.read(ctx, store); err != nil {
			l.Damage = err.Error()
		}
		list = append(list, l)
	}
	return list, nil
}

// read reads what the log tells.
func (l *Listed) read(ctx context.Context, store ledger.Store) error {
	log, err := store.Load(ctx, l.ID)
	if err != nil {
		return err
	}
	doc, err := ledger.Parse(log.Header)
	if err != nil {
		return err
	}
	l.Game, l.Title, l.Players, l.Entries = doc.Header.Game, doc.Header.Title, doc.Header.Players, len(log.Records)
	return nil
}
