package play

import (
	"crypto/rand"
	"html/template"
	"maps"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"saddlebag/scoring/speech"
	"saddlebag/web/live"
	"saddlebag/web/panels"
)

// A pageCache holds what the pages of tables show, so that a change is worked
// out once for all who see the same, and only what has changed is sent.
type pageCache struct {
	epoch string // of this process: stamps of another mean nothing
	clock atomic.Int64

	mu    sync.Mutex
	pages map[pageKey]*pageState
	views map[audience]*sheetViews
	made  map[readers]*pieces
	open  map[readers]int // streams
	forms *formCache
	rests bool // the pages that nobody looks at are to be let go of soon
	now   func() time.Time

	here sync.Map // by language, seat and whether its phone is there: the part that says so
}

// A pageKey is the page of a place, in the language of who reads it.
type pageKey struct {
	code     string // of the place
	language *speech.Language
}

// Readers are those at a table who read the same language.
type readers struct {
	table    string // id
	language *speech.Language
}

// An audience are readers who may see the same: a viewer as in press.Job, less 1, where not
// everybody does.
type audience struct {
	readers
	viewer int
}

// hereOf is the part that says whether the phone of a seat is there, at whatever table. It
// is filled in with a template of a language.
func (c *pageCache) hereOf(t *template.Template, l *speech.Language, seat int, there bool) (*panels.Shared, error) {
	view := TallyView{Seat: seat + 1, Here: there}
	key := struct {
		language *speech.Language
		seat     int
		there    bool
	}{l, seat, there}
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
		pages: map[pageKey]*pageState{}, views: map[audience]*sheetViews{}, made: map[readers]*pieces{}, open: map[readers]int{}, forms: newFormCache(),
	}
}

// stamp makes the stamp of a change, later than all before.
func (c *pageCache) stamp() int64 { return c.clock.Add(1) }

// follow tells that somebody follows a table in a language, until they leave.
func (c *pageCache) follow(who readers) (leave func()) {
	add := func(n int) {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.open[who] += n; c.open[who] == 0 {
			delete(c.open, who)
		}
	}
	add(1)
	return func() { add(-1) }
}

// of finds the page of a place in a language, or makes it. Apart says that not everybody
// sees the same.
func (c *pageCache) of(p live.Place, l *speech.Language, apart bool) *pageState {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.rests {
		c.rests = true
		time.AfterFunc(restTime/2, c.sweep)
	}
	to := audience{readers{p.Table.ID(), l}, -1}
	if apart {
		to.viewer = p.Seat
	}
	key := pageKey{p.Code, l}
	page, ok := c.pages[key]
	if !ok || page.to != to { // the place can come to another seat
		if c.views[to] == nil {
			c.views[to] = newSheetViews(p.Table, l, to.viewer+1)
		}
		if c.made[to.readers] == nil {
			c.made[to.readers] = &pieces{forms: forms{c.forms, l}}
		}
		page = &pageState{views: c.views[to], to: to, made: c.made[to.readers], version: -1, parts: map[string]shownPart{}}
		c.pages[key] = page
	}
	page.used = c.now()
	return page
}

// plates is the file of plates of a digest, in whatever language the page of a place needs
// it; nil where none has been made.
func (c *pageCache) plates(page *pageState, digest string) []byte {
	if file := page.views.platesFile(digest); file != nil {
		return file
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, l := range append(speech.Languages(), speech.Pseudo) { // the page can be older than the choice of a language
		of := page.to
		of.language = l
		if v := c.views[of]; v != nil {
			if file := v.platesFile(digest); file != nil {
				return file
			}
		}
	}
	return nil
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
	now, kept, read := c.now(), map[audience]bool{}, map[readers]bool{}
	for key, page := range c.pages {
		if now.Sub(page.used) > restTime {
			delete(c.pages, key)
			continue
		}
		kept[page.to], read[page.to.readers] = true, true
	}
	alike := map[string]string{}
	for to, v := range c.views {
		switch {
		case kept[to]:
		case c.open[to.readers] > 0:
			c.views[to] = v.rested(alike)
		default:
			delete(c.views, to)
		}
	}
	maps.DeleteFunc(c.made, func(of readers, _ *pieces) bool { return !read[of] })
	if c.rests = len(c.pages)+len(c.views) > 0; c.rests {
		time.AfterFunc(restTime/2, c.sweep)
	}
}
