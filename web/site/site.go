// Package site is what all rooms of the web app stand on: pages rendered whole or
// not at all, errors told as a page or as JSON in one place, static files, event
// streams, limits, figures and the log of requests. It knows no room: each sets
// out its own addresses here.
package site

import (
	"html/template"
	"log/slog"
	"net/http"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// A Config is what a site is made of.
type Config struct {
	Titles []sheets.Title
	Shelf  ledger.Catalog // with the games of the titles
	Clock  func() time.Time
	Log    *slog.Logger
	Limits Limits // none unless set; see DefaultLimits

	// Public is the address under which everybody finds the web app, as
	// ParsePublic returns it; empty where that is not known. Links begin with
	// it, and cookies are as safe as it is.
	Public string
	// Proxies are believed when they say for whom they ask.
	Proxies Proxies
	// Phones tells the addresses by which phones in the same network find it,
	// the best first; nil where that is not known.
	Phones func() []string
}

// A Site is what the rooms of the web app have in common. Each room sets out
// its addresses on it.
type Site struct {
	Config
	Limiters Limiters
	Metrics  *Metrics

	pages  pages
	assets map[string]asset
	work   workplaces
	router *mux.Router
}

// Title finds the title that an address or a form names.
func (s *Site) Title(id string) (sheets.Title, error) {
	t, ok := sheets.Find(s.Titles, id)
	if !ok {
		return t, Errorf(http.StatusNotFound, "There is no game %q here.", id)
	}
	return t, nil
}

// Template is a page's template by its name, with those of its parts.
func (s *Site) Template(name string) *template.Template { return s.pages[name] }
