package live

import (
	"context"
	"errors"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// KeepFor sets for how many days after its last use the table is kept.
func (p Place) KeepFor(ctx context.Context, days int) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	if !slices.Contains(Keeps, days) {
		return refuse("A table cannot be kept for %d days.", days)
	}
	c := p.Table.meta.clone()
	c.Keep = days
	return p.Table.saveMeta(ctx, c)
}

// SetDice sets how the table comes by its throws: Physical or Virtual. Where the
// program has dealt or drawn what somebody keeps secret it goes on doing so: who
// could type it in could change it.
func (p Place) SetDice(ctx context.Context, dice string) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	if dice != Physical && dice != Virtual {
		return refuse("Dice are %s or %s.", Physical, Virtual)
	}
	if dice == Physical && p.Table.game.secretsMade(p.Table.log) {
		return refuse("The program has dealt or drawn what players keep secret, and goes on until the end of the game.")
	}
	c := p.Table.meta.clone()
	c.Dice = dice
	return p.Table.saveMeta(ctx, c)
}

// secretsMade says whether the program has made a secret that nobody has shown.
func (g *game) secretsMade(log *ledger.Log) bool {
	return !g.open() && slices.ContainsFunc(log.Records, func(r ledger.Record) bool {
		return r.Entry.Chance && r.Number > g.shown && !slices.Equal(g.truth.Redact(r.Entry, scoring.Table).Args, r.Entry.Args)
	})
}

// Delete removes the table with everything in it, at once and for good: the host
// has asked for it. Only a host may.
func (p Place) Delete(ctx context.Context) error {
	unlock, err := p.hosting(ctx)
	if err != nil {
		return err
	}
	defer unlock()
	return p.Table.remove(ctx)
}

// remove deletes the table, which is locked.
func (t *Table) remove(ctx context.Context) error {
	if err := t.all.Store.Delete(ctx, t.id); err != nil && !errors.Is(err, ledger.ErrNotFound) {
		return err
	}
	t.close()
	t.all.book.Drop(t.meta.Maker, t.size)
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	delete(t.all.trashed, t.id)
	return nil
}

// close ends the table for all who are at it. It is locked.
func (t *Table) close() {
	t.gone = true
	t.unload()
	t.all.forget(t)
	t.tell()
}
