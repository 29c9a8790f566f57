package site

import (
	"net/http"

	"github.com/gorilla/mux"
)

// Get sets out an address that is read.
func (s *Site) Get(path string, h Handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// Post sets out an address that a form or a little JSON is sent to.
func (s *Site) Post(path string, h Handler) {
	s.Upload(path, func(w http.ResponseWriter, r *http.Request) error {
		r.Body = http.MaxBytesReader(w, r.Body, MostForm)
		return h(w, r)
	})
}

// Upload sets out an address that a ledger is sent to, whose handler says how
// much it reads.
func (s *Site) Upload(path string, h Handler) {
	s.router.Handle(path, s.handle(h)).Methods(http.MethodPost)
}

// Delete sets out an address by which something is deleted.
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
	return Errorf(http.StatusMethodNotAllowed, "This address does not take %s.", r.Method)
}

// A Route is an address of a site: a method, and a path with the names of what
// changes in it, as /t/{code}.
type Route struct{ Method, Path string }

// Routes lists the addresses that have been set out, for tests that must leave
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
