package site

import (
	"fmt"
	"net/http"
	"net/netip"
	"runtime"

	"github.com/gorilla/mux"

	"saddlebag/templates"
)

// New makes a site that has, as yet, no addresses but its own: those of
// static files, and those that tell how it is.
func New(c Config) (*Site, error) {
	p, err := parsePages(templates.Pages())
	if err != nil {
		return nil, fmt.Errorf("page templates: %w", err)
	}
	assets, err := makeAssets(c.Titles)
	if err != nil {
		return nil, fmt.Errorf("static files: %w", err)
	}
	s := &Site{
		Config: c, Limiters: newLimiters(c.Limits, c.Clock), Metrics: newMetrics(),
		pages: p, assets: assets, workSlots: make(chan struct{}, runtime.GOMAXPROCS(0)), router: mux.NewRouter(),
	}
	s.Get("/healthz", health)
	s.Get("/metrics", s.showMetrics)
	s.Get("/static/{file}", s.static)
	s.router.NotFoundHandler = s.handle(func(http.ResponseWriter, *http.Request) error {
		return Errorf(http.StatusNotFound, "There is nothing at this address.")
	})
	s.router.MethodNotAllowedHandler = s.handle(s.notAllowed)
	return s, nil
}

// Handler is the site with all that goes before and after every address.
func (s *Site) Handler() (http.Handler, error) {
	compress, err := compressed()
	if err != nil {
		return nil, err
	}
	return s.observed(secured(compress(s.fromHere(s.router)))), nil
}

// health says that the server answers.
func health(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, err := w.Write([]byte("ok\n"))
	return err
}

// showMetrics answers with the figures. Guests in the same network have no
// business with them, so unless they are open to all only this machine is
// answered, and not for others by way of a proxy on it.
func (s *Site) showMetrics(w http.ResponseWriter, r *http.Request) error {
	from, err := netip.ParseAddr(host(r))
	here := err == nil && from.Unmap().IsLoopback() && r.Header.Get("Forwarded") == "" && r.Header.Get("X-Forwarded-For") == ""
	if !here && !s.OpenMetrics {
		return Errorf(http.StatusForbidden, "The figures are shown on the machine of the server only.")
	}
	w.Header().Set("Cache-Control", "no-store")
	s.Metrics.page.ServeHTTP(w, r)
	return nil
}
