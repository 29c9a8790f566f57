package mirror

import (
	"context"
	"errors"
	"time"
)

// An inquiry is a server's question whether anybody watches a table by way of others.
type inquiry struct {
	open    map[string]bool // the servers that have not answered yet
	watched bool
	closed  chan struct{} // once one says that somebody does, or all have answered
}

// How the others are asked.
const (
	acquainted = 2 * alive       // for how long a server listens before it knows the others
	answering  = 2 * time.Second // for how long it waits for their answers
)

// ErrSilent says that nobody knows whether a table is watched.
var ErrSilent = errors.New("another server does not say whether anybody watches a table whose time is over")

// IsWatched says whether somebody watches a table of a version through another server. It
// fails with ErrSilent if one doesn't answer, or nothing is heard.
func (m *Mirror) IsWatched(ctx context.Context, table string, version int64) (bool, error) {
	if err := m.getAcquainted(ctx); err != nil {
		return false, err
	}
	q := &inquiry{open: map[string]bool{m.name: true}, closed: make(chan struct{})}
	m.mu.Lock()
	m.inquiries[table] = q
	m.mu.Unlock()
	defer func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.inquiries, table)
	}()
	if err := m.Tell(Crowd{Table: table, At: version, Asks: true, Over: true}); err != nil {
		return false, err
	}
	select {
	case <-q.closed:
		return q.watched, nil
	case <-time.After(answering):
		return false, ErrSilent
	case <-ctx.Done():
		return false, ctx.Err()
	}
}

// getAcquainted waits until every server that is there has been heard.
func (m *Mirror) getAcquainted(ctx context.Context) error {
	m.mu.Lock()
	listens := m.listens
	m.mu.Unlock()
	select {
	case <-time.After(acquainted - time.Since(listens)):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// answered notes that a server is there, and what it answers. That this one hears its
// own question shows that it hears the others, too: all that were there before it was asked,
// and have to answer now.
func (m *Mirror) answered(c Crowd) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if c.Of != m.name {
		m.servers[c.Of] = time.Now()
	}
	q := m.inquiries[c.Table]
	if q == nil || len(q.open) == 0 {
		return
	}
	delete(q.open, c.Of)
	if c.Of == m.name && c.Over {
		for name := range m.servers {
			q.open[name] = true
		}
	}
	if q.watched = c.Of != m.name && !c.Free; q.watched {
		clear(q.open)
	}
	if len(q.open) == 0 {
		close(q.closed)
	}
}
