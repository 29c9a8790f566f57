//go:build unix

package postgres_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/postgres/pgtest"
	"saddlebag/scoring/ledger/storetest"
	"saddlebag/scoring/waittest"
)

var cluster *pgtest.Cluster

func TestMain(m *testing.M) {
	var err error
	if cluster, err = pgtest.Start(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	cluster.Remove()
	os.Exit(code)
}

func open(t testing.TB, address string) *postgres.Store {
	t.Helper()
	s, err := postgres.Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() }) // a test may have closed it
	return s
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) logbook.Store { return open(t, cluster.Database(t)) })
}

const header = "saddlebag 1 some-game\nplayer Ann\n"

// add appends the next entry of a log to a store.
func add(t *testing.T, s logbook.Store, table string, log *logbook.Log, by string) error {
	t.Helper()
	r := log.Next(time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC), by, ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{"rain"}}, []byte{1})
	err := s.Append(t.Context(), table, r)
	if err == nil {
		log.Records = append(log.Records, r)
	}
	return err
}

// begun is a log without entries in a store.
func begun(t *testing.T, s logbook.Store, table string) *logbook.Log {
	t.Helper()
	if err := s.Create(t.Context(), table, header, nil); err != nil {
		t.Fatal(err)
	}
	return &logbook.Log{Header: header}
}

// Of ten stores of one database that append the same entry, one does, every time.
func TestTenStores(t *testing.T) {
	address := cluster.Database(t)
	stores := make([]*postgres.Store, 10)
	for i := range stores {
		stores[i] = open(t, address)
	}
	log := begun(t, stores[0], "t")
	for range 20 {
		r := log.Next(time.Now().UTC(), "host", ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{"rain"}}, []byte{1})
		errs := make([]error, len(stores))
		var wg sync.WaitGroup
		for i, s := range stores {
			wg.Go(func() { errs[i] = s.Append(t.Context(), "t", r) })
		}
		wg.Wait()
		in := 0
		for _, err := range errs {
			switch {
			case err == nil:
				in++
			case !errors.Is(err, logbook.ErrConflict):
				t.Fatal(err)
			}
		}
		if in != 1 {
			t.Fatalf("entry %d went in %d times: %v", r.Number, in, errs)
		}
		log.Records = append(log.Records, r)
	}
	got, err := stores[9].Load(t.Context(), "t")
	if err != nil || len(got.Records) != 20 {
		t.Fatalf("%v, %v", got, err)
	}
	if _, err := logbook.Verify(got.Header, got.Records); err != nil {
		t.Error(err)
	}
}

// Stores that write to the same tables at once, in any order, never wait for each other in
// a ring: all entries go in, whoever changes cards meanwhile.
func TestStoresTogether(t *testing.T) {
	const stores, tables, each = 3, 20, 5
	address := cluster.Database(t)
	var all []*postgres.Store
	for range stores {
		all = append(all, open(t, address))
	}
	logs := make([]*logbook.Log, tables)
	for i := range logs {
		logs[i] = begun(t, all[0], fmt.Sprint(i))
	}
	var wg sync.WaitGroup
	for _, s := range all {
		for i, log := range logs {
			wg.Go(func() {
				table, own := fmt.Sprint(i), &logbook.Log{Header: log.Header}
				for range each {
					enter(t, s, table, own)
				}
				if err := s.SetCard(t.Context(), table, nil, &logbook.Card{Text: []byte("card")}); err != nil {
					t.Error(err)
				}
			})
		}
	}
	wg.Wait()
	for i := range logs {
		got, err := all[0].Load(t.Context(), fmt.Sprint(i))
		if err != nil || len(got.Records) != stores*each {
			t.Fatalf("table %d: %v, %v", i, got, err)
		}
		if _, err := logbook.Verify(got.Header, got.Records); err != nil {
			t.Errorf("table %d: %v", i, err)
		}
	}
}

// enter adds an entry to a log that others write to.
func enter(t *testing.T, s logbook.Store, table string, log *logbook.Log) {
	for {
		err := add(t, s, table, log, "host")
		if err == nil {
			return
		}
		if !errors.Is(err, logbook.ErrConflict) {
			t.Error(err)
			return
		}
		more, err := s.Since(t.Context(), table, len(log.Records))
		if err != nil {
			t.Error(err)
			return
		}
		log.Records = append(log.Records, more...)
	}
}

// An entry that the database cannot keep fails alone, whatever waits beside it.
func TestOneFailsAlone(t *testing.T) {
	s := open(t, cluster.Database(t))
	const tables = 40
	errs := make([]error, tables)
	var wg sync.WaitGroup
	for i := range tables {
		table := fmt.Sprintf("t%d", i)
		log, by := begun(t, s, table), "host"
		if i%10 == 3 {
			by = "no text has a \x00"
		}
		wg.Go(func() { errs[i] = add(t, s, table, log, by) })
	}
	wg.Wait()
	for i, err := range errs {
		if (err != nil) != (i%10 == 3) {
			t.Errorf("table %d: %v", i, err)
		}
	}
}

// What is somebody else's is left alone, and so is what a server has.
func TestOpen(t *testing.T) {
	foreign := cluster.Database(t)
	conn := connect(t, foreign)
	if _, err := conn.Exec(t.Context(), "CREATE TABLE horses (name text)"); err != nil {
		t.Fatal(err)
	}
	if _, err := postgres.Open(t.Context(), foreign); !errors.Is(err, postgres.ErrForeign) {
		t.Errorf("of another's database: %v", err)
	}

	address := cluster.Database(t)
	open(t, address)
	open(t, address) // any number do

	if _, err := connect(t, address).Exec(t.Context(), "UPDATE saddlebag SET version = version + 1"); err != nil {
		t.Fatal(err)
	}
	s := open(t, address) // of a later version that this one can work on
	if _, err := connect(t, address).Exec(t.Context(), "UPDATE saddlebag SET oldest = version"); err != nil {
		t.Fatal(err)
	}
	if err := s.Ready(t.Context()); !errors.Is(err, postgres.ErrVersion) || !strings.Contains(err.Error(), "for a later version of the program") {
		t.Errorf("a database that has been brought up to date: %v", err)
	}
	if _, err := postgres.Open(t.Context(), address); !errors.Is(err, postgres.ErrVersion) {
		t.Errorf("of a later version: %v", err)
	}
	if _, err := postgres.Open(t.Context(), strings.Replace(address, "host=", "host=/nowhere", 1)); !errors.As(err, new(*logbook.UnavailableError)) {
		t.Errorf("of a database that is not there: %v", err)
	}
}

// While the database is away, nothing goes in and a sentence says why; then all goes on.
func TestAway(t *testing.T) {
	own, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(own.Remove)
	s := open(t, own.Database(t))
	log := begun(t, s, "t")
	if err := add(t, s, "t", log, "host"); err != nil {
		t.Fatal(err)
	}
	if err := own.Down(); err != nil {
		t.Fatal(err)
	}
	for name, do := range map[string]func() error{
		"append": func() error { return add(t, s, "t", log, "host") },
		"load":   func() error { _, err := s.Load(t.Context(), "t"); return err },
		"ready":  func() error { return s.Ready(t.Context()) },
	} {
		var away *logbook.UnavailableError
		if err := do(); !errors.As(err, &away) || away.Why.String() != "the server's database isn't answering" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := own.Up(); err != nil {
		t.Fatal(err)
	}
	if err := add(t, s, "t", log, "host"); err != nil {
		t.Errorf("once it is back: %v", err)
	}
	got, err := s.Load(t.Context(), "t")
	if err != nil || len(got.Records) != len(log.Records) {
		t.Errorf("%v, %v", got, err)
	}
}

// What somebody has changed in the database is told.
func TestDamage(t *testing.T) {
	address := cluster.Database(t)
	s, conn := open(t, address), connect(t, address)
	log := begun(t, s, "t")
	for range 3 {
		if err := add(t, s, "t", log, "host"); err != nil {
			t.Fatal(err)
		}
	}
	for _, change := range []struct{ sql, tells string }{
		{"UPDATE records SET time = 'noon' WHERE number = 3", "entry 3"},
		{"UPDATE records SET event = '' WHERE number = 2", "entry 2"},
		{"UPDATE logs SET header = header || 'player Bob'", "header"},
	} {
		if _, err := conn.Exec(t.Context(), change.sql); err != nil {
			t.Fatal(err)
		}
		var damage *logbook.DamageError
		if _, err := s.Load(t.Context(), "t"); !errors.As(err, &damage) || !strings.Contains(err.Error(), change.tells) {
			t.Errorf("%s: %v", change.sql, err)
		}
	}
	if _, err := conn.Exec(t.Context(), "UPDATE logs SET card = 'x'"); err != nil {
		t.Fatal(err)
	}
	if card, err := s.Card(t.Context(), "t"); !errors.As(err, new(*logbook.DamageError)) || string(card) != "x" {
		t.Errorf("the card is %q, %v", card, err)
	}
}

// A statement that takes long is told, with what its context says of whose it is, and
// without what was asked.
func TestSlowStatement(t *testing.T) {
	address := cluster.Database(t)
	s, conn, looks := open(t, address), connect(t, address), connect(t, address)
	var said bytes.Buffer
	s.LogSlow(slog.New(told{slog.NewTextHandler(&said, nil)}))
	log := begun(t, s, "t")
	slowly := func(do func(ctx context.Context) error) {
		t.Helper()
		tx, err := conn.Begin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := tx.Exec(t.Context(), "LOCK TABLE logs, records IN EXCLUSIVE MODE"); err != nil {
			t.Fatal(err)
		}
		var locked sync.WaitGroup
		defer locked.Wait()
		locked.Go(func() {
			defer func() { _ = tx.Rollback(context.WithoutCancel(t.Context())) }()
			waittest.For(t, "a statement is slow", func() bool { return waiting(t, looks, postgres.SlowAfter) > 0 })
		})
		if err := do(context.WithValue(t.Context(), whose{}, "ann's")); err != nil {
			t.Fatal(err)
		}
	}
	slowly(func(ctx context.Context) error {
		return s.SetCard(ctx, "t", nil, &logbook.Card{Text: []byte("card")})
	})
	slowly(func(ctx context.Context) error {
		return s.Append(ctx, "t", log.Next(time.Now(), "host", ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{"secret"}}, []byte{1}))
	})
	lines := strings.SplitAfter(said.String(), "\n")
	if s.Figures().Slow < 2 || strings.Contains(said.String(), "secret") {
		t.Errorf("%d are counted, and told:\n%s", s.Figures().Slow, said.String())
	}
	for _, want := range []string{"UPDATE logs SET card", "WITH added"} {
		if !slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, want) && strings.Contains(line, "of=ann's") }) {
			t.Errorf("%q is not told of, or not whose it is:\n%s", want, said.String())
		}
	}
}

// whose is where the context of a test says who asks.
type whose struct{}

// told tells that in each line.
type told struct{ slog.Handler }

func (h told) Handle(ctx context.Context, line slog.Record) error {
	line.AddAttrs(slog.Any("of", ctx.Value(whose{})))
	return h.Handler.Handle(ctx, line)
}

// waiting is how many wait for a lock in the database of a connection, as the database has
// it, and have done so for some time.
func waiting(t *testing.T, conn *pgx.Conn, already time.Duration) (count int) {
	t.Helper()
	const query = `SELECT count(*) FROM pg_locks WHERE NOT granted AND clock_timestamp() - waitstart > $1
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
	if err := conn.QueryRow(t.Context(), query, already).Scan(&count); err != nil {
		t.Error(err)
	}
	return count
}

func connect(t *testing.T, address string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close(context.WithoutCancel(t.Context())) })
	return conn
}
