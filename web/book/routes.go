// Package book is the record of a table: its ledger and the notes in it, the pages that
// change, delete or add an entry, the documents to take away, and the result.
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
	for _, page := range []string{wrongPage, beforePage} {
		at := "/t/{code}/" + page + "/{number}"
		s.Get(at, h.mend(page, h.show))
		s.Post(at, propose)
		s.Post(at+"/do", h.mend(page, h.enter))
	}
	s.Get("/t/{code}/result", h.result)
	s.Get("/t/{code}/picture.png", h.picture)
	s.Post("/t/{code}/again", h.again)
	s.Post("/t/{code}/group", h.remember)
	s.Get("/t/{code}/sheets/{sheet}.pdf", tables.Sheet)
	s.Get("/t/{code}/ledger", tables.Ledger)
	s.Get("/t/{code}/ledger.json", tables.Export)
}
