// Package mirror lets servers that share one database follow one another. What each has
// in memory is a mirror of the store. Here a server hears what the others have entered and
// changed, so its watchers see it at once. It tells and hears who is at a table through
// which server, and asks whether anybody watches a table.
//
// It knows tables only by their ids and locks none of them. A table's Keeper says what a
// notice means for it. Begin with Join.
package mirror

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"

	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/live/codes"
)

// A Keeper has the tables in a server's memory. Nothing is heard while Lacks or Hear is at
// work, so neither may wait for a table.
type Keeper interface {
	// Lacks is called with what was entered or changed. It returns a function that brings the
	// table up to what the store has; nil if that isn't needed.
	Lacks(n logbook.Notice) (meet func(context.Context) error)
	// Hear takes what another server says about who is at a table.
	Hear(c Crowd)
	// Miss forgets who was at the tables through the named servers.
	Miss(servers []string)
	// Regain is called when notices are heard again after some were missed.
	Regain()
}

// A Mirror is one of several servers with the same store. It is safe for concurrent use.
type Mirror struct {
	store  logbook.Shared
	keeper Keeper
	log    func(level slog.Level, text string, about ...slog.Attr)
	name   string          // of this server, which no other has
	opened <-chan struct{} // closed when the tables are there

	mu        sync.Mutex
	following map[string]*following
	servers   map[string]time.Time // by their names: when the others were heard last
	listens   time.Time            // since when they are heard
	inquiries map[string]*inquiry  // that are open, by the tables
}

// Join begins to hear what other servers do, until the store is closed. What it hears waits
// until opened is closed. The server gets a random name.
func Join(ctx context.Context, store logbook.Shared, random io.Reader, keeper Keeper, opened <-chan struct{}, log func(level slog.Level, text string, about ...slog.Attr)) (*Mirror, error) {
	m := &Mirror{
		store: store, keeper: keeper, log: log, opened: opened,
		following: map[string]*following{}, servers: map[string]time.Time{}, inquiries: map[string]*inquiry{},
	}
	var err error
	if m.name, err = codes.New(random); err != nil {
		return nil, err
	}
	if err := store.Hear(ctx, m.hear); err != nil {
		return nil, err
	}
	m.listens = time.Now()
	go m.keepCompany()
	return m, nil
}

// Head is the head of a table in the store. It fails with logbook.ErrNotFound.
func (m *Mirror) Head(ctx context.Context, table string) (logbook.Head, error) {
	return m.store.Head(ctx, table)
}

// Alone does something that only one server does at a time.
func (m *Mirror) Alone(ctx context.Context, do func(context.Context) error) error {
	return m.store.Alone(ctx, do)
}

// hear takes a notice of another server, or of this one.
func (m *Mirror) hear(n logbook.Notice) {
	<-m.opened
	switch n.Kind {
	case logbook.Entered, logbook.Changed:
		if meet := m.keeper.Lacks(n); meet != nil {
			m.Follow(n.Table, meet)
		}
	case logbook.Told:
		m.hearCrowd(n.Text)
	case logbook.Lost:
		m.log(slog.LevelWarn, "notices of other servers are not heard")
	case logbook.Regained:
		m.log(slog.LevelInfo, "notices of other servers are heard again")
		m.mu.Lock()
		m.listens = time.Now()
		m.mu.Unlock()
		go m.keeper.Regain()
	}
}

// A following is a table that is being brought up to what the store has.
type following struct{ again bool } // something was kept since it began

// patience is for how long a table is brought up to date before it is left for later.
const patience = 10 * time.Second

// Follow calls meet in the background to bring a table up to what the store has. If that's
// already under way, it's done once more.
func (m *Mirror) Follow(table string, meet func(context.Context) error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if f := m.following[table]; f != nil {
		f.again = true
		return
	}
	f := &following{}
	m.following[table] = f
	go func() {
		for on := true; on; on = m.goesOn(table, f) {
			ctx, cancel := context.WithTimeout(context.Background(), patience)
			if err := meet(ctx); err != nil {
				m.log(slog.LevelWarn, "a table is behind what other servers keep", slog.String("table", table), slog.String("error", err.Error()))
			}
			cancel()
		}
	}()
}

// goesOn says whether something was kept since a following began, or ends it.
func (m *Mirror) goesOn(id string, f *following) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	on := f.again
	if f.again = false; !on {
		delete(m.following, id)
	}
	return on
}
