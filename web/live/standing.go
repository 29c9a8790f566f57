package live

import (
	"context"

	"saddlebag/scoring/ledger"
)

// A Head is how far the log of a table goes. Two servers with the same have the same game.
type Head struct {
	Number  int         // of the last entry
	Chain   ledger.Hash // of the log so far
	Damaged bool        // there is more that cannot be read
}

// A Standing is how a table stands: what a place may know of it follows from this.
type Standing struct {
	Head
	Presence
}

// Watched says whether somebody watches the table.
func (t *Table) Watched() bool { return t.watched.Load() > 0 }

// head is how far the log goes, which is in memory.
func (t *Table) head() Head { return Head{len(t.log.Records), t.log.Last(), t.damage != nil} }

// Standing tells how the table stands. A table that rests needs not be read for that.
func (p Place) Standing(ctx context.Context) (Standing, error) {
	p.Table.mu.Lock()
	if head := p.Table.rested; head != nil && p.Table.stands(p) {
		defer p.Table.mu.Unlock()
		return Standing{*head, p.presence()}, nil
	}
	p.Table.mu.Unlock()
	unlock, err := p.look(ctx)
	if err != nil {
		return Standing{}, err
	}
	defer unlock()
	return Standing{p.Table.head(), p.presence()}, nil
}

// Look is Standing, with the game as the place may see it then.
func (p Place) Look(ctx context.Context) (Standing, *View, error) {
	unlock, err := p.look(ctx)
	if err != nil {
		return Standing{}, nil, err
	}
	defer unlock()
	return Standing{p.Table.head(), p.presence()}, p.view(), nil
}
