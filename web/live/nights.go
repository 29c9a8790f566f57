package live

import (
	"context"
	"errors"
	"log/slog"
	"strconv"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/scoring/nights/exchange"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/views"
)

// Groups are the groups of people whose game nights the store remembers.
func (all *Tables) Groups() *groups.Groups { return all.groups }

// MakeGroup makes a group, and returns its link. From is the address that asks for it. It fails
// with a *quota.Full or a *refusal.Error.
func (all *Tables) MakeGroup(ctx context.Context, name, from string) (link string, err error) {
	return all.groups.Make(ctx, name, all.makerOf(from))
}

// LookAtGroup is the group of a link as it is, once the games of its tables that are over
// are recorded. It fails with groups.ErrUnknown.
func (all *Tables) LookAtGroup(ctx context.Context, link string, read func(*nights.Shelf)) (groups.View, error) {
	g, err := all.groups.At(ctx, link)
	if err != nil {
		return groups.View{}, err
	}
	if err := all.settleNights(ctx, g); err != nil {
		return groups.View{}, err
	}
	return g.Look(ctx, read)
}

// settleNights records the games of a group that are over and that no server has recorded yet. One
// that can't be is left for the next time, and doesn't keep anybody from all others.
func (all *Tables) settleNights(ctx context.Context, g *groups.Group) error {
	view, err := g.Look(ctx, nil)
	if err != nil {
		return err
	}
	for _, id := range view.Open {
		if err := all.settleNight(ctx, g, id); err != nil {
			all.notRecorded(id, err)
		}
	}
	return nil
}

func (all *Tables) notRecorded(table string, err error) {
	all.log(slog.LevelWarn, "a game is not recorded for its group yet", slog.String("table", table), slog.String("error", err.Error()))
}

// settleNight records the game of one table, if it's over.
func (all *Tables) settleNight(ctx context.Context, g *groups.Group, id string) error {
	t, err := all.table(ctx, id)
	if errors.Is(err, ErrUnknown) { // deleted, or in the trash
		return g.Closed(ctx, id)
	}
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.load(ctx); err != nil {
		return err
	}
	return t.recordNight(ctx)
}

// Join adds the table to the group of a link, so that the group remembers its game. It fails
// with groups.ErrUnknown; only the host may.
func (p Place) Join(ctx context.Context, link string) error {
	g, err := p.Table.all.groups.At(ctx, link)
	if err != nil {
		return err
	}
	return p.hosting(ctx, func() error {
		t := p.Table
		if t.meta.Group == g.ID() {
			return nil
		}
		if err := g.Opened(ctx, t.id); err != nil {
			return err
		}
		c := t.meta.clone()
		c.Group, c.Recorded = g.ID(), false
		t.note(&c, p.name(), DeedGroup, "")
		if err := t.saveMeta(ctx, c); err != nil {
			return err
		}
		return t.recordNight(ctx)
	})
}

// DeleteGroup deletes the group of a link with all that it remembers, and where that is wanted
// its tables, too. Other tables live on for as long as their hosts have said.
func (all *Tables) DeleteGroup(ctx context.Context, link string, tables bool) error {
	g, err := all.groups.At(ctx, link)
	if err != nil {
		return err
	}
	return all.deleteGroup(ctx, g, tables)
}

func (all *Tables) deleteGroup(ctx context.Context, g *groups.Group, tables bool) error {
	of, err := g.Tables(ctx)
	if err != nil {
		return err
	}
	for _, id := range of {
		if err := all.leaveGroup(ctx, g.ID(), id, tables); err != nil {
			return err
		}
	}
	return g.Delete(ctx)
}

// leaveGroup deletes a table of a group that goes, or has it stand for itself.
func (all *Tables) leaveGroup(ctx context.Context, group, id string, remove bool) error {
	if remove {
		return ignoreUnknown(all.Delete(ctx, id))
	}
	t, err := all.table(ctx, id)
	if err != nil {
		return ignoreUnknown(err)
	}
	return t.change(ctx, func() error {
		c := t.meta.clone()
		if c.Group != group {
			return nil
		}
		c.Group, c.Recorded, c.Used = "", false, all.Clock().UTC() // its time begins now
		return t.putMeta(ctx, c)
	})
}

// remembered is recordNight after an entry. What fails is done when somebody looks at the
// group.
func (t *Table) remembered(ctx context.Context) {
	if t.meta.Group == "" {
		return
	}
	ctx = context.WithoutCancel(ctx)
	err := t.load(ctx)
	if err == nil {
		err = t.recordNight(ctx)
	}
	if err != nil {
		t.all.notRecorded(t.id, err)
	}
}

// recordNight has the group of the table remember its game once that's over, and what became of
// it since. The table is locked, and its game loaded.
func (t *Table) recordNight(ctx context.Context) error {
	over := t.game.Truth.Outcome().Over
	if t.meta.Group == "" || !over && !t.meta.Recorded || t.damage != nil {
		return nil
	}
	g := t.all.groups.Get(t.meta.Group)
	err := t.recordIn(ctx, g, over)
	c := t.meta.clone()
	switch {
	case errors.Is(err, groups.ErrUnknown):
		c.Group, c.Recorded = "", false
	case err != nil:
		return err
	default:
		c.Recorded = over
	}
	if c.Group == t.meta.Group && c.Recorded == t.meta.Recorded {
		return nil
	}
	return t.putMeta(ctx, c)
}

func (t *Table) recordIn(ctx context.Context, g *groups.Group, over bool) error {
	id := t.playID()
	key := "table " + t.id + " " + strconv.Itoa(len(t.log.Records))
	if !over {
		if err := g.Opened(ctx, t.id); err != nil {
			return err
		}
		return g.Enter(ctx, nights.DropEntry(id), "", key)
	}
	err := g.EnterWith(ctx, t.game.Truth.Names(), func(persons []string) (ledger.Entry, error) {
		p := t.asPlay(t.game.Truth, persons)
		return nights.PlayEntry(&p)
	}, key)
	if err != nil {
		return err
	}
	return g.Closed(ctx, t.id)
}

// asPlay is the game as a reading of it has it, with the ids of who played by seat.
func (t *Table) asPlay(as *views.Reading, persons []string) nights.Play {
	entry := func(number int) ledger.Entry { return t.log.Records[number-1].Entry }
	p := nights.Finished(as.Fold, &t.game.Header, entry, persons)
	p.ID, p.Source, p.Table = t.playID(), nights.FromTable, t.id
	began, ended := t.log.Records[0].Time, t.log.Records[len(t.log.Records)-1].Time
	if p.Day == "" { // a ledger that was brought, and doesn't say
		p.Day = began.In(t.all.Clock().Location()).Format(time.DateOnly)
	}
	if t.log.Records[0].By == Importer {
		p.Source = nights.FromLedger
	} else {
		p.Began, p.Minutes = began.Truncate(time.Second), int(ended.Sub(began)/time.Minute)
	}
	return p
}

// Played is how a game that's over went, to be told elsewhere, as far as the place may know it:
// without what is in the entries. The id of a person is the number of the seat. Where the game
// goes on, it isn't ok.
func (p Place) Played(ctx context.Context) (play nights.Play, ok bool, err error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return play, false, err
	}
	defer unlock()
	as := p.Table.game.Of(p.Seat)
	if !as.Outcome().Over {
		return play, false, nil
	}
	play = p.Table.asPlay(as, scoring.Each(len(as.Names()), strconv.Itoa))
	play.Feats = nil
	return play, true, nil
}

// playID is the id of the table's game among those of its group: always the same.
func (t *Table) playID() string {
	return exchange.ID("table", t.id)
}

// inGroup has a new table belong to the group of a link, if there is one. The group knows of it
// before it's there: what isn't there is forgotten again.
func (all *Tables) inGroup(ctx context.Context, meta *tableMeta, link, id string) error {
	if link == "" {
		return nil
	}
	g, err := all.groups.At(ctx, link)
	if err != nil {
		return err
	}
	meta.Group = g.ID()
	return g.Opened(ctx, id)
}
