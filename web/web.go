// Package web is the web app: pages made on the server that work without scripts, and the
// JSON of the API.
//
// This package only puts its rooms together on one site. What they share is in web/site:
// rendering pages, reporting errors, sending static files and keeping limits. Each room is
// a folder: info (what the games are), print, check (ledgers and filled sheets), play (the
// page of a table), book (its ledger, and how it ended), lobby (ways to a table, and its
// seats), nights (groups, and what they remember) and api. They draw with web/panels, and reach a table through web/table. The
// tables themselves are in web/live, which speaks no HTTP.
//
// Each page has a file: its handler, and the struct that fills its template in
// templates/pages. Nothing here knows a concrete game: the titles are given, and pages
// see only their rulebooks and sheets.
package web

import (
	"context"
	"errors"
	"net/http"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/web/api"
	"saddlebag/web/book"
	"saddlebag/web/check"
	"saddlebag/web/info"
	"saddlebag/web/live"
	"saddlebag/web/lobby"
	"saddlebag/web/nights"
	"saddlebag/web/play"
	"saddlebag/web/print"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A Config is what the web app is made of.
type Config struct {
	site.Config
	Dice   dice.Source  // safe for concurrent use
	Tables *live.Tables // nil for none, in tests of other rooms
	// Leaving is closed when the server is about to end: nil for never.
	Leaving <-chan struct{}
}

// New makes the handler of the web app.
func New(c Config) (http.Handler, error) {
	s, err := NewSite(c)
	if err != nil {
		return nil, err
	}
	return s.Handler()
}

// NewSite makes the site of the web app with the addresses of all its rooms.
func NewSite(c Config) (*site.Site, error) {
	s, err := site.New(c.Config)
	if err != nil {
		return nil, err
	}
	if c.Tables != nil {
		tellOf(s, c.Tables, c.Leaving)
	}
	info.Route(s, c.Dice, c.Tables)
	print.Route(s)
	check.Route(s)
	tables := table.New(s, c.Tables)
	play.Route(s, tables)
	book.Route(s, tables)
	lobby.Route(s, tables)
	nights.Route(s, tables)
	if !c.Alone {
		api.Route(s, tables)
	}
	return s, nil
}

var errLeaving = errors.New("it was told to")

// tellOf has the site tell how its tables are.
func tellOf(s *site.Site, tables *live.Tables, leaving <-chan struct{}) {
	s.TellReady(func(ctx context.Context) error {
		select {
		case <-leaving:
			return &logbook.UnavailableError{Why: "store.about-to-end", Err: errLeaving}
		default:
			return tables.Ready(ctx)
		}
	})
	s.Metrics.Count("saddlebag_done_anew_total", "How often something was done anew, as another server had changed the table meanwhile.", func() float64 {
		return float64(tables.DoneAnew())
	})
	s.Metrics.Follow("saddlebag_tables_set_aside", "Tables that were opened and found damaged.", func() float64 {
		return float64(tables.SetAside())
	})
	s.Metrics.Follow("saddlebag_tables", "Tables that are kept, those in the trash too.", func() float64 {
		return float64(tables.Quota().Total(context.Background()).Tables)
	})
	s.Metrics.Follow("saddlebag_tables_bytes", "About how many bytes the tables take.", func() float64 {
		return float64(tables.Quota().Total(context.Background()).Bytes)
	})
	s.Metrics.Follow("saddlebag_disk_free_bytes", "Bytes left on the disk of the tables; 0 where that is unknown.", func() float64 {
		return float64(tables.Quota().FreeDisk())
	})
}
