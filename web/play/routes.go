// Package play is the page of a table while the game runs: the sheets, what can be
// entered, and the stream of changes. What a place sees is worked out once for everybody
// who sees the same.
package play

import (
	"runtime"

	"golang.org/x/sync/semaphore"

	"saddlebag/web/site"
	"saddlebag/web/table"
)

// handlers answer for the page of a table, and for all that is entered on
// it.
type handlers struct {
	site       *site.Site
	tables     *table.Tables
	cache      *pageCache
	broadcasts broadcasts

	arrivals *semaphore.Weighted // of the pages that are sent all they lack at the same time, the first to come first
}

// Route sets out the addresses of the room.
func Route(s *site.Site, tables *table.Tables) {
	thisProgram() // as long as its file is there
	h := &handlers{
		site: s, tables: tables, cache: newPageCache(s.Clock), broadcasts: broadcasts{of: map[string]*broadcast{}},
		arrivals: semaphore.NewWeighted(int64(runtime.GOMAXPROCS(0))),
	}
	s.Get("/t/{code}", h.table)
	s.Get("/t/{code}/stream", h.stream)
	s.Get("/t/{code}/sheet/{sheet}", h.sheet)
	s.Get("/t/{code}/plates/{digest}.svg", h.plates)
	s.Get("/t/{code}/why", h.why)
	s.Get("/t/{code}/earns", h.earns)
	s.Post("/t/{code}/enter", h.enter)
	s.Post("/t/{code}/done", h.done)
	if s.Alone {
		s.Get("/t/{code}/pass", h.pass)
		s.Post("/t/{code}/pass", h.passOn)
	}
	s.Get("/t/{code}/notary", h.notary)
	s.Get("/t/{code}/notary/paper", h.notaryPaper)
}
