// Package web is the web app: pages made on the server that work without
// scripts, and the JSON of the API.
//
// A page is a file of its own here: its handler, and the struct that its
// template in templates/pages is filled with. Handlers return errors; fail
// alone turns an error into a page, or into the JSON of the API. Nothing here
// knows a concrete game: the titles are given, and each appears on every page
// with no more than its rulebook and its sheets.
package web

import (
	"crypto/rand"
	"fmt"
	"log/slog"
	"net/http"
	"runtime"
	"time"

	"github.com/gorilla/mux"

	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/templates"
	"saddlebag/web/live"
)

// A Config is what the web app is made of.
type Config struct {
	Titles []sheets.Title
	Shelf  ledger.Shelf // with the games of the titles
	Dice   dice.Source  // safe for concurrent use
	Clock  func() time.Time
	Log    *slog.Logger
	Tables *live.Tables
	Limits Limits // none unless set; see DefaultLimits

	// OpenMetrics shows /metrics to others than this machine.
	OpenMetrics bool

	// Public is the address under which everybody finds the web app, as
	// "https://games.example"; empty where that is not known.
	Public string
	// Phones tells the addresses by which phones in the same network find it,
	// the best first; nil where that is not known.
	Phones func() []string
}

// An app is the web app.
type app struct {
	Config
	pages  pages
	assets map[string]asset
	heavy  chan struct{} // a place for each piece of heavy work at a time

	mirrors *mirrors
	router  *mux.Router

	metrics *metrics
	limits  limiters
}

// New makes the handler of the web app.
func New(c Config) (http.Handler, error) {
	a, err := newApp(c)
	if err != nil {
		return nil, err
	}
	a.route()
	return a.handler()
}

// newApp makes a web app without addresses.
func newApp(c Config) (*app, error) {
	p, err := parsePages(templates.Pages())
	if err != nil {
		return nil, fmt.Errorf("page templates: %w", err)
	}
	assets, err := makeAssets(c.Titles)
	if err != nil {
		return nil, fmt.Errorf("static files: %w", err)
	}
	return &app{
		Config: c, pages: p, assets: assets, heavy: make(chan struct{}, runtime.GOMAXPROCS(0)),
		metrics: newMetrics(), limits: newLimiters(c.Limits, c.Clock), router: mux.NewRouter(),
		mirrors: newMirrors(rand.Text()),
	}, nil
}

// handler is the web app with all that goes before and after every address.
func (a *app) handler() (http.Handler, error) {
	compress, err := compressed()
	if err != nil {
		return nil, err
	}
	return a.observed(secured(compress(a.fromHere(a.router)))), nil
}

// route sets out every address of the web app.
func (a *app) route() {
	a.get("/", a.home)
	a.get("/rules/{game}", a.rules)
	a.get("/rules/{game}/odds", a.odds)
	a.get("/roll", a.roll)
	a.get("/print", a.print)
	a.upload("/print", a.printSent)
	a.get("/print/{game}.pdf", a.printPDF)
	a.upload("/print/{game}.pdf", a.printPDFSent)
	a.get("/check", a.checkForm)
	a.upload("/check", a.check)
	a.get("/check/sheet", a.sheet)
	a.upload("/check/sheet", a.sheetSent)
	a.upload("/check/sheets.pdf", a.checkPDF)
	a.routeAPI()
	a.get("/t/{code}", a.table)
	a.get("/t/{code}/stream", a.stream)
	a.get("/t/{code}/why", a.why)
	a.post("/t/{code}/enter", a.enter)
	a.post("/t/{code}/done", a.done)
	a.routeTables(a.get, a.post, a.upload)
	a.get("/healthz", health)
	a.get("/metrics", a.showMetrics)
	a.get("/static/{file}", a.static)
	a.router.NotFoundHandler = a.handle(func(http.ResponseWriter, *http.Request) error {
		return refuse(http.StatusNotFound, "There is nothing at this address.")
	})
	a.router.MethodNotAllowedHandler = a.handle(a.notAllowed)
}

// get sets out an address that is read.
func (a *app) get(path string, h handler) {
	a.router.Handle(path, a.handle(h)).Methods(http.MethodGet, http.MethodHead)
}

// post sets out an address that a form or a little JSON is sent to.
func (a *app) post(path string, h handler) {
	a.upload(path, func(w http.ResponseWriter, r *http.Request) error {
		r.Body = http.MaxBytesReader(w, r.Body, mostForm)
		return h(w, r)
	})
}

// upload sets out an address that a ledger is sent to, whose handler says how
// much it reads.
func (a *app) upload(path string, h handler) {
	a.router.Handle(path, a.handle(h)).Methods(http.MethodPost)
}

// notAllowed says which methods an address takes.
func (a *app) notAllowed(w http.ResponseWriter, r *http.Request) error {
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodDelete} {
		try := r.Clone(r.Context())
		try.Method = method
		var match mux.RouteMatch
		if a.router.Match(try, &match) && match.MatchErr == nil {
			w.Header().Add("Allow", method)
		}
	}
	return refuse(http.StatusMethodNotAllowed, "This address does not take %s.", r.Method)
}

// health says that the server answers.
func health(w http.ResponseWriter, _ *http.Request) error {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	_, err := w.Write([]byte("ok\n"))
	return err
}

// title finds the title that an address or a form names.
func (a *app) title(id string) (sheets.Title, error) {
	t, ok := sheets.Find(a.Titles, id)
	if !ok {
		return t, refuse(http.StatusNotFound, "There is no game %q here.", id)
	}
	return t, nil
}

// atWork waits for a place at heavy work and does it. Whoever has gone away
// meanwhile waits no longer.
func (a *app) atWork(r *http.Request, work func() error) error {
	select {
	case a.heavy <- struct{}{}:
	case <-r.Context().Done():
		return r.Context().Err()
	}
	defer func() { <-a.heavy }()
	return work()
}
