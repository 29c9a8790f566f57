package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/waittest"
)

var errOwn = errors.New("an error of its own")

// What waits at the same time is committed at the same time: nobody else sees
// any of it before, and a change that fails takes nothing with it but itself.
func TestChangesShareACommit(t *testing.T) {
	s := opened(t)
	release := hold(t, s)
	good := ask(t, s, 1, newTable("good"))
	bad := ask(t, s, 2, func(ctx context.Context, tx *sql.Tx) error {
		return errors.Join(newTable("bad")(ctx, tx), errOwn)
	})
	last := ask(t, s, 3, func(ctx context.Context, tx *sql.Tx) error {
		want(t, s.read, "SELECT count(*) FROM logs", "0")
		select {
		case err := <-good:
			t.Errorf("answered before the commit: %v", err)
		default:
		}
		return newTable("last")(ctx, tx)
	})
	must(t, release())
	must(t, <-good)
	must(t, <-last)
	if err := <-bad; !errors.Is(err, errOwn) {
		t.Errorf("the bad one: %v; want %v", err, errOwn)
	}
	want(t, s.read, "SELECT group_concat(id) FROM (SELECT id FROM logs ORDER BY id)", "good,last")
}

// Where the transaction is lost, all who shared it are told, and the next one
// is as good as ever.
func TestLostTransaction(t *testing.T) {
	lose := func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "ROLLBACK") // as the engine does when the disk is full
		return errors.Join(err, errOwn)
	}
	for name, asks := range map[string]func(*writer) asking{
		"a change":    func(w *writer) asking { return w.change },
		"a statement": func(w *writer) asking { return w.statement },
	} {
		t.Run(name, func(t *testing.T) {
			s := opened(t)
			release := hold(t, s)
			before := ask(t, s, 1, newTable("before"))
			culprit := askBy(t, s, 2, asks(s.write), lose)
			after := ask(t, s, 3, newTable("after"))
			for who, err := range map[string]error{"held": release(), "before": <-before, "culprit": <-culprit} {
				if !errors.Is(err, errOwn) {
					t.Errorf("%s: %v; want %v", who, err, errOwn)
				}
			}
			must(t, <-after)
			want(t, s.read, "SELECT group_concat(id) FROM logs", "after")
		})
	}
}

// Of appends that share a commit each is answered for itself.
func TestAppendsShareACommit(t *testing.T) {
	s := opened(t)
	must(t, s.Create(t.Context(), "t1", "header", nil))
	release := hold(t, s)
	appends := func(n int, table string, number int, key string) <-chan error {
		r := logbook.Record{Number: number, Key: key, Entry: ledger.Entry{Actor: "table", Verb: "stop"}}
		return askBy(t, s, n, s.write.statement, func(ctx context.Context, tx *sql.Tx) error {
			return s.add(ctx, tx, table, []logbook.Record{r})
		})
	}
	first := appends(1, "t1", 1, "a")
	taken := appends(2, "t1", 1, "b")
	repeated := appends(3, "t1", 2, "a")
	nowhere := appends(4, "t2", 1, "a")
	ahead := appends(5, "t1", 3, "c")
	next := appends(6, "t1", 2, "d")
	must(t, release())
	must(t, <-first)
	must(t, <-next)
	for err, answer := range map[error]<-chan error{logbook.ErrRepeated: repeated, logbook.ErrNotFound: nowhere} {
		if got := <-answer; !errors.Is(got, err) {
			t.Errorf("%v; want %v", got, err)
		}
	}
	for _, answer := range []<-chan error{taken, ahead} {
		if got := <-answer; !errors.Is(got, logbook.ErrConflict) {
			t.Errorf("%v; want %v", got, logbook.ErrConflict)
		}
	}
	want(t, s.read, "SELECT group_concat(key) FROM (SELECT key FROM records ORDER BY number)", "a,d")
}

// What is given up while it waits is never made.
func TestGivenUp(t *testing.T) {
	s := opened(t)
	release := hold(t, s)
	ctx, cancel := context.WithCancel(t.Context())
	given := make(chan error)
	go func() { given <- s.write.change(ctx, newTable("given up")) }()
	waitFor(t, s, 1)
	kept := ask(t, s, 2, newTable("kept"))
	cancel()
	if err := <-given; !errors.Is(err, context.Canceled) {
		t.Errorf("given up: %v; want %v", err, context.Canceled)
	}
	must(t, release())
	must(t, <-kept)
	want(t, s.read, "SELECT group_concat(id) FROM logs", "kept")
}

// To close lets what waits finish, and takes no more.
func TestCloseFinishes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "night.db")
	s := openedFile(t, file)
	release := hold(t, s)
	var answers []<-chan error
	for i := range 3 {
		answers = append(answers, ask(t, s, i+1, newTable(fmt.Sprint(i))))
	}
	closed := make(chan error)
	go func() { closed <- s.Close() }()
	must(t, release())
	must(t, <-closed)
	for _, answer := range answers {
		must(t, <-answer)
	}
	if err := s.Delete(t.Context(), "0"); !errors.Is(err, fs.ErrClosed) {
		t.Errorf("Delete after Close: %v; want %v", err, fs.ErrClosed)
	}
	must(t, s.Close()) // once more does nothing
	want(t, openedFile(t, file).read, "SELECT count(*) FROM logs", "3")
}

// hold keeps the writer busy until it is released, which tells what becomes of its
// change.
func hold(t *testing.T, s *Store) (release func() error) {
	t.Helper()
	begun, held := make(chan struct{}), make(chan struct{})
	answer := make(chan error, 1)
	go func() {
		answer <- s.write.change(context.WithoutCancel(t.Context()), func(context.Context, *sql.Tx) error {
			close(begun)
			<-held
			return nil
		})
	}()
	<-begun
	return func() error {
		close(held)
		return <-answer
	}
}

// ask asks for a change, which is then the nth that waits.
func ask(t *testing.T, s *Store, n int, do func(context.Context, *sql.Tx) error) <-chan error {
	t.Helper()
	return askBy(t, s, n, s.write.change, do)
}

// An asking is a way to ask for a change.
type asking func(context.Context, func(context.Context, *sql.Tx) error) error

func askBy(t *testing.T, s *Store, n int, ask asking, do func(context.Context, *sql.Tx) error) <-chan error {
	t.Helper()
	answer := make(chan error, 1)
	go func() { answer <- ask(context.WithoutCancel(t.Context()), do) }()
	waitFor(t, s, n)
	return answer
}

func waitFor(t *testing.T, s *Store, n int) {
	t.Helper()
	waittest.For(t, fmt.Sprintf("%d changes wait", n), func() bool { return len(s.write.queue) >= n })
}

// newTable is the change that makes a table.
func newTable(table string) func(context.Context, *sql.Tx) error {
	return func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO logs (id, header) VALUES (?, 'header')", table)
		return err
	}
}
