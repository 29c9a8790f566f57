package web

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"saddlebag/sheets"
	"saddlebag/web/live"
)

// mirrors hold what the pages of tables show, so that a change is worked out
// once for all who see the same, and only what has changed is sent.
type mirrors struct {
	epoch string // of this process: stamps of another mean nothing
	clock atomic.Int64

	mu    sync.Mutex
	all   map[string]*mirror   // by the code of the place
	seen  map[string]*pictures // by table and viewer
	swept time.Time
}

// A mirror is what the page of one place shows.
type mirror struct {
	*pictures
	key string // of the pictures

	updating sync.Mutex // held from looking at the table to taking over what was seen
	pieces              // locked by it

	mu      sync.Mutex
	version int64            // of the table, as it was looked at last
	parts   map[string]shown // by the id of the element
	order   []string
	used    time.Time
	open    int // streams
}

// A shown part is its HTML and the stamp of when it changed last.
type shown struct {
	html string
	at   int64
}

func newMirrors(epoch string) *mirrors {
	return &mirrors{epoch: epoch, all: map[string]*mirror{}, seen: map[string]*pictures{}}
}

// stamp makes the stamp of a change, later than all before.
func (m *mirrors) stamp() int64 { return m.clock.Add(1) }

// of finds the mirror of a place, or makes it.
// Apart says that not everybody sees the same.
func (m *mirrors) of(p live.Place, apart bool, now time.Time) *mirror {
	m.mu.Lock()
	defer m.mu.Unlock()
	if now.Sub(m.swept) > restTime {
		m.sweep(now)
	}
	viewer := -1
	if apart {
		viewer = p.Seat
	}
	key := p.Table.ID() + " " + strconv.Itoa(viewer)
	one, ok := m.all[p.Code]
	if !ok || one.key != key { // the place can come to another seat
		if m.seen[key] == nil {
			m.seen[key] = &pictures{viewer: viewer + 1}
		}
		one = &mirror{pictures: m.seen[key], key: key, version: -1, parts: map[string]shown{}}
		m.all[p.Code] = one
	}
	one.used = now
	return one
}

// restTime is for how long the mirror of a place that has no stream is kept: a
// page that has been loaded opens its stream in a moment.
const restTime = 2 * time.Minute

// sweep lets go of the mirrors that nobody looks into. The mirrors are locked.
func (m *mirrors) sweep(now time.Time) {
	m.swept = now
	kept := map[string]bool{}
	for code, one := range m.all {
		if one.streams() == 0 && now.Sub(one.used) > restTime {
			delete(m.all, code)
			continue
		}
		kept[one.key] = true
	}
	for key := range m.seen {
		if !kept[key] {
			delete(m.seen, key)
		}
	}
}

func (m *mirror) streams() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.open
}

// watched counts the streams of a mirror.
func (m *mirror) watched(by int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.open += by
}

// A revision is what somebody has seen: everything up to a stamp.
func (m *mirrors) revision(stamp int64) string { return fmt.Sprintf("%s-%d", m.epoch, stamp) }

// since is the stamp of a revision; 0, which is before everything, where it is
// of another process or none.
func (m *mirrors) since(revision string) int64 {
	epoch, stamp, _ := strings.Cut(revision, "-")
	n, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || epoch != m.epoch || n > m.clock.Load() {
		return 0
	}
	return n
}

// set takes over the parts of the page as they are at a version of the table.
func (m *mirror) set(version int64, parts []part, stamp func() int64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.version = version
	now := int64(0)
	m.order = m.order[:0]
	for _, p := range parts {
		m.order = append(m.order, p.ID)
		if m.parts[p.ID].html == p.HTML {
			continue
		}
		if now == 0 {
			now = stamp()
		}
		m.parts[p.ID] = shown{p.HTML, now}
	}
}

// changed lists the parts and cells that have changed after a stamp.
func (m *mirror) changed(stamp int64) []part {
	parts := m.since(stamp)
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, id := range m.order {
		if p := m.parts[id]; p.at > stamp {
			parts = append(parts, part{id, p.html})
		}
	}
	return parts
}

// An atTable is a place at a table with everything that its page shows.
type atTable struct {
	place   live.Place
	title   sheets.Title
	view    *live.View
	company live.Company
	now     int64 // everything up to this stamp is in it
	*mirror
}

// at brings the mirror of a place up to date.
func (a *app) at(ctx context.Context, p live.Place) (*atTable, error) {
	v, err := p.View(ctx)
	if err != nil {
		return nil, err
	}
	title, ok := sheets.Find(a.Titles, v.Info.ID)
	if !ok {
		return nil, fmt.Errorf("no title for %s", v.Info.ID)
	}
	t := &atTable{place: p, title: title, mirror: a.mirrors.of(p, v.Secrets || title.Sided, a.Clock())}
	t.updating.Lock()
	defer t.updating.Unlock()
	defer func() { t.now = a.mirrors.clock.Load() }()
	if t.company, err = p.Company(); err != nil {
		return nil, err
	}
	if t.view, err = p.View(ctx); err != nil { // no older than the company
		return nil, err
	}
	if t.company.Version == t.current() {
		return t, nil
	}
	if err := t.update(title, t.view, a.mirrors.stamp); err != nil {
		return nil, err
	}
	parts, err := t.render(a.pages["table"], a.tablePage(t, 0))
	if err != nil {
		return nil, err
	}
	t.set(t.company.Version, parts, a.mirrors.stamp)
	return t, nil
}

// current is the version of the table that the mirror shows.
func (m *mirror) current() int64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.version
}
