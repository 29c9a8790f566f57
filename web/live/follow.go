package live

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/mirror"
)

// Where other servers have the same store, what is in memory is a mirror of it. It
// follows what they keep by their notices, so that those who watch see it at once; a
// request is answered by what the store has, notices or not.

// A keeper has the tables that are in memory follow what other servers do.
type keeper struct{ *Tables }

// Lacks returns the function that brings a table up to what the store has, if the table lacks
// what a notice tells of; nil if it doesn't.
func (all keeper) Lacks(n logbook.Notice) (meet func(context.Context) error) {
	t := all.cache.get(n.Table)
	if t == nil || n.Kind == logbook.Entered && !t.lacks(n.Number) {
		return nil
	}
	return t.meet
}

// lacks says whether somebody looks at the table and does not see an entry.
func (t *Table) lacks(number int) bool {
	if last := t.last.Load(); last >= 0 {
		return last < int64(number)
	}
	return t.watched.Load() > 0
}

// Regain brings all tables that are in memory up to what the store has.
func (all keeper) Regain() {
	for _, t := range all.cache.every() {
		t.mu.Lock()
		if len(t.watching) > 0 {
			t.announce(true)
		}
		t.mu.Unlock()
		all.others.Follow(t.id, t.meet)
	}
}

// Hear takes what another server tells of who is at a table.
func (all keeper) Hear(c mirror.Crowd) {
	t := all.cache.get(c.Table)
	if t == nil || t.watched.Load() == 0 {
		if c.Over {
			go func() { _ = all.others.Tell(mirror.Crowd{Table: c.Table, Free: true}) }() // or the table is swept later
		}
		return
	}
	go func() { // who does something to the table meanwhile keeps nobody from hearing
		t.mu.Lock()
		defer t.mu.Unlock()
		t.join(c)
	}()
}

// Miss forgets who was at the tables through some servers.
func (all keeper) Miss(servers []string) {
	for _, t := range all.cache.every() {
		if t.watched.Load() == 0 {
			continue
		}
		t.mu.Lock()
		before := len(t.elsewhere)
		for _, name := range servers {
			delete(t.elsewhere, name)
		}
		if len(t.elsewhere) < before {
			t.tell()
		}
		t.mu.Unlock()
	}
}

// meet brings the table up to what the store has, be it gone.
func (t *Table) meet(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone {
		return nil
	}
	return ignoreUnknown(t.catchUp(ctx))
}

func ignoreUnknown(err error) error {
	if errors.Is(err, ErrUnknown) {
		return nil
	}
	return err
}

// fresh brings a table up to what the store has before somebody looks at it. While
// the store does not answer, what is in memory is the best there is.
func (t *Table) fresh(ctx context.Context) error {
	if t.all.others == nil {
		return nil
	}
	head, err := t.all.others.Head(ctx, t.id) // while others look at the table
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone {
		return nil
	}
	switch {
	case errors.Is(err, logbook.ErrNotFound):
		t.close()
		return nil
	case err == nil:
		err = t.reach(ctx, head)
	}
	if errors.As(err, new(*logbook.UnavailableError)) {
		return nil
	}
	return err
}

// catchUp brings the table, which is locked, up to what the store has. It fails with
// ErrUnknown where that has no such table any more.
func (t *Table) catchUp(ctx context.Context) error {
	head, err := t.all.others.Head(ctx, t.id)
	switch {
	case errors.Is(err, logbook.ErrNotFound):
		t.close()
		return ErrUnknown
	case err != nil:
		return err
	}
	return t.reach(ctx, head)
}

// reach brings the table up to a head. It is locked.
func (t *Table) reach(ctx context.Context, head logbook.Head) error {
	if !bytes.Equal(head.Card, t.seal) {
		if err := t.takeCard(ctx); err != nil {
			return err
		}
	}
	switch {
	case t.gone:
		return ErrUnknown
	case t.log == nil && (t.rested == nil || t.rested.Number < head.Last):
		t.rested = nil
		t.tell()
	case t.log == nil:
	case len(t.log.Records) < head.Last:
		return t.takeEntries(ctx)
	}
	return nil
}

// takeCard takes the card that another server has written.
func (t *Table) takeCard(ctx context.Context) error {
	card, err := t.all.Store.Card(ctx, t.id)
	if err != nil {
		return err
	}
	meta, _, err := readMeta(t.id, card, t.all.Clock())
	if err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	t.turn(meta, card)
	t.rested = nil
	if !meta.Trashed.IsZero() {
		t.close()
		return nil
	}
	if t.log != nil && len(t.log.Records) == 0 {
		t.unload() // its header may be another one, too
	}
	t.tell()
	return nil
}

// takeEntries folds what another server has entered. What does not follow from what is
// there is read anew when somebody looks, who is told then what is wrong.
func (t *Table) takeEntries(ctx context.Context) error {
	records, err := t.all.Store.Since(ctx, t.id, len(t.log.Records))
	if err != nil {
		return err
	}
	if t.damage != nil || !t.takes(records) {
		t.unload()
		t.tell()
		return nil
	}
	for _, r := range records {
		seat, _, _ := t.game.Truth.Actor(r.Entry.Actor)
		t.restless(r.Entry, seat)
	}
	t.keep(records) // which may let go of the game
	return nil
}

// takes folds records that are chained to what is there, and says whether they are and
// go in.
func (t *Table) takes(records []logbook.Record) bool {
	next := *t.log
	for _, r := range records {
		if want := next.Next(r.Time, r.By, r.Entry, r.Nonce); want.Number != r.Number || want.Chain != r.Chain {
			return false
		}
		if t.game.Follow(r.Entry) != nil {
			return false
		}
		next.Records = append(next.Records[:len(next.Records):len(next.Records)], r)
	}
	return true
}

// restless has who was done be at it again after an entry that may ask more of them.
func (t *Table) restless(e ledger.Entry, seat int) {
	if seat == scoring.Table && e.Verb != ledger.VerbNote || slices.Contains([]string{ledger.VerbUndo, ledger.VerbRedo}, e.Verb) {
		clear(t.done)
	}
}

// mostTries is how often something is done anew where others are always faster.
const mostTries = 30

// change does what do says to the table, and does it anew where somebody else has
// changed it meanwhile: on what they left.
func (t *Table) change(ctx context.Context, do func() error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	for try := 1; ; try++ {
		err := do()
		if !errors.Is(err, logbook.ErrConflict) && !errors.Is(err, logbook.ErrRepeated) {
			return err
		}
		if t.all.others == nil || try == mostTries {
			return ErrMoved
		}
		t.all.anew.Add(1)
		if err := t.catchUp(ctx); err != nil {
			return err
		}
	}
}

// DoneAnew is how often something was done again because another server had changed the
// table meanwhile.
func (all *Tables) DoneAnew() int64 { return all.anew.Load() }
