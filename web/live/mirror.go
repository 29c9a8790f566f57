package live

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Where other servers have the same store, what is in memory is a mirror of it. It
// follows what they keep by their notices, so that those who watch see it at once; a
// request is answered by what the store has, notices or not.

// A following is a table that is being brought up to what the store has.
type following struct {
	done  chan struct{}
	again bool // something was kept since it began
}

// hear takes a notice of another server, or of this one.
func (all *Tables) hear(n ledger.Notice) {
	<-all.opened
	switch n.Kind {
	case ledger.Entered:
		if t, ok := all.find(all.tables, n.Table); ok && t.lacks(n.Number) {
			all.follow(n.Table)
		}
	case ledger.Changed:
		all.follow(n.Table)
	case ledger.Told:
		all.hearCrowd(n.Text)
	case ledger.Lost:
		all.log(slog.LevelWarn, "notices of other servers are not heard")
	case ledger.Regained:
		all.log(slog.LevelInfo, "notices of other servers are heard again")
		go all.followAll()
	}
}

func (all *Tables) log(level slog.Level, text string, about ...slog.Attr) {
	if all.Log != nil {
		all.Log.LogAttrs(context.Background(), level, text, about...)
	}
}

// lacks says whether somebody looks at the table and does not see an entry.
func (t *Table) lacks(number int) bool {
	if last := t.last.Load(); last >= 0 {
		return last < int64(number)
	}
	return t.watched.Load() > 0
}

// patience is for how long a table is brought up to date before it is left for later.
const patience = 10 * time.Second

// follow begins to bring a table up to what the store has.
func (all *Tables) follow(id string) {
	all.mu.Lock()
	defer all.mu.Unlock()
	if f := all.following[id]; f != nil {
		f.again = true
		return
	}
	f := &following{done: make(chan struct{})}
	all.following[id] = f
	go func() {
		defer close(f.done)
		for on := true; on; on = all.goesOn(id, f) {
			ctx, cancel := context.WithTimeout(context.Background(), patience)
			if err := all.meet(ctx, id); err != nil {
				all.log(slog.LevelWarn, "a table is behind what other servers keep", slog.String("table", id), slog.String("error", err.Error()))
			}
			cancel()
		}
	}()
}

// goesOn says whether something was kept since a following began, or ends it.
func (all *Tables) goesOn(id string, f *following) bool {
	all.mu.Lock()
	defer all.mu.Unlock()
	on := f.again
	if f.again = false; !on {
		delete(all.following, id)
	}
	return on
}

// followAll brings all tables up to what the store has.
func (all *Tables) followAll() {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	seals, err := all.others.Seals(ctx)
	if err != nil {
		all.log(slog.LevelWarn, "the tables cannot be looked through", slog.String("error", err.Error()))
		return // who asks for one is told of it by the store all the same
	}
	for _, t := range all.every() {
		t.mu.Lock()
		same := bytes.Equal(seals[t.id], t.seal) && t.log == nil
		if len(t.watching) > 0 {
			t.announce(true)
		}
		t.mu.Unlock()
		if delete(seals, t.id); !same {
			all.follow(t.id)
		}
	}
	for id := range seals {
		all.follow(id)
	}
}

// caughtUp returns when what others kept before it was called is known here.
func (all *Tables) caughtUp(ctx context.Context) error {
	if err := all.others.CatchUp(ctx); err != nil {
		return err
	}
	all.mu.Lock()
	under := make([]*following, 0, len(all.following))
	for _, f := range all.following {
		under = append(under, f)
	}
	all.mu.Unlock()
	for _, f := range under {
		select {
		case <-f.done:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// seek looks for something, and once more after it has caught up with others where it
// is not found.
func (all *Tables) seek(ctx context.Context, found func() bool) bool {
	return found() || all.others != nil && all.caughtUp(ctx) == nil && found()
}

// meet brings a table up to what the store has, be it new or gone.
func (all *Tables) meet(ctx context.Context, id string) error {
	if t, ok := all.find(all.tables, id); ok {
		t.mu.Lock()
		defer t.mu.Unlock()
		if t.gone {
			return nil
		}
		return ignoreUnknown(t.catchUp(ctx))
	}
	card, err := all.Store.Card(ctx, id)
	if errors.Is(err, ledger.ErrNotFound) {
		if old, ok := all.find(all.trashed, id); ok {
			old.mu.Lock()
			defer old.mu.Unlock()
			old.vanish()
		}
		return nil
	}
	if err != nil || len(card) == 0 {
		return err
	}
	sizes, err := all.Store.Sizes(ctx, id)
	if err != nil {
		return err
	}
	meta, _, err := readMeta(id, card, all.Clock())
	if err != nil {
		all.setAsideCard(id, card, err)
		return nil
	}
	all.receive(&Table{all: all, id: id, meta: meta, seal: ledger.Seal(id, card), size: sizes[id]})
	return nil
}

func ignoreUnknown(err error) error {
	if errors.Is(err, ErrUnknown) {
		return nil
	}
	return err
}

// receive takes in a table that another server has made, or has taken out of the trash.
func (all *Tables) receive(t *Table) {
	t.last.Store(-1)
	all.mu.Lock()
	_, known := all.tables[t.id]
	old, trashed := all.trashed[t.id]
	if !known {
		delete(all.trashed, t.id)
	}
	all.mu.Unlock()
	if known { // this server was faster
		return
	}
	if trashed {
		all.book.Drop(old.meta.Maker, old.size)
	}
	all.book.Add(t.meta.Maker, t.size)
	all.put(t)
}

// put makes a table known, or one in the trash kept there.
func (all *Tables) put(t *Table) {
	if t.meta.Trashed.IsZero() {
		all.seat(t)
		return
	}
	all.mu.Lock()
	defer all.mu.Unlock()
	all.trashed[t.id], t.gone = t, true
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
	case errors.Is(err, ledger.ErrNotFound):
		t.vanish()
		return nil
	case err == nil:
		err = t.reach(ctx, head)
	}
	if errors.As(err, new(*ledger.UnavailableError)) {
		return nil
	}
	return err
}

// catchUp brings the table, which is locked, up to what the store has. It fails with
// ErrUnknown where that has no such table any more.
func (t *Table) catchUp(ctx context.Context) error {
	head, err := t.all.others.Head(ctx, t.id)
	switch {
	case errors.Is(err, ledger.ErrNotFound):
		t.vanish()
		return ErrUnknown
	case err != nil:
		return err
	}
	return t.reach(ctx, head)
}

// reach brings the table up to a head. It is locked.
func (t *Table) reach(ctx context.Context, head ledger.Head) error {
	if !bytes.Equal(head.Card, t.seal) {
		if err := t.takeCard(ctx); err != nil {
			return err
		}
	}
	switch {
	case t.gone:
		return ErrUnknown
	case t.log == nil:
		t.tell()
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
	if !meta.Trashed.IsZero() {
		t.close()
		t.all.put(t)
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
	t.keep(records)
	for _, r := range records {
		seat, _, _ := t.game.truth.Actor(r.Entry.Actor)
		t.restless(r.Entry, seat)
	}
	return nil
}

// takes folds records that are chained to what is there, and says whether they are and
// go in.
func (t *Table) takes(records []ledger.Record) bool {
	next := *t.log
	for _, r := range records {
		if want := next.Next(r.Time, r.By, r.Entry, r.Nonce); want.Number != r.Number || want.Chain != r.Chain {
			return false
		}
		if t.game.follow(r.Entry) != nil {
			return false
		}
		next.Records = append(next.Records[:len(next.Records):len(next.Records)], r)
	}
	return true
}

// follow folds an entry that has gone in elsewhere.
func (g *game) follow(e ledger.Entry) error {
	reads := g.reads(e)
	take := func() error {
		if err := g.take(e, reads, nil); err != nil {
			return err
		}
		g.settle()
		return nil
	}
	if a, ok := g.truth.amendment(e); ok {
		return g.changing(a, take)
	}
	return take()
}

// vanish ends a table that another server has deleted. It is locked.
func (t *Table) vanish() {
	if !t.gone {
		t.close()
	}
	t.all.book.Drop(t.meta.Maker, t.size)
	t.all.mu.Lock()
	defer t.all.mu.Unlock()
	delete(t.all.trashed, t.id)
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
		if !errors.Is(err, ledger.ErrConflict) && !errors.Is(err, ledger.ErrRepeated) {
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

// DoneAnew is how often something was done anew, as another server had changed the table
// meanwhile.
func (all *Tables) DoneAnew() int64 { return all.anew.Load() }
