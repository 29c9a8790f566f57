// Package print prints what a game night needs, before a game has begun. Other rooms use its
// form, the way it takes a user's house data, and its documents, too.
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
	for ending, f := range map[string]file{"pdf": pdfFile, "zip": zipFile} {
		s.Get("/print/{game}."+ending, s.Costly(limit.Print, f.at(h)))
		s.Upload("/print/{game}."+ending, s.Costly(limit.Print, f.sent(h)))
	}
}
