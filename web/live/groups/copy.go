package groups

import (
	"context"
	"errors"
	"strings"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
)

// Copy brings a group of one store up to date in another, without its tables, and returns how many
// entries were new. It fails as [logbook.Copy] does.
func Copy(ctx context.Context, from, to logbook.Store, id string) (added int, err error) {
	known, lacks, err := logbook.Compare(ctx, from, to, id)
	if err != nil {
		return 0, err
	}
	c, _, err := cardOf(ctx, from, id)
	if err != nil {
		return 0, err
	}
	var seal []byte
	if known {
		var there card
		if there, seal, err = cardOf(ctx, to, id); err == nil {
			c, err = joined(c, there, lacks)
		}
		if err != nil {
			return 0, err
		}
	}
	sizes, err := from.Sizes(ctx, id)
	if err != nil {
		return 0, err
	}
	written := &logbook.Card{Text: c.text(), Index: c.index(sizes[id].Log)}
	if known && lacks <= 0 {
		return 0, to.SetCard(ctx, id, seal, written)
	}
	return logbook.Copy(ctx, from, to, id, written)
}

// cardOf is the card of a group in a store, and its seal. It fails with a *logbook.DamageError where
// there's nothing that can be read.
func cardOf(ctx context.Context, store logbook.Store, id string) (c card, seal []byte, err error) {
	text, err := store.Card(ctx, id)
	if err != nil {
		return c, nil, err
	}
	c, ok := read(text)
	if !ok {
		err = &logbook.DamageError{Entry: 1, Err: errNoCard}
	}
	return c, logbook.Seal(id, text), err
}

// joined is the card of a group that two stores have: that of the longer log or, if they're as
// long, the one that was changed last. Whoever is forgotten in one stays forgotten.
func joined(here, there card, lacks int) (c card, err error) {
	c, other := there, here
	if lacks > 0 || lacks == 0 && here.Used.After(there.Used) {
		c, other = here, there
	}
	for _, p := range other.People {
		if p.Name == "" && c.People.Name(p.ID) != "" {
			if c.People, err = c.People.Forget(p.ID); err != nil {
				return c, err
			}
		}
	}
	return c, nil
}

// CopyWhole copies a group with all its tables, and returns how many tables and entries were new.
// A table that the other store has stays as it is, if it isn't behind. Nothing is written unless all
// can be. The group comes last, so until everything is there, nobody finds it; to copy it
// once more goes on.
func CopyWhole(ctx context.Context, from, to logbook.Store, id string) (tables, entries int, err error) {
	ids, err := New(Config{Store: from}).Get(id).Tables(ctx)
	if err != nil {
		return 0, 0, err
	}
	if _, _, err := logbook.Compare(ctx, from, to, id); err != nil {
		return 0, 0, err
	}
	var lacking []string
	for _, table := range ids {
		known, lacks, err := logbook.Compare(ctx, from, to, table)
		switch {
		case errors.Is(err, logbook.ErrNotFound): // its host has deleted it
		case err != nil:
			return 0, 0, err
		case !known || lacks > 0:
			lacking = append(lacking, table)
		}
	}
	for _, table := range lacking {
		added, err := logbook.Copy(ctx, from, to, table, nil)
		if err != nil {
			return tables, entries, err
		}
		tables, entries = tables+1, entries+added
	}
	added, err := Copy(ctx, from, to, id)
	return tables, entries + added, err
}

// IDs are the ids of all groups in a store but for the trash, sorted.
func IDs(ctx context.Context, store logbook.Store) ([]string, error) {
	return idsOf(ctx, store, func(string, card) bool { return true })
}

// Find is the id of the group that somebody names by its id, the address of its page or the secret
// in that. It fails with ErrUnknown, also if it's in the trash.
func Find(ctx context.Context, store logbook.Store, named string) (id string, err error) {
	secret := named
	if _, path, ok := strings.Cut(named, "/nights/"); ok {
		secret, _, _ = strings.Cut(path, "/")
	}
	hash := codes.Hash(secret)
	ids, err := idsOf(ctx, store, func(id string, c card) bool { return id == named || c.Key == hash })
	if err == nil && len(ids) == 0 {
		err = ErrUnknown
	}
	if err != nil {
		return "", err
	}
	return ids[0], nil
}

// idsOf are the ids of groups that are meant. It looks at all cards, because a database that nobody
// has served yet may not know where a link leads.
func idsOf(ctx context.Context, store logbook.Store, meant func(id string, c card) bool) (ids []string, err error) {
	all, err := store.Tables(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range all {
		text, err := store.Card(ctx, id)
		if err != nil && !errors.Is(err, logbook.ErrNotFound) && !errors.As(err, new(*logbook.DamageError)) {
			return nil, err
		}
		if c, ok := read(text); ok && c.Trashed.IsZero() && meant(id, c) {
			ids = append(ids, id)
		}
	}
	return ids, nil
}
