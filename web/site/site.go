// Package site is what all rooms of the web app stand on: pages rendered whole or not at
// all, errors shown as a page or as JSON in one place, static files, event streams, limits,
// figures and the log of requests. It knows no room: each registers its own addresses
// here.
package site

import (
	"fmt"
	"html/template"
	"log/slog"
	"net/http"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/templates"
	"saddlebag/web/site/assets"
	"saddlebag/web/site/packed"
)

// A Config is what a site is made of.
type Config struct {
	Titles []sheets.Title
	Shelf  ledger.Catalog // with the games of the titles
	Clock  func() time.Time
	Log    *slog.Logger
	Limits Limits // none unless set; see DefaultLimits

	// Public is the public address of the web app, as ParsePublic returns it; empty
	// if it's unknown. Links begin with it, and cookies are as safe as it
	// is.
	Public string
	// Proxies are the proxies to believe when they say for whom they ask.
	Proxies Proxies
	// Paper is the paper that people are offered first; empty for the usual one where
	// they are.
	Paper string
	// Shrink makes the answers of a handler smaller on the wire, as shrink.Answers; nil for none.
	Shrink func(http.Handler) http.HandlerFunc
	// Metrics count what the site does; nil for nobody.
	Metrics Metrics
	// PageCache is how many bytes of sent pages are kept, compressed, in case somebody loads
	// one again. At 0 nothing is kept; see packed.Usual.
	PageCache int
	// Alone says that the site is within one phone, where nobody else finds it: nothing is
	// offered that takes a server.
	Alone bool
	// Phones returns the addresses where phones in the same network may find it,
	// the likeliest first; nil if they are unknown.
	Phones func() []Address
}

// A Site is what the rooms of the web app share. Each room registers its addresses
// on it.
type Site struct {
	Config
	Limiters Limiters

	pages  map[*speech.Language]pages
	sent   *packed.Cache
	assets *assets.Set
	work   workplaces
	router *mux.Router
}

// Title finds the title that an address or a form names.
func (s *Site) Title(id string) (sheets.Title, error) {
	t, ok := sheets.Find(s.Titles, id)
	if !ok {
		return t, Refuse(http.StatusNotFound, "site.no-game", "game", id)
	}
	return t, nil
}

// Template is a page's template in a language by its name, with those of its parts.
func (s *Site) Template(l *speech.Language, name string) *template.Template {
	return s.pages[l][name]()
}

// Get registers an address to read.
func (s *Site) Get(path string, h Handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// Post registers an address for a form or a little JSON.
func (s *Site) Post(path string, h Handler) {
	s.Upload(path, func(w http.ResponseWriter, r *http.Request) error {
		r.Body = http.MaxBytesReader(w, r.Body, MostForm)
		return h(w, r)
	})
}

// Upload registers an address for a ledger. Its handler limits how much it
// reads.
func (s *Site) Upload(path string, h Handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodPost)
}

// Delete registers an address to delete something.
func (s *Site) Delete(path string, h Handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodDelete)
}

// notAllowed says which methods an address takes.
func (s *Site) notAllowed(w http.ResponseWriter, r *http.Request) error {
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodDelete} {
		try := r.Clone(r.Context())
		try.Method = method
		var match mux.RouteMatch
		if s.router.Match(try, &match) && match.MatchErr == nil {
			w.Header().Add("Allow", method)
		}
	}
	return Refuse(http.StatusMethodNotAllowed, "site.no-method", "method", r.Method)
}

// A Route is an address of a site: a method, and a path with names for what
// changes in it, like /t/{code}.
type Route struct{ Method, Path string }

// Routes lists the registered addresses, for tests that must leave
// none out.
func (s *Site) Routes() ([]Route, error) {
	var all []Route
	err := s.router.Walk(func(r *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		path, err := r.GetPathTemplate()
		if err != nil {
			return err
		}
		methods, err := r.GetMethods()
		if err != nil {
			return err
		}
		for _, method := range methods {
			all = append(all, Route{method, path})
		}
		return nil
	})
	return all, err
}

// New makes a site that so far has only its own addresses: those of
// static files, and those that report its state.
func New(c Config) (*Site, error) {
	files, err := makeAssets(c.Titles)
	if err != nil {
		return nil, fmt.Errorf("static files: %w", err)
	}
	said := map[*speech.Language]pages{}
	for _, l := range append(speech.Languages(), speech.Pseudo) {
		if said[l], err = pagesOf(templates.Pages(), l, siteFuncs(files, c)); err != nil {
			return nil, fmt.Errorf("page templates: %w", err)
		}
	}
	if c.Metrics == nil {
		c.Metrics = uncounted{}
	}
	c.Metrics.Expect(entranceNames(), []string{Accepted, Conflict, Violation, Limited, Failed})
	s := &Site{
		Config: c, Limiters: newLimiters(c.Limits, c.Clock, c.Metrics.Refused),
		pages: said, sent: packed.NewCache(c.PageCache), assets: files, work: newWorkplaces(c.Metrics.Refused), router: mux.NewRouter(),
	}
	s.Get("/healthz", health)
	s.Get("/static/{file}", s.static)
	s.Get("/worker.js", s.worker) // a worker serves what is under its own address
	s.Get("/static/{digest}/{file}", s.static)
	s.Post(languagePath, s.chooseLanguage)
	s.router.NotFoundHandler = s.handle(func(http.ResponseWriter, *http.Request) error {
		return Refuse(http.StatusNotFound, "site.nothing-here")
	})
	s.router.MethodNotAllowedHandler = s.handle(s.notAllowed)
	return s, nil
}

// Handler is the site with everything that runs before and after every address.
func (s *Site) Handler() (http.Handler, error) {
	fromHere, err := s.fromHere(s.router)
	if err != nil {
		return nil, err
	}
	if s.Shrink != nil {
		fromHere = s.Shrink(fromHere)
	}
	return s.introduced(s.observed(s.secured(fromHere))), nil
}

// health says that the server answers.
func health(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, err := w.Write([]byte("ok\n"))
	return err
}
