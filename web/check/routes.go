// Package check judges what was played: a ledger, or the filled sheets alone, which you
// can fill in here.
package check

import (
	"saddlebag/web/site"
)

// Route sets out the addresses of the room.
func Route(s *site.Site) {
	h := &handlers{site: s}
	limit := s.Limiters
	s.Get("/check", h.form)
	s.Upload("/check", s.Costly(limit.Check, h.check))
	s.Get("/check/sheet", s.Costly(limit.Fill, h.sheet))
	s.Upload("/check/sheet", s.Costly(limit.Fill, h.sheetSent))
	s.Upload("/check/sheets.pdf", s.Costly(limit.Print, h.pdf))
}

// JSON answers with what check --json prints of a ledger or filled sheets.
func JSON(s *site.Site) site.Handler { return s.Costly(s.Limiters.Check, (&handlers{site: s}).json) }

// handlers answer for what was played: a ledger, or the filled sheets
// alone.
type handlers struct {
	site   *site.Site
	latest latest
}
