// The program of a site without a server: it answers the worker of a browser as a server would,
// with the tables in the browser's database.
//
// Only "saddlebag site" builds it, for WebAssembly. It takes the path of the site from the
// worker's script.
package main

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"net/http"
	"os"
	"syscall/js"
	"time"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger/indexeddb"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/site"
	"saddlebag/web/worker"
)

// cookies is the name that the store keeps them by.
const cookies = "cookies"

func main() {
	h, err := app(js.Global().Get("root").String())
	if err != nil {
		js.Global().Call("failed", err.Error())
		return
	}
	worker.Serve(h)
}

// app is the web app under a path.
func app(root string) (http.Handler, error) {
	ctx, log := context.Background(), slog.New(slog.NewTextHandler(os.Stderr, nil))
	store, jar, err := open(ctx, root)
	if refused := (*logbook.UnavailableError)(nil); errors.As(err, &refused) {
		log.WarnContext(ctx, "without tables", "error", err)
		store = &noTables{why: refused}
		jar, err = worker.NewJar(nil, func([]byte) error { return nil }, time.Now)
	}
	if err != nil {
		return nil, err
	}
	tables, err := live.Open(ctx, live.Config{
		Shelf: titles.Shelf(), Store: store, Dice: dice.Crypto(), Keys: rand.Reader, Clock: time.Now, Log: log, Trash: live.DefaultTrash,
	})
	if err != nil {
		return nil, err
	}
	h, err := web.New(web.Config{
		Config: site.Config{Titles: titles.List, Shelf: titles.Shelf(), Clock: time.Now, Log: log, Alone: true},
		Dice:   dice.Crypto(), Tables: tables,
	})
	if err != nil {
		return nil, err
	}
	return worker.Under(root, jar.Serve(h)), nil
}

// open opens what the browser keeps.
func open(ctx context.Context, root string) (logbook.Store, *worker.Jar, error) {
	store, err := indexeddb.Open(ctx, "saddlebag "+root)
	if err != nil {
		return nil, nil, err
	}
	kept, err := store.Kept(cookies)
	if err != nil {
		return nil, nil, err
	}
	jar, err := worker.NewJar(kept, func(text []byte) error { return store.Keep(cookies, text) }, time.Now)
	return store, jar, err
}

// noTables is the store where the browser keeps nothing: what needs no table goes on.
type noTables struct {
	memory.Store
	why error
}

// Create fails.
func (s *noTables) Create(context.Context, string, string, *logbook.Card, ...logbook.Record) error {
	return s.why
}

// Led fails, so that nobody reads that there are no tables.
func (s *noTables) Led(context.Context, ...string) (map[string][]string, error) { return nil, s.why }
