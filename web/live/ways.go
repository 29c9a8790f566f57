package live

import (
	"context"
	"errors"
	"log/slog"
	"slices"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/groups"
)

// A way leads to a table: a key of a seat, a link, the short code, a request for a seat.
// The store finds tables by them; what somebody may do there the card says.

// wayLetters is how much of a hash is in a way: enough that none leads to two.
const wayLetters = 22

func keyWay(hash string) string     { return "key " + hash[:min(len(hash), wayLetters)] }
func linkWay(hash string) string    { return "link " + hash[:min(len(hash), wayLetters)] }
func requestWay(hash string) string { return "request " + hash[:min(len(hash), wayLetters)] }
func shortWay(short string) string  { return "short " + short }

// ways are all that lead to the table, sorted; none to one in the trash.
func (c *tableMeta) ways() (ways []string) {
	if !c.Trashed.IsZero() {
		return nil
	}
	if c.Short != "" {
		ways = append(ways, shortWay(c.Short))
	}
	for _, in := range c.Door {
		ways = append(ways, linkWay(in.Hash))
	}
	for _, a := range c.Requests {
		ways = append(ways, requestWay(a.Secret))
	}
	for one := range c.Seats.All() {
		for _, k := range one.Keys {
			ways = append(ways, keyWay(k.Hash))
		}
		for _, in := range one.Links {
			ways = append(ways, linkWay(in.Hash))
		}
	}
	slices.Sort(ways)
	return slices.Compact(ways)
}

// index is by what the table is found and counted, of which so many bytes are known.
func (c *tableMeta) index(bytes int64) *logbook.Index {
	in := &logbook.Index{Ways: c.ways(), Maker: c.Maker, Bytes: bytes, Used: c.Used, Trashed: c.Trashed}
	if c.ends() {
		in.Ends = c.Used.Add(c.life())
	}
	return in
}

// lead finds the table that a way leads to, of several the one that is meant. It fails
// with ErrUnknown, or with a *logbook.DamageError where nobody can say any more which
// seats the table has.
func (all *Tables) lead(ctx context.Context, way string, meant func(*Table) bool) (*Table, error) {
	for _, t := range all.cache.led(way) {
		if meant(t) {
			return t, nil
		}
	}
	t, err := all.leadAnew(ctx, way, meant)
	if !errors.Is(err, ErrUnknown) || all.others == nil {
		return t, err
	}
	// A server that knows of no index may have changed the table.
	if adopted, failed := all.adopt(ctx); failed != nil {
		return nil, failed
	} else if !adopted {
		return nil, err
	}
	return all.leadAnew(ctx, way, meant)
}

// leadAnew is lead by what the store has.
func (all *Tables) leadAnew(ctx context.Context, way string, meant func(*Table) bool) (*Table, error) {
	led, err := all.Store.Led(ctx, way)
	if err != nil {
		return nil, err
	}
	failed := ErrUnknown
	for _, id := range led[way] {
		t, err := all.table(ctx, id)
		if err == nil && !meant(t) { // it is behind
			err = t.fresh(ctx)
		}
		switch {
		case err == nil && meant(t):
			return t, nil
		case err != nil && !errors.Is(err, ErrUnknown):
			failed = err
		}
	}
	return nil, failed
}

// anyTable is meant where a way leads to one alone.
func anyTable(*Table) bool { return true }

// led are the tables that some ways lead to, by the ways. Those whose cards are damaged
// are left out.
func (all *Tables) led(ctx context.Context, ways []string) (map[string][]string, error) {
	led, err := all.Store.Led(ctx, ways...)
	if err != nil || len(led) == len(ways) || all.others == nil {
		return led, err
	}
	if adopted, err := all.adopt(ctx); err != nil || !adopted {
		return led, err
	}
	return all.Store.Led(ctx, ways...)
}

// adopting is how many cards are indexed at a time.
const adopting = 500

// adopt gives the cards that have none their index, and says whether there were any:
// cards of an older program, or of another database.
func (all *Tables) adopt(ctx context.Context) (adopted bool, err error) {
	for after := ""; ; {
		ids, err := all.Store.Unindexed(ctx, after, adopting)
		if err != nil || len(ids) == 0 {
			return adopted, err
		}
		after = ids[len(ids)-1]
		sizes, err := all.Store.Sizes(ctx, ids...)
		if err != nil {
			return adopted, err
		}
		var indexes []logbook.Indexed
		for _, id := range ids {
			in, err := all.indexOf(ctx, id, sizes[id].Log)
			if err != nil {
				return adopted, err
			}
			if in != nil {
				indexes = append(indexes, *in)
			}
		}
		if err := all.Store.Index(ctx, indexes...); err != nil {
			return adopted, err
		}
		adopted = adopted || len(indexes) > 0
	}
}

// indexOf is the index of a card that has none; nil where the card can't be read.
func (all *Tables) indexOf(ctx context.Context, id string, size int64) (*logbook.Indexed, error) {
	if all.isSetAside(id) {
		return nil, nil
	}
	card, err := all.Store.Card(ctx, id)
	if errors.Is(err, logbook.ErrNotFound) {
		return nil, nil
	}
	if err != nil && !errors.As(err, new(*logbook.DamageError)) {
		return nil, err
	}
	if in := groups.IndexOf(card, size); in != nil && err == nil {
		return &logbook.Indexed{Table: id, Seal: logbook.Seal(id, card), Index: in}, nil
	}
	var meta tableMeta
	var old *oldMeta
	if err == nil {
		meta, old, err = readMeta(id, card, all.Clock())
	}
	if err != nil {
		_ = all.setAsideCard(id, err) // it is told
		return nil, nil
	}
	t := all.newTable(id, meta, card)
	t.size.Log = size
	if old != nil {
		if err := t.renew(ctx, old.Data); err != nil {
			return nil, err
		}
	}
	return &logbook.Indexed{Table: id, Seal: t.seal, Index: t.meta.index(size)}, nil
}

func (all *Tables) log(level slog.Level, text string, about ...slog.Attr) {
	if all.Log != nil {
		all.Log.LogAttrs(context.Background(), level, text, about...)
	}
}

// wayOfCode is that of the key of a code.
func wayOfCode(code string) string { return keyWay(codes.KeyOf(code).Hash) }
