package live

import (
	"context"
	"errors"
	"slices"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/speech"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/groups"
)

// A Kept is a table that a phone has a place at.
type Kept struct {
	Place Place
	Title speech.Text
	Game  string
	Names []string
	Name  string // of the place's player; empty for none
	Made  time.Time
	Over  bool // as far as the place knows all that counts
	Seen  int  // how many entries it has
	Hides bool // the place sees something that the others don't
	// Damaged says that the table is set aside. What's unknown about it is empty.
	Damaged bool
}

// Of lists the places that a phone's keys open, the latest table first.
func (all *Tables) Of(ctx context.Context, keys []string) ([]Kept, error) {
	var kept []Kept
	led, err := all.led(ctx, waysOf(keys))
	if err != nil {
		return nil, err
	}
	for _, secret := range keys {
		for _, id := range led[wayOfCode(secret)] {
			found, err := all.ofTable(ctx, id, secret)
			if err != nil {
				return nil, err
			}
			kept = append(kept, found...)
		}
	}
	slices.SortStableFunc(kept, func(a, b Kept) int { return b.Made.Compare(a.Made) })
	return kept, nil
}

// ofTable lists the places at one table. Of one that has gone meanwhile, or whose card is
// damaged, there are none.
func (all *Tables) ofTable(ctx context.Context, id, secret string) ([]Kept, error) {
	t, err := all.table(ctx, id)
	if err == nil {
		err = t.fresh(ctx)
	}
	if errors.Is(err, ErrUnknown) || errors.As(err, new(*logbook.DamageError)) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return t.of(ctx, secret)
}

// waysOf are those of some keys, as a phone keeps them.
func waysOf(keys []string) []string {
	ways := make([]string, len(keys))
	for i, secret := range keys {
		ways[i] = wayOfCode(secret)
	}
	return ways
}

// of lists the places at the table that a key opens, unless the phone has left.
func (t *Table) of(ctx context.Context, secret string) ([]Kept, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	var kept []Kept
	hash := codes.Hash(secret)
	for s := range t.meta.Seats.All() {
		i := slices.IndexFunc(s.Keys, func(k codes.Key) bool { return k.Hash == hash && !k.Left })
		if i < 0 {
			continue
		}
		place := t.place(s, secret+s.Keys[i].Tag)
		err := t.load(ctx)
		if errors.As(err, new(*logbook.DamageError)) {
			kept = append(kept, Kept{Place: place, Made: t.meta.Made, Damaged: true})
			continue
		}
		if err != nil {
			return nil, err
		}
		k := Kept{
			Place: place, Damaged: t.damage != nil,
			Title: t.game.Title(), Game: t.game.Header.Game, Names: t.game.Truth.Names(), Made: t.meta.Made,
			Over: t.game.Over(t.game.Viewer(s.Seat)), Seen: len(t.log.Records),
		}
		if s.Seat >= 0 {
			k.Name, k.Hides = k.Names[s.Seat], t.game.HoldsSecrets(s.Seat)
		}
		kept = append(kept, k)
	}
	return kept, nil
}

// Standing are those of a phone's keys that still open something, or all of them while the
// store doesn't answer.
func (all *Tables) Standing(ctx context.Context, keys []string) []string {
	led, err := all.led(ctx, waysOf(keys))
	if err != nil {
		return keys
	}
	var standing []string
	for _, secret := range keys {
		if len(led[wayOfCode(secret)]) > 0 {
			standing = append(standing, secret)
		}
	}
	return standing
}

// Leave takes a place off the phone's list. The seat stays taken, and its code still
// opens it.
func (p Place) Leave(ctx context.Context) error {
	return p.Table.change(ctx, func() error {
		if !p.Table.stands(p) {
			return ErrUnknown
		}
		return p.Table.leave(ctx, p.key, true)
	})
}

// leave notes whether who has a key wants to be shown the table. The table is
// locked.
func (t *Table) leave(ctx context.Context, k codes.Key, left bool) error {
	c := t.meta.clone()
	if !c.Leave(k, left) {
		return nil
	}
	return t.putMeta(ctx, c)
}

// GroupKind is what a Listed has for a game if it's a group, not a table.
const GroupKind = "group"

// A Listed is a table as the operator of the server sees it. A group is listed, too: with
// its name as the title and its people as players. If it's damaged, what can't be read is empty.
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

// List lists the tables of a store by their ids, including the trash.
func List(ctx context.Context, store logbook.Store) ([]Listed, error) {
	ids, err := store.Tables(ctx)
	if err != nil {
		return nil, err
	}
	list := []Listed{}
	for _, id := range ids {
		l := Listed{ID: id, Players: []string{}}
		if err := l.readCard(ctx, store); err != nil {
			l.Damage = err.Error()
		}
		if err := l.read(ctx, store); err != nil {
			l.Damage = err.Error()
		}
		list = append(list, l)
	}
	return list, nil
}

// readCard reads what the card tells, and how large the table is.
func (l *Listed) readCard(ctx context.Context, store logbook.Store) error {
	sizes, err := store.Sizes(ctx, l.ID)
	if err != nil {
		return err
	}
	l.Bytes = sizes[l.ID].Log + sizes[l.ID].Data
	card, err := store.Card(ctx, l.ID)
	if err != nil {
		return err
	}
	if d, ok := groups.Describe(card); ok {
		l.Game, l.Title, l.Players, l.Made, l.Used, l.Trashed = GroupKind, d.Name, d.People, d.Made, d.Used, d.Trashed
		return nil
	}
	meta, _, err := readMeta(l.ID, card, time.Time{})
	l.Made, l.Used, l.Keep, l.Trashed = meta.Made, meta.Used, meta.Keep, meta.Trashed
	return err
}

// read reads what the log tells.
func (l *Listed) read(ctx context.Context, store logbook.Store) error {
	log, err := store.Load(ctx, l.ID)
	if err != nil {
		return err
	}
	if l.Entries = len(log.Records); groups.IsGroup(log.Header) {
		l.Game = GroupKind
		return nil
	}
	doc, err := ledger.Parse(log.Header)
	if err != nil {
		return err
	}
	l.Game, l.Title, l.Players = doc.Header.Game, doc.Header.Title, doc.Header.Players
	return nil
}
