package sqlite

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

// A writer makes all changes that a Store is asked for, one after another in
// one goroutine. What has come in while it was busy it commits together: to
// wait for the disk takes as long for one entry as for those of a hundred
// tables. Each change is made whole or not at all, whatever becomes of those
// beside it, and none is said to be made before the disk has it.
type writer struct {
	db    *sql.DB
	may   func() error // asked before each commit, when all is written
	queue chan *change
	ended chan struct{} // closed when nothing more will be written

	// Whoever waits for a change holds open to read; close, to write.
	open   sync.RWMutex
	closed bool
}

// most is how many changes wait in the queue, and how many are committed
// together.
const most = 256

// A change is something to do in a transaction, which somebody waits for.
type change struct {
	do     func(context.Context, *sql.Tx) error
	erases bool // nothing of what it deletes may be left in the file
	atomic bool // of itself: it writes by one statement
	// taken is set by the writer, to make the change, or by the one who waits,
	// to give it up: whoever comes first.
	taken atomic.Bool
	err   error
	made  chan error
}

func newWriter(db *sql.DB, may func() error) *writer {
	w := &writer{db: db, may: may, queue: make(chan *change, most), ended: make(chan struct{})}
	go w.run()
	return w
}

// change makes a change and returns when it is on the disk. What the context
// gives up is not made, unless it was begun: then there is little to wait for.
func (w *writer) change(ctx context.Context, do func(context.Context, *sql.Tx) error) error {
	return w.wait(ctx, &change{do: do, made: make(chan error, 1)})
}

// statement is change for what writes by one statement, which the engine makes whole
// or not at all.
func (w *writer) statement(ctx context.Context, do func(context.Context, *sql.Tx) error) error {
	return w.wait(ctx, &change{do: do, atomic: true, made: make(chan error, 1)})
}

// erase is change for what deletes: nothing of that is left in the file.
func (w *writer) erase(ctx context.Context, do func(context.Context, *sql.Tx) error) error {
	return w.wait(ctx, &change{do: do, erases: true, made: make(chan error, 1)})
}

// wait puts a change into the queue, and waits for it.
func (w *writer) wait(ctx context.Context, c *change) error {
	w.open.RLock()
	defer w.open.RUnlock()
	if w.closed {
		return fs.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case w.queue <- c:
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case err := <-c.made:
		return err
	case <-ctx.Done():
		if !c.taken.Swap(true) {
			return ctx.Err()
		}
		return <-c.made
	}
}

// close makes what still waits, and nothing after that.
func (w *writer) close() error {
	w.open.Lock()
	defer w.open.Unlock()
	if !w.closed {
		w.closed = true
		close(w.queue)
	}
	<-w.ended
	return w.db.Close()
}

func (w *writer) run() {
	defer close(w.ended)
	for c := range w.queue {
		w.make(c)
	}
}

// make makes a change, and those that wait behind it, in one transaction.
func (w *writer) make(first *change) {
	ctx := context.Background() // who gives up must not stop the others
	batch := []*change{first}
	err := transact(ctx, w.db, func(tx *sql.Tx) error {
		for i := 0; i < len(batch); i++ {
			if c := batch[i]; !c.taken.Swap(true) {
				if err := c.make(ctx, tx); err != nil {
					return err
				}
			}
			if c := w.next(len(batch)); c != nil {
				batch = append(batch, c)
			}
		}
		return w.may()
	})
	if err == nil && slices.ContainsFunc(batch, func(c *change) bool { return c.erases }) {
		w.scrub(ctx)
	}
	for _, c := range batch {
		c.made <- cmp.Or(err, c.err)
	}
}

// next takes what waits to be committed with so many others; nil for nothing. Whoever
// was about to ask comes first: they were told at the last commit, all at once.
func (w *writer) next(others int) *change {
	if others == most {
		return nil
	}
	if len(w.queue) == 0 {
		runtime.Gosched()
	}
	select {
	case c := <-w.queue: // nil once it is closed
		return c
	default:
		return nil
	}
}

// scrub gives the room of what was deleted back to the disk, and empties the
// write-ahead log, which has pages from before. Somebody who reads may need
// those: then it is left to the next time, as nobody shall wait for them.
func (w *writer) scrub(ctx context.Context) {
	for _, pragma := range []string{
		"PRAGMA incremental_vacuum", "PRAGMA busy_timeout = 200", "PRAGMA wal_checkpoint(TRUNCATE)",
		fmt.Sprintf("PRAGMA busy_timeout = %d", busyTimeout.Milliseconds()),
	} {
		// Each row of the first is a page. What fails is as if somebody read.
		rows, err := w.db.QueryContext(ctx, pragma)
		_ = each(rows, err, func() error { return nil })
	}
}

// make makes a change within a transaction, and notes the change's own error.
// The error that it returns is the transaction's, of which nothing is left:
// some errors of the engine, as that of a full disk, undo all of it.
func (c *change) make(ctx context.Context, tx *sql.Tx) error {
	if c.atomic {
		if c.err = c.do(ctx, tx); c.err != nil && ended(ctx, tx) {
			return c.err
		}
		return nil
	}
	if _, err := tx.ExecContext(ctx, "SAVEPOINT change"); err != nil {
		return err
	}
	end := "RELEASE change"
	if c.err = c.do(ctx, tx); c.err != nil {
		end = "ROLLBACK TO change; " + end
	}
	if _, err := tx.ExecContext(ctx, end); err != nil {
		return errors.Join(c.err, err)
	}
	return nil
}

// ended says whether a transaction is over, as the engine lets another begin only
// then; that one is rolled back in its place.
func ended(ctx context.Context, tx *sql.Tx) bool {
	_, err := tx.ExecContext(ctx, "BEGIN")
	return err == nil
}
