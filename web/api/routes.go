// Package api is the JSON of the web app. openapi.json describes its addresses. They offer
// what the pages offer: the same tables, the same rules.
package api

import (
	"net/http"

	"saddlebag/web/check"
	"saddlebag/web/site"
	"saddlebag/web/table"
)

// A route is an address of the API.
type route struct {
	path   string // after APIPrefix
	set    func(path string, h site.Handler)
	method string
	handle site.Handler
}

// Route sets out the addresses of the room.
func Route(s *site.Site, tables *table.Tables) {
	for _, r := range (&handlers{s, tables.ForPrograms()}).routes() {
		r.set(site.APIPrefix+r.path, r.handle)
	}
}

// routes are the addresses of the API. Each is in openapi.json, and nothing
// else is.
func (h *handlers) routes() []route {
	s := h.site
	return []route{
		{"openapi.json", s.Get, http.MethodGet, openAPI},
		{"check", s.Upload, http.MethodPost, check.JSON(s)},
		{"tables", s.Upload, http.MethodPost, s.Costly(s.Limiters.Make, h.makeTable)},
		{"sit/{key}", s.Post, http.MethodPost, h.sit},
		{"tables/{code}", s.Get, http.MethodGet, h.table},
		{"tables/{code}", s.Delete, http.MethodDelete, h.deleteTable},
		{"tables/{code}/prompts", s.Get, http.MethodGet, h.prompts},
		{"tables/{code}/invitations", s.Post, http.MethodPost, h.invitations},
		{"tables/{code}/handovers/{id}", s.Post, http.MethodPost, h.handover},
		{"tables/{code}/events", s.Post, http.MethodPost, h.enter},
		{"tables/{code}/proposals", s.Post, http.MethodPost, h.propose},
		{"tables/{code}/ledger", s.Get, http.MethodGet, h.ledger},
		{"groups", s.Post, http.MethodPost, s.Costly(s.Limiters.Make, h.makeGroup)},
		{"groups/{link}", s.Get, http.MethodGet, h.group},
		{"groups/{link}/plays", s.Post, http.MethodPost, h.addPlay},
		{"tables/{code}/sheets/{sheet}.pdf", s.Get, http.MethodGet, h.tables.Sheet},
	}
}
