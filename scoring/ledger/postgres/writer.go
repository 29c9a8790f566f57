package postgres

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"saddlebag/scoring/ledger/logbook"
)

// A writer appends single entries of any tables, those that wait in one transaction: to
// wait for the disk takes as long for one as for a hundred. Each is answered for
// itself, and none is said to be there before the disk has it.
type writer struct {
	pool  *pgxpool.Pool
	queue chan *entry
	ended chan struct{} // closed when nothing more will be written

	open   sync.RWMutex // whoever waits for an entry holds it to read; close, to write
	closed bool
}

// most is how many entries wait in the queue, and how many are committed together.
const most = 256

// An entry is a record to append, which somebody waits for.
type entry struct {
	ctx    context.Context
	table  string
	record *logbook.Record
	added  bool  // it is in its log, once all is committed
	err    error // why it is not; none also where it was not the next one
	made   chan struct{}
}

func newWriter(pool *pgxpool.Pool) *writer {
	w := &writer{pool: pool, queue: make(chan *entry, most), ended: make(chan struct{})}
	go w.run()
	return w
}

// append adds a record at the end of a log, and returns when it is on the disk. It is
// not added where another is the next one, its key is known, or there is no log.
func (w *writer) append(ctx context.Context, table string, r *logbook.Record) (added bool, err error) {
	w.open.RLock()
	defer w.open.RUnlock()
	if w.closed {
		return false, fs.ErrClosed
	}
	e := &entry{ctx: ctx, table: table, record: r, made: make(chan struct{})}
	select {
	case w.queue <- e:
	case <-ctx.Done():
		return false, ctx.Err()
	}
	<-e.made // what was begun is waited for: there is little to wait for
	return e.added, e.err
}

// over says whether the writer is closed.
func (w *writer) over() bool {
	w.open.RLock()
	defer w.open.RUnlock()
	return w.closed
}

// close writes what still waits, and nothing after that.
func (w *writer) close() {
	w.open.Lock()
	defer w.open.Unlock()
	if !w.closed {
		w.closed = true
		close(w.queue)
	}
	<-w.ended
}

func (w *writer) run() {
	defer close(w.ended)
	last := 0
	var later []*entry
	for open := true; open || len(later) > 0; {
		var batch []*entry
		batch, open = w.gather(later, last)
		last = len(batch)
		batch, later = oneEach(slices.DeleteFunc(batch, (*entry).givenUp))
		w.make(batch)
	}
}

// oneEach is the first entry of each table, and what is left for later.
func oneEach(all []*entry) (batch, later []*entry) {
	seen := make(map[string]bool, len(all))
	for _, e := range all {
		if seen[e.table] {
			later = append(later, e)
			continue
		}
		seen[e.table] = true
		batch = append(batch, e)
	}
	return batch, later
}

// linger is how long an entry waits for others to go with it, where there were some the
// last time: those who have just been answered come again in a moment, and would else
// wait for the disk one half after the other.
const linger = 500 * time.Microsecond

// gather adds to some entries those that wait, or soon do: as many as the last time, and one
// at least unless there were some. It says whether more may come.
func (w *writer) gather(batch []*entry, last int) (all []*entry, open bool) {
	if len(batch) == 0 {
		e, open := <-w.queue
		if !open {
			return nil, false
		}
		batch = append(batch, e)
	}
	var late <-chan time.Time
	if last > 1 {
		late = time.After(linger)
	}
	for len(batch) < most {
		if len(w.queue) == 0 && (late == nil || len(batch) >= last) {
			break
		}
		select {
		case e, open := <-w.queue:
			if !open {
				return batch, false
			}
			batch = append(batch, e)
		case <-late:
			late = nil
		}
	}
	return batch, true
}

// givenUp answers an entry that nobody wants any more.
func (e *entry) givenUp() bool {
	if e.err = e.ctx.Err(); e.err != nil {
		close(e.made)
	}
	return e.err != nil
}

// make appends some entries, one a table at the most. One that the database cannot take at all, and that would
// take the others with it, is found by writing each by itself.
func (w *writer) make(batch []*entry) {
	err := w.together(batch)
	if isOwnFault(err) && len(batch) > 1 {
		for _, e := range batch {
			e.err = w.together([]*entry{e})
		}
		err = nil
	}
	for _, e := range batch {
		if e.err = cmp.Or(err, e.err); e.err != nil {
			e.added = false
		}
		close(e.made)
	}
}

// isOwnFault says whether the database refused what it was given, and would take
// something else.
func isOwnFault(err error) bool {
	var told *pgconn.PgError
	return errors.As(err, &told) && whyOf(told.Code) == ""
}

// together appends entries, one a table at the most, in one transaction.
func (w *writer) together(batch []*entry) error {
	if len(batch) == 0 {
		return nil
	}
	// Who gives up must not stop the others. What is told of them is told of the first.
	ctx, cancel := context.WithTimeoutCause(context.WithoutCancel(batch[0].ctx), patience, errSlow)
	defer cancel()
	rows := make([]row, len(batch))
	for i, e := range batch {
		rows[i] = row{e.table, e.record.Number, e.record}
	}
	logs, err := insert(ctx, w.pool, rows)
	in := map[string]bool{}
	for _, log := range logs {
		in[log] = true
	}
	for _, e := range batch {
		e.added = in[e.table]
	}
	return err
}
