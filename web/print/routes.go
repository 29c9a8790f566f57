// Package print prints what a game night needs, of games that have not begun. The
// form that asks for it, the house data that a user sends along, and the document
// that comes of it serve the other rooms too.
package print

import (
	"saddlebag/web/site"
)

// Route sets out the addresses of the room.
func Route(s *site.Site) {
	h := &handlers{s}
	limit := s.Limiters
	s.Get("/print", s.Costly(limit.Preview, h.form))
	s.Upload("/print", s.Costly(limit.Preview, h.formSent))
	s.Get("/print/{game}.pdf", s.Costly(limit.Print, h.pdf))
	s.Upload("/print/{game}.pdf", s.Costly(limit.Print, h.pdfSent))
}
