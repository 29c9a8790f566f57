package play

import (
	"context"
	"fmt"
	"net/http"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A livePage is the page of a place, brought up to date, in the language of who reads it.
type livePage struct {
	table    *table.Snapshot
	title    sheets.Title
	language *speech.Language
	alone    bool // it's on the one phone of all who play
	state    *pageState
	parts    []*panels.Shared // all that are no drawings; nil where nobody is sent them
	shows    revision         // but for the sheets
}

// here finds the place that a request comes from, with its page brought up to date.
func (h *handlers) here(r *http.Request) (live.Place, *livePage, error) {
	p, err := h.tables.Place(r)
	if err != nil {
		return p, nil, err
	}
	now, err := h.upToDate(r.Context(), p, site.Language(r), follows{})
	return p, now, err
}

// follows is from what a page follows at a version of its table, as gistOf tells it.
type follows struct {
	version int64
	gist    string // empty where it is not known
}

// upToDate brings the page of a place up to date in a language. What it follows from may be known.
func (h *handlers) upToDate(ctx context.Context, p live.Place, l *speech.Language, known follows) (*livePage, error) {
	v, err := p.View(ctx)
	if err != nil {
		return nil, err
	}
	title, ok := sheets.Find(h.site.Titles, v.Info.ID)
	if !ok {
		return nil, fmt.Errorf("no title for %s", v.Info.ID)
	}
	page := &livePage{title: title, language: l, alone: h.site.Alone, state: h.cache.of(p, l, v.Secrets || title.ViewerDependent)}
	page.state.updating.Lock()
	defer page.state.updating.Unlock()
	defer func() {
		page.shows = page.state.fragments()
		page.shows.stamp = h.cache.clock.Load()
	}()
	if page.table, err = table.Look(ctx, p); err != nil {
		return nil, err
	}
	version := page.table.Presence.Version
	if version == page.state.current() && known.gist == "" { // and nobody is sent anything
		return page, nil
	}
	if err := page.state.views.update(title, page.table.View, h.cache.stamp); err != nil {
		return nil, err
	}
	if page.parts, err = h.partsOf(page, version); err != nil {
		return nil, err
	}
	if known.gist == "" || known.version != version {
		known.gist = gistOf(p, l, page.table.Head, page.table.Presence)
	}
	page.state.set(version, known.gist, page.parts, h.cache.stamp)
	return page, nil
}

// partsOf are the parts of a page that are no drawings, as for anyone of the same place.
func (h *handlers) partsOf(page *livePage, version int64) ([]*panels.Shared, error) {
	anywhere := *page.table
	anywhere.Place.Code = anyCode
	made := page.state.made
	var seats []*seatMade
	asked := askings(&anywhere, page.state.views.layouts(), 0)
	entries := viewEntries(&anywhere, asked, func(a asking, names scoring.Namer) SeatEntries {
		one := made.seat(a, names)
		seats = append(seats, one)
		return one.shows
	})
	alike := page.state.views.alike(anywhere, page.title)
	shown := newOwnPage(&livePage{table: &anywhere, title: page.title, language: page.language, alone: page.alone, state: page.state}, *alike, entries, 0)
	return made.render(h.site.Template(page.language, "table"), version, &shown, seats)
}
