package postgres

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger/logbook"
)

// channel is what all who share a database listen to.
const channel = "saddlebag"

// tellAll is told with the transaction that it stands in, or not at all.
const tellAll = "SELECT pg_notify('" + channel + "', $1)"

// A notice is what goes over the channel.
type notice struct {
	logbook.Notice
	Echo string `json:",omitzero"` // of who wants to know that all before was heard
}

func (n notice) payload() string {
	text, err := json.Marshal(n)
	if err != nil {
		panic(err) // strings and numbers encode
	}
	return string(text)
}

// notify tells all who hear of a change, once it is kept.
func notify(ctx context.Context, tx pgx.Tx, n logbook.Notice) error {
	_, err := tx.Exec(ctx, tellAll, notice{Notice: n}.payload())
	return err
}

// How the channel is watched over: that it is heard is tried by hearing oneself.
const (
	pulse    = time.Second            // between two echoes
	silence  = 3 * time.Second        // after which nothing is heard any more
	quickest = 50 * time.Millisecond  // before it is tried again
	slowest  = 500 * time.Millisecond // the same, after some tries
)

// ears hear what is told on the channel, by a connection of their own.
type ears struct {
	store *Store
	heard func(logbook.Notice)
	end   context.CancelFunc
	ended chan struct{}
	lag   atomic.Int64 // of the last echo, ns; less than 0 while nothing is heard

	mu     sync.Mutex
	echoes map[string]chan struct{} // that are waited for
	made   uint64
	name   string // of these ears, which no others have
}

// Hear calls heard with every change from now on, until the store is closed.
func (s *Store) Hear(ctx context.Context, heard func(logbook.Notice)) error {
	conn, err := s.listen(ctx)
	if err != nil {
		return unavailable(err)
	}
	running, end := context.WithCancel(context.WithoutCancel(ctx))
	e := &ears{store: s, heard: heard, name: rand.Text(), end: end, ended: make(chan struct{}), echoes: map[string]chan struct{}{}}
	s.ears.Store(e)
	go e.run(running, conn)
	return nil
}

// listen connects to hear notices, and to do nothing else.
func (s *Store) listen(ctx context.Context) (*pgx.Conn, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, silence, errSlow)
	defer cancel()
	conn, err := pgx.ConnectConfig(ctx, s.pool.Config().ConnConfig)
	if err != nil {
		return nil, err
	}
	if _, err := conn.Exec(ctx, "LISTEN "+channel); err != nil {
		_ = conn.Close(context.WithoutCancel(ctx)) // it is of no use
		return nil, err
	}
	return conn, nil
}

// run hears until ctx is done, by one connection after the other.
func (e *ears) run(ctx context.Context, conn *pgx.Conn) {
	defer close(e.ended)
	for {
		beating, stop := context.WithCancel(ctx)
		go e.beat(beating)
		e.hear(ctx, conn)
		stop()
		e.lag.Store(-1)
		if ctx.Err() != nil {
			return
		}
		e.heard(logbook.Notice{Kind: logbook.Lost})
		if conn = e.again(ctx); conn == nil {
			return
		}
		e.lag.Store(0)
		e.heard(logbook.Notice{Kind: logbook.Regained})
	}
}

// again connects anew, however often it takes; nil once ctx is done.
func (e *ears) again(ctx context.Context) *pgx.Conn {
	for wait := quickest; ; wait = min(2*wait, slowest) {
		if conn, err := e.store.listen(ctx); err == nil {
			return conn
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil
		}
	}
}

// hear hears what comes by a connection until that breaks, or nothing comes for longer
// than echoes take.
func (e *ears) hear(ctx context.Context, conn *pgx.Conn) {
	defer func() {
		closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), hurry)
		defer cancel()
		_ = conn.Close(closing) // whatever has become of it
	}()
	for {
		waiting, cancel := context.WithTimeout(ctx, silence)
		got, err := conn.WaitForNotification(waiting)
		cancel()
		if err != nil {
			return
		}
		var n notice
		switch err := json.Unmarshal([]byte(got.Payload), &n); {
		case err != nil: // not ours
		case n.Echo != "":
			e.echoed(n.Echo)
		default:
			e.heard(n.Notice)
		}
	}
}

// beat asks for an echo now and then, which measures how long notices take.
func (e *ears) beat(ctx context.Context) {
	ticks := time.NewTicker(pulse)
	defer ticks.Stop()
	for {
		select {
		case <-ticks.C:
			began := time.Now() //nolint:forbidigo // only how long it takes is measured
			if e.echo(ctx) == nil {
				e.lag.Store(int64(time.Since(began))) //nolint:forbidigo // as above
			}
		case <-ctx.Done():
			return
		}
	}
}

// echo tells something and waits until it is heard: then all before is heard, too.
func (e *ears) echo(ctx context.Context) error {
	ctx, cancel := context.WithTimeoutCause(ctx, hurry, errSlow)
	defer cancel()
	back := make(chan struct{})
	e.mu.Lock()
	e.made++
	name := e.name + "." + strconv.FormatUint(e.made, 36)
	e.echoes[name] = back
	e.mu.Unlock()
	defer func() {
		e.mu.Lock()
		defer e.mu.Unlock()
		delete(e.echoes, name)
	}()
	if err := e.store.tell(ctx, notice{Echo: name}); err != nil {
		return err
	}
	select {
	case <-back:
		return nil
	case <-ctx.Done():
		return unavailable(context.Cause(ctx))
	}
}

func (e *ears) echoed(name string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if back, ok := e.echoes[name]; ok {
		delete(e.echoes, name)
		close(back)
	}
}
