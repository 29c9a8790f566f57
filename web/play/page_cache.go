package play

import (
	"crypto/rand"
	"html/template"
	"maps"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"saddlebag/web/live"
	"saddlebag/web/panels"
)

// A pageCache holds what the pages of tables show, so that a change is worked
// out once for all who see the same, and only what has changed is sent.
type pageCache struct {
	epoch string // of this process: stamps of another mean nothing
	clock atomic.Int64

	mu    sync.Mutex
	pages map[string]*pageState  // by the code of the place
	views map[string]*sheetViews // by table and viewer
	made  map[string]*pieces     // by table
	forms *formCache
	rests bool // the pages that nobody looks at are to be let go of soon
	now   func() time.Time

	here sync.Map // by seat and whether its phone is there: the part that says so
}

// hereOf is the part that says whether the phone of a seat is there, at whatever table.
func (c *pageCache) hereOf(t *template.Template, seat int, there bool) (*panels.Shared, error) {
	view := TallyView{Seat: seat + 1, Here: there}
	key := [2]any{seat, there}
	if known, ok := c.here.Load(key); ok {
		return known.(*panels.Shared), nil
	}
	html, err := filled(t, "here", view)()
	if err != nil {
		return nil, err
	}
	part, _ := c.here.LoadOrStore(key, panels.NewShared("here-"+strconv.Itoa(view.Seat), html))
	return part.(*panels.Shared), nil
}

func newPageCache(now func() time.Time) *pageCache {
	return &pageCache{
		epoch: rand.Text(), now: now,
		pages: map[string]*pageState{}, views: map[string]*sheetViews{}, made: map[string]*pieces{}, forms: newFormCache(),
	}
}

// stamp makes the stamp of a change, later than all before.
func (c *pageCache) stamp() int64 { return c.clock.Add(1) }

// of finds the page of a place, or makes it. Apart says that not everybody sees
// the same.
func (c *pageCache) of(p live.Place, apart bool) *pageState {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.rests {
		c.rests = true
		time.AfterFunc(restTime/2, c.sweep)
	}
	viewer := -1
	if apart {
		viewer = p.Seat
	}
	table := p.Table.ID()
	key := table + " " + strconv.Itoa(viewer)
	page, ok := c.pages[p.Code]
	if !ok || page.key != key { // the place can come to another seat
		if c.views[key] == nil {
			c.views[key] = newSheetViews(p.Table, viewer+1)
		}
		if c.made[table] == nil {
			c.made[table] = &pieces{forms: c.forms}
		}
		page = &pageState{views: c.views[key], key: key, table: table, made: c.made[table], version: -1, parts: map[string]shownPart{}}
		c.pages[p.Code] = page
	}
	page.used = c.now()
	return page
}

// restTime is for how long what the page of a place shows is kept when nothing happens at
// its table: those who follow it know by sums what they show.
const restTime = 30 * time.Second

// sweep lets go of what has not changed for a while, and does so again while there is
// something. Of sheets that somebody follows it keeps what tells which cells have changed
// when something happens again.
func (c *pageCache) sweep() {
	c.mu.Lock()
	defer c.mu.Unlock()
	now, kept, tables := c.now(), map[string]bool{}, map[string]bool{}
	for code, page := range c.pages {
		if now.Sub(page.used) > restTime {
			delete(c.pages, code)
			continue
		}
		kept[page.key], tables[page.table] = true, true
	}
	alike := map[string]string{}
	for key, v := range c.views {
		switch {
		case kept[key]:
		case v.table.Watched():
			c.views[key] = v.rested(alike)
		default:
			delete(c.views, key)
		}
	}
	maps.DeleteFunc(c.made, func(table string, _ *pieces) bool { return !tables[table] })
	if c.rests = len(c.pages)+len(c.views) > 0; c.rests {
		time.AfterFunc(restTime/2, c.sweep)
	}
}
