// Package book is the record of a table: its ledger with what is written into it
// beside what is played, what was forgotten and is entered later, the documents
// that can be taken away, and the result.
package book

import (
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// Route sets out the addresses of the room.
func Route(s *site.Site, tables *table.Tables) {
	h := &handlers{s, tables}
	s.Get("/t/{code}/book", h.book)
	s.Post("/t/{code}/book", h.writeInBook)
	s.Get("/t/{code}/before/{number}", h.backfill)
	s.Post("/t/{code}/before/{number}", h.proposeBackfill)
	s.Post("/t/{code}/before/{number}/do", h.enterBackfill)
	s.Get("/t/{code}/result", h.result)
	s.Post("/t/{code}/again", h.again)
	s.Get("/t/{code}/sheets/{sheet}.pdf", tables.Sheet)
	s.Get("/t/{code}/ledger", tables.Ledger)
	s.Get("/t/{code}/ledger.json", tables.Export)
}
