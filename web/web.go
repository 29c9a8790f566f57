// Package web is the web app: pages made on the server that work without
// scripts, and the JSON of the API.
//
// A page is a file of its own here: its handler, and the struct that its
// template in templates/pages is filled with. Handlers return errors; fail
// alone turns an error into a page. Nothing here knows a concrete game: the
// titles are given, and each appears on every page with no more than its
// rulebook and its sheets.
package web

import (
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
)

// A Config is what the web app is made of.
type Config struct {
	Titles []sheets.Title
	Shelf  ledger.Shelf // with the games of the titles
	Dice   dice.Source  // safe for concurrent use
	Clock  func() time.Time
	Log    *slog.Logger
}

// An app is the web app.
type app struct {
	Config
	pages  pages
	assets map[string]asset
	heavy  chan struct{} // a place for each piece of heavy work at a time
	router *mux.Router
}

// New makes the handler of the web app.
func New(c Config) (http.Handler, error) {
	p, err := parsePages(templates.Pages())
	if err != nil {
		return nil, fmt.Errorf("page templates: %w", err)
	}
	a := &app{Config: c, pages: p, heavy: make(chan struct{}, runtime.GOMAXPROCS(0)), router: mux.NewRouter()}
	if a.assets, err = makeAssets(c.Titles); err != nil {
		return nil, fmt.Errorf("static files: %w", err)
	}
	a.route()
	sameSite := http.NewCrossOriginProtection()
	sameSite.SetDenyHandler(a.handle(func(http.ResponseWriter, *http.Request) error {
		return refuse(http.StatusForbidden, "This came from another site. Open the page here and send it again.")
	}))
	return a.logged(secured(sameSite.Handler(a.router))), nil
}

// route sets out every address of the web app.
func (a *app) route() {
	get := func(path string, h handler) {
		a.router.Handle(path, a.handle(h)).Methods(http.MethodGet, http.MethodHead)
	}
	post := func(path string, h handler) { a.router.Handle(path, a.handle(h)).Methods(http.MethodPost) }
	get("/", a.home)
	get("/rules/{game}", a.rules)
	get("/rules/{game}/odds", a.odds)
	get("/roll", a.roll)
	get("/print", a.print)
	post("/print", a.printSent)
	get("/print/{game}.pdf", a.printPDF)
	post("/print/{game}.pdf", a.printPDFSent)
	get("/check", a.checkForm)
	post("/check", a.check)
	post("/check/sheets.pdf", a.checkPDF)
	post("/api/v1/check", a.checkJSON)
	get("/healthz", health)
	get("/static/{file}", a.static)
	a.router.NotFoundHandler = a.handle(func(http.ResponseWriter, *http.Request) error {
		return refuse(http.StatusNotFound, "There is nothing at this address.")
	})
	a.router.MethodNotAllowedHandler = a.handle(a.notAllowed)
}

// notAllowed says which methods an address takes.
func (a *app) notAllowed(w http.ResponseWriter, r *http.Request) error {
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost} {
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
