package site

import (
	"fmt"
	"net/http"

	"github.com/gorilla/mux"

	"saddlebag/templates"
	"saddlebag/web/site/packed"
)

// New makes a site that has, as yet, no addresses but its own: those of
// static files, and those that tell how it is.
func New(c Config) (*Site, error) {
	files, err := makeAssets(c.Titles)
	if err != nil {
		return nil, fmt.Errorf("static files: %w", err)
	}
	p, err := parsePages(templates.Pages(), assetFuncs(files))
	if err != nil {
		return nil, fmt.Errorf("page templates: %w", err)
	}
	shrink, err := compressed()
	if err != nil {
		return nil, err
	}
	metrics := newMetrics()
	s := &Site{
		Config: c, Limiters: newLimiters(c.Limits, c.Clock, metrics), Metrics: metrics,
		pages: p, sent: packed.NewCache(c.PageCache), shrink: shrink, assets: files, work: newWorkplaces(metrics.Refused), router: mux.NewRouter(),
	}
	s.Get("/healthz", health)
	s.Get("/static/{file}", s.static)
	s.Get("/worker.js", s.worker) // a worker serves what is under its own address
	s.Get("/static/{digest}/{file}", s.static)
	s.router.NotFoundHandler = s.handle(func(http.ResponseWriter, *http.Request) error {
		return Errorf(http.StatusNotFound, "There is nothing at this address.")
	})
	s.router.MethodNotAllowedHandler = s.handle(s.notAllowed)
	return s, nil
}

// Handler is the site with all that goes before and after every address.
func (s *Site) Handler() (http.Handler, error) {
	fromHere, err := s.fromHere(s.router)
	if err != nil {
		return nil, err
	}
	return s.introduced(s.observed(s.secured(s.shrink(fromHere)))), nil
}

// health says that the server answers.
func health(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, err := w.Write([]byte("ok\n"))
	return err
}
